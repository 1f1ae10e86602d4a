import './lib/check-node.mjs';
import { becomeNode, inRoot } from './lib/run.mjs';
import { seedDemoOf } from './lib/seed-demo.mjs';
import { setUp } from './lib/set-up.mjs';

/** A push leaves much behind at once: with a small young generation, clearing it up costs a push a tenth more. */
const SERVER_FLAGS = ['--max-semi-space-size=32'];

await setUp('server', 'web');
await becomeNode(inRoot('backend/dist/main.js'), process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  onMessage: seedDemoOf,
  execArgv: SERVER_FLAGS,
});
