import {
  BENCH_USAGE,
  readBenchArguments,
  UsageError,
  type BenchArguments,
  type BenchmarkName,
} from './command/arguments';
import { runAll } from './all/all';
import { runAuthStorm } from './auth-storm';
import { runBackup } from './backup';
import { runBudget } from './budget';
import { runSight } from './budget/sight';
import { runDashboard } from './dashboard';
import { runDashboardGrowth } from './dashboard-growth';
import { runDatabaseOutage } from './database-outage';
import { runDay } from './country/day';
import { runEvidence } from './evidence';
import { runFanOut } from './fan-out';
import { runGazetteer } from './gazetteer';
import { runGrowth } from './growth/growth';
import { runIngest } from './ingest/ingest';
import { runLedger } from './ingest/ledger';
import { runLighthouse } from './lighthouse';
import { runLimits } from './limits';
import { runLongJourney } from './long-journey';
import { runNoisyNeighbours } from './noisy-neighbours';
import { runOffline } from './offline/offline';
import { runOpsMap } from './ops-map';
import { runProcesses } from './processes/processes';
import { runPdf } from './web/pdf';
import { runActive } from './reads/active';
import { runLanding } from './reads/landing';
import { runViolations } from './reads/violations';
import { runReconnect } from './reconnect';
import { runSessionLookup } from './session-lookup';
import { runSignInFairness } from './sign-in-fairness';
import { runStatements } from './statements/statements';
import { runTruth } from './truth';
import { runWeb } from './web';

type Run = (options: BenchArguments, notify: (line: string) => void) => Promise<{ readonly pass: boolean }>;

const RUNS: Record<BenchmarkName, Run> = {
  ingest: runIngest,
  'auth-storm': runAuthStorm,
  'session-lookup': runSessionLookup,
  'sign-in-fairness': runSignInFairness,
  'noisy-neighbours': runNoisyNeighbours,
  budget: runBudget,
  sight: runSight,
  web: runWeb,
  lighthouse: runLighthouse,
  offline: runOffline,
  reconnect: runReconnect,
  'database-outage': runDatabaseOutage,
  'long-journey': runLongJourney,
  pdf: runPdf,
  dashboard: runDashboard,
  'dashboard-growth': runDashboardGrowth,
  'ops-map': runOpsMap,
  truth: runTruth,
  limits: runLimits,
  gazetteer: runGazetteer,
  backup: runBackup,
  evidence: runEvidence,
  ledger: runLedger,
  'fan-out': runFanOut,
  processes: runProcesses,
  day: runDay,
  landing: runLanding,
  active: runActive,
  violations: runViolations,
  growth: runGrowth,
  statements: runStatements,
  all: runAll,
};

const notify = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(): Promise<number> {
  const options = readBenchArguments(process.argv.slice(2));
  const result = await RUNS[options.name](options, notify);
  process.stdout.write(`${JSON.stringify(result)}\n`);
  return result.pass ? 0 : 1;
}

// An interrupted benchmark leaves no server behind: each ends with this process.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    notify(`bench: ${why}${error instanceof UsageError ? `; ${BENCH_USAGE}` : ''}`);
    // At once: sockets of what was under way would hold the process for ever.
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
