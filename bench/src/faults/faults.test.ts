import { DATABASE_FAULTS, OUTSIDE_FAULTS, SERVER_FAULTS } from './plan/fault';
import { runSuite } from './suite';

/** `FAULTS_SEED=<seed>` strikes in the same order again. */
const SEED = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000);
const FRAME = { minutes: 0.6, processes: 2, phones: 10, rate: 3_000 };

test(`nothing that was acknowledged is lost or doubled under every kind of fault (FAULTS_SEED=${SEED})`, async () => {
  const lines: string[] = [];
  const result = await runSuite({ seed: SEED, ...FRAME }, (line) => void lines.push(line));
  expect({ ...result, lines }).toMatchObject({ broken: [], lost: 0, doubled: 0, wrong: 0, pass: true });
  const kinds = [...DATABASE_FAULTS, ...SERVER_FAULTS, ...OUTSIDE_FAULTS, 'service-kill'];
  const missing = kinds.filter((kind) => !(kind in result.faults));
  expect(missing.sort()).toEqual([...result.without].sort());
  // Enough was under way to be lost, of each kind.
  expect(result.acknowledgedFixes).toBeGreaterThan(1_000);
  expect(Math.min(result.journeys, result.violations, result.incidents, result.judgedAnew)).toBeGreaterThan(
    2,
  );
  expect(result.leaves).toBeGreaterThan(result.violations);
});
