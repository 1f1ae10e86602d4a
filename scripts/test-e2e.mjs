import './lib/check-node.mjs';
import { availableParallelism } from 'node:os';
import { becomeNode, JEST } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp('server', 'web');
// Stories wait for what a person would see, and one drives in real time: three at once also on two cores.
const workers = String(Math.ceil(availableParallelism() * 1.5));
await becomeNode(JEST, [...process.argv.slice(2), '--maxWorkers', workers, '--selectProjects', 'e2e']);
