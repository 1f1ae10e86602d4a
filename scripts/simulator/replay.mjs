import '../lib/check-node.mjs';
import { becomeNode, inRoot } from '../lib/run.mjs';
import { setUp } from '../lib/set-up.mjs';

await setUp('server');
// Tracks are named as seen from where the command was given.
await becomeNode(inRoot('simulator/dist/replay.js'), process.argv.slice(2), { cwd: process.cwd() });
