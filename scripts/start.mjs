import './lib/check-node.mjs';
import { becomeNode, inRoot } from './lib/run.mjs';
import { seedDemoOf } from './lib/seed-demo.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp('server', 'web');
await becomeNode(inRoot('backend/dist/main.js'), process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  onMessage: seedDemoOf,
});
