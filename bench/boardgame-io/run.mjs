// One measurement: starts the server on a free port, runs the load against it, stops the server.
//
//   node run.mjs memory|flat-file [options of load.mjs]
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const [storage, ...options] = process.argv.slice(2);
if (storage !== 'memory' && storage !== 'flat-file') {
  console.error('usage: node run.mjs memory|flat-file [options of load.mjs]');
  process.exit(2);
}

// Beside this file and not among temporary files, for those are on many machines not on a disk.
const dir = await mkdtemp(here('data-'));
// Without `production` boardgame.io checks and prints more with every move.
const env = { ...process.env, NODE_ENV: 'production' };
// Whoever interrupts this interrupts the other two processes as well; this one then still tidies up.
process.on('SIGINT', () => {});
const server = fork(here('server.mjs'), [storage, dir], { env });
try {
  const [message] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (!message?.port) throw new Error('the server did not start');
  const load = spawn(process.execPath, [here('load.mjs'), `http://127.0.0.1:${message.port}`, ...options], {
    stdio: 'inherit',
    env,
  });
  const [status] = await once(load, 'exit');
  process.exitCode = status ?? 1;
} finally {
  if (server.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  await rm(dir, { recursive: true });
}
