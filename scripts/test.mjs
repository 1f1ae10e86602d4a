import './lib/check-node.mjs';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { becomeNode, inRoot, JEST } from './lib/run.mjs';
import { installPrograms } from './lib/programs.mjs';
import { trySetUp } from './lib/set-up.mjs';

// A type error somewhere must not stop the tests of everything else; it fails the run at its end.
const isCurrent = await trySetUp('server');
if (!existsSync(JEST)) {
  process.exit(1);
}
installPrograms();
const given = process.argv.slice(2);
const projects = given.includes('--selectProjects')
  ? []
  : ['--selectProjects', 'domain', 'backend', 'frontend', 'simulator', 'bench', 'walls'];
// Much of a test is waiting for PostgreSQL and timers: with a worker for each processor a third of the time is idle.
const workers = given.some((argument) => /^(--maxWorkers|-w|-i|--runInBand)/.test(argument))
  ? []
  : [`--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`];
// The workers of jest inherit it. Pages and servers leave so much behind that a small young generation costs a
// tenth of the time.
await becomeNode(JEST, [...given, ...workers, ...projects], {
  execArgv: ['--max-semi-space-size=64', '--require', inRoot('scripts/lib/compile-once.cjs')],
});
process.exitCode ||= isCurrent ? 0 : 1;
