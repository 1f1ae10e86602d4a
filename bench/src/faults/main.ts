import { randomInt } from 'node:crypto';
import { UsageError } from '../command/arguments';
import { FAULTS_USAGE, readSuiteArguments } from './arguments';
import { runSuite } from './suite';
import type { SuiteResult } from './suite';

const SEEDS = 1_000_000;
const notify = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(): Promise<number> {
  const options = readSuiteArguments(process.argv.slice(2), () => randomInt(SEEDS));
  const result = await runSuite(options, notify);
  notify(summaryOf(result));
  process.stdout.write(`${JSON.stringify(result)}\n`);
  return result.pass ? 0 : 1;
}

/** The result for people. */
function summaryOf(result: SuiteResult): string {
  const { answers, memory } = result;
  return [
    `seed ${result.seed}, ${result.minutes} min, ${result.processes} processes: ${result.pass ? 'all promises held' : 'PROMISES BROKEN'}`,
    `  ${result.faultCount} faults: ${Object.entries(result.faults)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
    `  ${result.acknowledgedFixes} fixes acknowledged in ${result.pushes} pushes of ${result.journeys} journeys: lost ${result.lost}, doubled ${result.doubled}, wrong ${result.wrong}`,
    `  ${result.violations} violations, ${result.leaves} records in the log, ${result.incidents} incidents; ${result.judgedAnew} journeys judged anew`,
    `  answers ${JSON.stringify(answers.byStatus)}, slowest ${answers.slowestMs} ms; slowest recovery ${result.slowestRecovery.ms} ms after ${result.slowestRecovery.kind}`,
    memory === null
      ? '  memory: the run was too short to compare'
      : `  memory ${memory.firstMb} -> ${memory.lastMb} MB (${memory.ratio}) over parts of ${memory.partMinutes} min`,
    ...(result.pass
      ? []
      : [`  first broken promise (seed ${result.seed}): ${result.broken[0]}`, `  logs: ${result.logs}`]),
  ].join('\n');
}

// An interrupted run leaves no server behind: each ends with this process.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    notify(error instanceof UsageError ? `faults: ${error.message}; ${FAULTS_USAGE}` : `faults: ${why}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  },
);
