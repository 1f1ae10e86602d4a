import './lib/check-node.mjs';
import { becomeNode, inRoot } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp('server', 'web');
await becomeNode(inRoot('backend/dist/main.js'), process.argv.slice(2));
