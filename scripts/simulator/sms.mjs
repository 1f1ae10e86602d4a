import '../lib/check-node.mjs';
import { becomeNode, inRoot } from '../lib/run.mjs';
import { setUp } from '../lib/set-up.mjs';

await setUp('server');
await becomeNode(inRoot('simulator/dist/sms.js'), process.argv.slice(2));
