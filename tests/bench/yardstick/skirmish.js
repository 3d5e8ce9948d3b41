// SPDX-License-Identifier: GPL-3.0-or-later
// The skirmish of bench_play in boardgame.io: two against two in a room of five by five squares, with dials, facing
// left out. Played at random; prints actions per second
// of processor time.
//
//     NODE_PATH=.../node_modules node skirmish.js [seconds]

const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const size = 5;
const speed = 8;
const clicks = 5;
const steps = [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => [dx, dy])).filter(([dx, dy]) => dx || dy);

const at = (G, x, y) => G.figures.findIndex(f => f.clicks < clicks && f.x === x && f.y === y);
const isFree = (G, x, y) => x >= 0 && y >= 0 && x < size && y < size && at(G, x, y) < 0;
const foes = (G, figure) => G.figures.flatMap((other, i) => other.team !== figure.team && other.clicks < clicks &&
    Math.max(Math.abs(other.x - figure.x), Math.abs(other.y - figure.y)) === 1 ? [i] : []);

const Skirmish = {
    setup: () => ({
        active: -1, points: 0, left: 2, done: [],
        figures: [[0, 1, "0"], [0, 3, "0"], [4, 1, "1"], [4, 3, "1"]].map(([x, y, team]) => ({ x, y, team, clicks: 0 })),
    }),
    moves: {
        activate: ({ G, ctx }, i) => {
            if (G.active >= 0 || G.left <= 0 || G.done.includes(i) || G.figures[i].team !== ctx.currentPlayer ||
                G.figures[i].clicks >= clicks)
                return INVALID_MOVE;
            Object.assign(G, { active: i, points: speed, left: G.left - 1 });
            G.done.push(i);
        },
        step: ({ G }, [dx, dy]) => {
            const figure = G.figures[G.active];
            const cost = dx && dy ? 2 : 1;
            if (!figure || G.points < cost || !isFree(G, figure.x + dx, figure.y + dy))
                return INVALID_MOVE;
            figure.x += dx;
            figure.y += dy;
            G.points -= cost;
        },
        attack: ({ G, random }, target) => {
            const figure = G.figures[G.active];
            if (!figure || !foes(G, figure).includes(target))
                return INVALID_MOVE;
            const strike = (victim) => { if (random.D6() + random.D6() + 9 >= 15) victim.clicks += 2; };
            strike(G.figures[target]);
            if (G.figures[target].clicks < clicks)
                strike(figure);
            G.active = -1;
        },
        rest: ({ G }) => { G.active = -1; },
        endTurn: ({ G, events }) => { Object.assign(G, { active: -1, left: 2, done: [] }); events.endTurn(); },
    },
    endIf: ({ G }) => {
        const alive = new Set(G.figures.filter(f => f.clicks < clicks).map(f => f.team));
        return alive.size < 2 ? { winner: [...alive][0] } : undefined;
    },
};

function legal(G, ctx) {
    const list = [["endTurn"]];
    if (G.active < 0) {
        G.figures.forEach((f, i) => {
            if (G.left > 0 && f.team === ctx.currentPlayer && f.clicks < clicks && !G.done.includes(i))
                list.push(["activate", i]);
        });
        return list;
    }
    const figure = G.figures[G.active];
    for (const [dx, dy] of steps)
        if (G.points >= (dx && dy ? 2 : 1) && isFree(G, figure.x + dx, figure.y + dy))
            list.push(["step", [dx, dy]]);
    foes(G, figure).forEach(target => list.push(["attack", target]));
    return [...list.slice(1), ["rest"]];
}

const seconds = Number(process.argv[2] || 3);
const used = process.cpuUsage();
const elapsed = () => { const { user, system } = process.cpuUsage(used); return (user + system) / 1e6; };
let actions = 0;
while (elapsed() < seconds) {
    const client = Client({ game: Skirmish, numPlayers: 2, debug: false });
    client.start();
    for (let state = client.getState(); !state.ctx.gameover && elapsed() < seconds; state = client.getState()) {
        const [name, ...args] = (list => list[Math.floor(Math.random() * list.length)])(legal(state.G, state.ctx));
        client.moves[name](...args);
        ++actions;
    }
    client.stop();
}
console.log(Math.round(actions / elapsed()));
