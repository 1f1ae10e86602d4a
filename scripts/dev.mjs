import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { watchLauncher } from './lib/launcher-watch.mjs';
import { codeOf, inRoot, ROOT, say, TSC, VITE } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp('server');

const programs = [
  {
    name: 'compiler',
    args: [TSC, '-b', '--watch', '--preserveWatchOutput'],
  },
  { name: 'server', args: ['--watch', '--watch-preserve-output', inRoot('backend/dist/main.js')] },
  ...(existsSync(inRoot('frontend/vite.config.ts'))
    ? [{ name: 'web', args: [VITE], cwd: inRoot('frontend') }]
    : []),
];
// Each in a process group of its own: the compiler is a program behind a launcher, which keeps signals to itself.
const children = programs.map(({ args, cwd = ROOT }) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', detached: true }),
);
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, stopAll);
}
watchLauncher(stopAll);
const ends = children.map(codeOf);
const first = await Promise.race(
  ends.map(async (end, index) => ({ code: await end, name: programs[index]?.name })),
);
say(`The ${first.name} has ended: stopping the others.`);
stopAll();
await Promise.all(ends);
process.exitCode = first.code;

function stopAll() {
  for (const { pid } of children) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  }
}
