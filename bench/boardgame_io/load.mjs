// The load of bench/load.py in boardgame.io's protocol: `node load.mjs PORT PROCESS MATCHES SECONDS THINK`; prints JSON.

import { readFileSync } from 'node:fs';
import { io } from 'socket.io-client';

const [port, server, matches, seconds, think] = process.argv.slice(2).map(Number);
const latencies = [];
const made = new Map();
const sleep = (s) => new Promise((done) => setTimeout(done, s * 1000));
let begin;
const begun = new Promise((done) => (begin = done));

class Match {
  constructor(id) {
    this.id = id;
    this.shown = [0, 0];
    this.clicked = new Map();
    this.sockets = [0, 1].map((seat) => this.sit(seat));
  }

  sit(seat) {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    const socket = io(`http://127.0.0.1:${port}/cards`, options);
    socket.on('connect', () => socket.emit('sync', this.id, String(seat), undefined, 2));
    socket.on('sync', (id, { state }) => this.see(socket, seat, state));
    socket.on('update', (id, state) => this.see(socket, seat, state));
    return socket;
  }

  see(socket, seat, state) {
    const isNew = state._stateID > this.shown[seat] || state._stateID === 0;
    this.shown[seat] = state._stateID;
    const both = Math.min(...this.shown);
    made.set(this.id, both);
    for (const [asked, at] of this.clicked) {
      if (asked < both) {
        latencies.push((performance.now() - at) / 1000);
        this.clicked.delete(asked);
      }
    }
    if (isNew && state.ctx.currentPlayer === String(seat)) this.click(socket, seat, state);
  }

  async click(socket, seat, state) {
    await begun;
    await sleep((0.5 + Math.random()) * think);
    const playerID = String(seat);
    const args = [Math.floor(Math.random() * state.G.players[seat].hand.length)];
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID } };
    this.clicked.set(state._stateID, performance.now());
    socket.emit('update', action, state._stateID, this.id, playerID);
  }
}

// A client that listens before the server is there would not try again.
for (let ready = false; !ready; await sleep(0.1)) {
  ready = await fetch(`http://127.0.0.1:${port}/`).then(() => true, () => false);
}
const table = [];
for (let i = 0; i < matches; i += 1) {
  table.push(new Match(`match${i}`));
  if (i % 10 === 9) await sleep(0.05);
}
await sleep(Math.min(5, matches / 40));
begin();
await sleep(2 * think);
latencies.length = 0;
const total = () => [...made.values()].reduce((sum, count) => sum + count, 0);
const ticks = () => {
  const fields = readFileSync(`/proc/${server}/stat`, 'utf8').split(') ').pop().split(' ');
  return Number(fields[11]) + Number(fields[12]);
};
const [before, used, at] = [total(), ticks(), performance.now()];
await sleep(seconds);
const result = { moves: total() - before, ticks: ticks() - used, seconds: (performance.now() - at) / 1000, latencies };
process.stdout.write(JSON.stringify(result), () => process.exit(0));
