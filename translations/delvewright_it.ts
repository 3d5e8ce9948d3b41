<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Delvewright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delvewright %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dungeon and scenario editor with a rules engine for Mage Knight Dungeons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppMenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Drawing Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Delvewright</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppStatusBar</name>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 px a square</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContactSheet</name>
    <message>
        <source>Chamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hallway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chambers: faces %1 to %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hallways: faces %1 to %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DungeonView</name>
    <message>
        <source>Square %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move the map, plus and minus zoom, F shows all of it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>the schema says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the schema could not be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file could not be written: %1. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a file, found nothing of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a file, found a folder or device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be opened for reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most %1 bytes, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file could not be read to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected more: the text ends in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON, found a fault at &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text of at most %1 bytes, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most %1 levels of nesting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most %1 values in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected this key once, found it twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON in UTF-8, found a zero byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected true or false, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text of at most %1 characters, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text of %1 to %2 characters, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected lower-case words joined by hyphens, at most %1 characters, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most %1 languages, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a language such as en, it or pt-BR, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text in English, key &quot;en&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of %1 entries, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of %1 to %2 entries, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object {…}, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a member &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected no member of this name here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected version %1 or older, found %2: a newer program wrote this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face %1 has no entryway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face %1, column %2, row %3: a printed %4 on %5 terrain, which usually costs %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1 does not start before level %2 on the dial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected this id once in all packs, found it twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a collector&apos;s number of its own in the set %1, found %2 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a piece of the packs, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most %1 aliases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the plain name of a .json file beside pack.json, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected each part once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected three numbers such as 1.0.0, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a file of the pack, found a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a folder of content packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected rows that cover the totals 2 to 12 in order; the row for %1 is missing or doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected rows up to a total of 12, found them up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;spawn&quot;, &quot;attack&quot;, or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most one ability each for speed, attack and defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the first position blank and five traps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most one ability for each value, found both %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected live clicks first and an eliminated one last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 90, 135, 180, 270 or 360, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;startClick&quot; to name one of %1 live clicks, counted from 0, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one dial &quot;main&quot;, or front, left, right and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a &quot;version&quot; on Mage Spawn and on no other figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 1 star and yellow for weak, 2 and blue for standard, 3 and red for tough, neither for unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;arcSide&quot; with a front arc of 135 degrees only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1 characters in every row, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1 at this place of the drawing, found &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a wall on the border of the blocking square in column %1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an id, or pack/id, in lower-case words, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an id of the form pack/name, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 0, 90, 180 or 270, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected each rule once, found %1 twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a folder of rulebooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a tile of the packs named, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a door of the packs named, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a marker of the packs named, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an artifact of the packs named, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a chest or Changeling of the packs named, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a wandering token of the packs named, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a figure of the packs named, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a printed map of the packs named, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a pack that is installed, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a piece of a pack that &quot;packs&quot; names, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a level of %1, 1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 0, since %1 has no levels, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a square of the tile, 0 to %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a token of colour %1, found %2 of colour %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected version %1 of pack %2, found %3 installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected pack %1 as it was, found other content in the same version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected version %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole scenario of version %1, which cannot be brought to version %2 as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a version such as 1.0.0, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 32 digits from 0 to 9 and a to f, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected each of these once, found &quot;%1&quot; twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 0 or 90, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an id of 1 to %1 lower-case letters and digits, with single hyphens, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the id of a player, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the id of a placed tile, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the id of another marker, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an id of its own, found %1 as in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a level of this scenario, from 0 to %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorBanner</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Delvewright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Delvewright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content packs cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of this scenario cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A scenario to open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleCard</name>
    <message>
        <source>Players: %1 · tiles: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioCanvas</name>
    <message>
        <source>Full Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parchment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blueprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ink Saver</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioViewModel</name>
    <message>
        <source>Level %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Delvewright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design dungeons and scenarios for Mage Knight Dungeons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample scenarios are installed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>delve</name>
    <message>
        <source>Rewrite scenario files in canonical form, in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that cannot be read is left untouched.
Examples:
  delve format dungeon.scenario.json
  delve format --check *.scenario.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write nothing; exit with 1 if a file would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring scenario files of older versions up to date, in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example:
  delve migrate old.scenario.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe a scenario in a few lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example:
  delve info dungeon.scenario.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List, check or describe content packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:
  delve pack list
  delve pack info starter
  delve pack validate ./my-pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packs there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a pack, or a folder with a pack.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a pack holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a pack and report mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:
  delve rules                  all areas
  delve rules DOOR             the rules of an area
  delve rules DOOR-03          one rule with its text
  delve rules linked walls     rules with these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An id, an area, or words</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chamber(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hallway(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrain marker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artifact(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chest(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wandering token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrance(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Print the JSON Schema of a format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:
  delve schema                 the names of all schemas
  delve schema scenario        the schema of scenario files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenario, pack, rules, findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the main work once on a sample, and leave the results in a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example:
  delve tour --out ~/delvewright-tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the results go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check scenario files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code: 0 without errors, 2 if a file cannot be read.
Examples:
  delve validate dungeon.scenario.json
  delve validate --json *.scenario.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the result as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check against the JSON Schema as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delvewright on the command line: check, format and explain dungeons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delve COMMAND --help says more, with examples.
Start with: delve tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: would be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: formatted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: already version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pack &quot;%1&quot;. delve pack list shows those there are; a folder with a pack.json can be named too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: readable, %2 warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1, %2, hash %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chests, %2 wandering tokens, %3 artifacts, %4 artifact tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kinds of doors, %2 terrain markers, %3 printed maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked on a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enforced in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked on a layout and enforced in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delve rules AREA lists an area, delve rules ID prints a rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule has this id, area or words. Try: delve rules door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (level %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; %3 of %4 points; pool of %5 Mage Spawn, %6 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: %1, %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no schema &quot;%1&quot;. delve schema lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. Reading a sample dungeon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readable, all its content is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. What it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;. delve --help lists them all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
