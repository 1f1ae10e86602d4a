import './lib/check-node.mjs';
import { becomeNode, inRoot } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp('server', 'web');
await becomeNode(inRoot('e2e/dist/gallery/capture-screenshots.js'), process.argv.slice(2));
