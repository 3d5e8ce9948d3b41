// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/report/page_style.h"

namespace delve {

QString pageStyle()
{
    return QStringLiteral(R"(
:root { --ground: #f5f1e9; --card: #fffdf9; --text: #2b2521; --quiet: #6a5f53; --border: #d8cebc; --accent: #8f5f12;
  --good: #1f7a43; --good-ground: #e6f3e9; --bad: #a3261b; --bad-ground: #fbe9e5; --open: #8a5a00; --open-ground: #fdf1d8; }
@media (prefers-color-scheme: dark) {
:root { --ground: #1c1a20; --card: #25232a; --text: #f0eadd; --quiet: #b3a99b; --border: #45404d; --accent: #e2b142;
  --good: #7fd49b; --good-ground: #1f3528; --bad: #ff9a8a; --bad-ground: #45262a; --open: #f3b95f; --open-ground: #40331f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, sans-serif; }
header, main, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.5rem; }
header { padding-top: 3rem; padding-bottom: 1rem; }
.eyebrow { margin: 0; color: var(--accent); font-size: 0.85rem; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; }
h1 { margin: 0.1em 0 0.2em; font: 600 2.6rem/1.15 Georgia, serif; }
.facts { margin: 0; color: var(--quiet); }
section { margin: 1.5rem 0; padding: 1.6rem 1.8rem; background: var(--card); border: 1px solid var(--border); border-radius: 12px; }
h2 { margin: 0 0 1rem; font: 600 1.45rem/1.2 Georgia, serif; }
h3 { margin: 2rem 0 0.6rem; font-size: 1.05rem; }
p { margin: 0.6rem 0; }
.quiet, .identity { color: var(--quiet); font-size: 0.92rem; }
.identity { overflow-wrap: anywhere; font-size: 0.8rem; }
.verdicts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: 0.9rem; margin: 0; padding: 0; list-style: none; }
.verdicts li { display: flex; gap: 0.9rem; padding: 1rem 1.1rem; border: 1px solid var(--border); border-radius: 10px; }
.verdicts li:first-child { grid-column: 1 / -1; font-size: 1.12rem; }
.verdicts li div { min-width: 0; overflow-wrap: break-word; }
.verdicts p { margin: 0.15rem 0 0; }
.sign { flex: none; width: 1.75rem; height: 1.75rem; border-radius: 50%; text-align: center; font-weight: 700; line-height: 1.75rem;
  background: var(--border); color: var(--text); }
.good { background: var(--good-ground); } .good strong { color: var(--good); } .good .sign { background: var(--good); color: var(--card); }
.bad { background: var(--bad-ground); } .bad strong { color: var(--bad); } .bad .sign { background: var(--bad); color: var(--card); }
.open { background: var(--open-ground); } .open strong { color: var(--open); } .open .sign { background: var(--open); color: var(--card); }
figure { margin: 0.5rem 0 1.2rem; }
figure img { display: block; max-width: 100%; height: auto; }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1.2rem; }
.heat { margin: 0; }
.heat figcaption { margin-bottom: 0.4rem; font-weight: 600; }
.heat .map { width: 100%; border: 1px solid var(--border); border-radius: 8px; }
.heat picture img { margin-top: 0.6rem; }
.wide { overflow-x: auto; margin: 0.8rem 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
caption { padding-bottom: 0.4rem; text-align: left; color: var(--quiet); font-size: 0.85rem; }
th, td { padding: 0.45rem 0.7rem; border-bottom: 1px solid var(--border); text-align: right; white-space: nowrap; }
thead th { color: var(--quiet); font-size: 0.8rem; font-weight: 600; white-space: normal; vertical-align: bottom; }
th:first-child { padding-left: 0; text-align: left; }
tbody th { font-weight: 600; }
tbody tr:last-child th, tbody tr:last-child td { border-bottom: none; }
pre { overflow-x: auto; padding: 0.9rem 1.1rem; border: 1px solid var(--border); border-radius: 8px; background: var(--ground); font-size: 0.9rem; }
footer { padding-bottom: 3rem; color: var(--quiet); font-size: 0.85rem; }
@media (max-width: 40rem) {
header, main, footer { padding-left: 0.75rem; padding-right: 0.75rem; }
header { padding-top: 1.5rem; }
h1 { font-size: 1.9rem; overflow-wrap: break-word; }
section { padding: 1.1rem 0.9rem; }
}
@media print { body { background: white; } section { break-inside: avoid; border: none; padding: 0; } }
)");
}

} // namespace delve
