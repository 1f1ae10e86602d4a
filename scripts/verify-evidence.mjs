import './lib/check-node.mjs';
import { becomeNode, inRoot } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp('server');
// Files are named as seen from where the command was given.
await becomeNode(inRoot('backend/dist/verify-evidence-cli.js'), process.argv.slice(2), {
  cwd: process.cwd(),
});
