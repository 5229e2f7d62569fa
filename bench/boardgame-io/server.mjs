// boardgame.io's own server with its default settings. Says its port to the process that started it, and to whoever
// asks what it keeps games in and what it has used so far.
//
//   node server.mjs memory
//   node server.mjs flat-file DIRECTORY
import { createRequire } from 'node:module';
import { game } from './game.mjs';

const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');

const [storage, dir] = process.argv.slice(2);
// Without a `db`, boardgame.io keeps games in memory.
const server = Server({ games: [game], origins: [], ...(storage === 'flat-file' && { db: new FlatFile({ dir }) }) });

server.router.get('/usage', (context) => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  context.body = { storage, peakMemoryMb: maxRSS / 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
});

const { appServer } = await server.run(0);
const { port } = appServer.address();
if (process.send) process.send({ port });
else console.log(`http://127.0.0.1:${port}`);
