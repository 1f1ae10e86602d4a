import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { codeOf, inRoot, ROOT, say, TSC, VITE } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp('server');

const programs = [
  {
    name: 'compiler',
    args: [TSC, '-b', 'domain', 'backend', 'simulator', 'bench', '--watch', '--preserveWatchOutput'],
  },
  { name: 'server', args: ['--watch', '--watch-preserve-output', inRoot('backend/dist/main.js')] },
  ...(existsSync(inRoot('frontend/vite.config.ts'))
    ? [{ name: 'web', args: [VITE], cwd: inRoot('frontend') }]
    : []),
];
const children = programs.map(({ args, cwd = ROOT }) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit' }),
);
const stopAll = (signal = 'SIGTERM') => children.forEach((child) => child.kill(signal));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => stopAll(name));
}
const ends = children.map(codeOf);
const first = await Promise.race(
  ends.map(async (end, index) => ({ code: await end, name: programs[index]?.name })),
);
say(`The ${first.name} has ended: stopping the others.`);
stopAll();
await Promise.all(ends);
process.exitCode = first.code;
