import './lib/check-node.mjs';
import { becomeNode, JEST } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp('server', 'web');
await becomeNode(JEST, [...process.argv.slice(2), '--selectProjects', 'e2e']);
