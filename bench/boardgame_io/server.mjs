// boardgame.io's own server, in memory: `node server.mjs PORT`.

import server from 'boardgame.io/dist/cjs/server.js';
import { Cards } from './game.mjs';

server.Server({ games: [Cards], origins: [server.Origins.LOCALHOST] }).run(Number(process.argv[2]));
