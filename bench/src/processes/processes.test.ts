import { runBus } from './processes';
import { BUSES } from './cluster';

/** Four kills at five seconds each; `npm run bench -- processes --seconds 60` takes longer. */
const KILL_FOR_MS = 16_000;

test.each(BUSES)(
  'by %s, three processes behind a proxy of which one is killed every 5 s lose no fix, show every violation once, and hold limits',
  async (bus) => {
    const outcome = await runBus(bus, { killForMs: KILL_FOR_MS });
    expect(outcome).toMatchObject({ lost: 0, missed: 0, twice: 0, wrongRecords: 0, doubleRuns: 0 });
    expect(outcome).toMatchObject({ isSecure: true, exitCodes: [0, 0, 0], limits: { isOpen: false } });
    expect(outcome.kills).toBeGreaterThanOrEqual(4);
    expect(outcome.violations).toBeGreaterThan(0);
    expect(outcome.runs).toBeGreaterThan(0);
    expect(outcome.limits.granted).toBeLessThanOrEqual(outcome.limits.mostGranted);
    expect(outcome.pass).toBe(true);
  },
);
