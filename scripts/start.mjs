import './lib/check-node.mjs';
import { becomeNode, inRoot } from './lib/run.mjs';
import { seedDemoOf } from './lib/seed-demo.mjs';
import { setUp } from './lib/set-up.mjs';

/** A push leaves much behind at once: with a small young generation, clearing it up costs a push a tenth more. */
const SERVER_FLAGS = ['--max-semi-space-size=32'];

/** From Node 22 on, compiled code is found again: a fifth of the processor time of a start. Node 20 does not know it. */
const COMPILED = { NODE_COMPILE_CACHE: inRoot('.cache/compiled') };

await setUp('server', 'web');
await becomeNode(inRoot('backend/dist/main.js'), process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  onMessage: seedDemoOf,
  execArgv: SERVER_FLAGS,
  env: { ...COMPILED, ...process.env },
});
