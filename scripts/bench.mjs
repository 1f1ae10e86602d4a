import './lib/check-node.mjs';
import { becomeNode, inRoot } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

// Some measure the web app.
await setUp('server', 'web');
await becomeNode(inRoot('bench/dist/run.js'), process.argv.slice(2));
