import fc from 'fast-check';
import { DATABASE_FAULTS, OUTSIDE_FAULTS, SERVER_FAULTS, STRIKES } from './fault';
import type { Fault, FaultKind } from './fault';
import { planFaults } from './plan-faults';
import type { PlanOptions } from './plan-faults';

const OPTIONS: fc.Arbitrary<PlanOptions> = fc.record({
  seed: fc.integer(),
  durationMs: fc.integer({ min: 1, max: 4_000_000 }),
  processes: fc.integer({ min: 1, max: 3 }),
  without: fc.uniqueArray(fc.constantFrom<FaultKind>('disk-full', 'clock-step')).map((all) => new Set(all)),
});

const within = (plan: readonly Fault[], kinds: readonly FaultKind[]): Fault[] =>
  plan.filter(({ kind }) => kinds.includes(kind));
const endOf = ({ atMs, forMs }: Fault): number => atMs + forMs;
const follow = (faults: readonly Fault[]): boolean =>
  faults.every((fault, index) => index === 0 || fault.atMs > endOf(faults[index - 1] ?? fault));

test('the same options give the same plan, in order, within the run, with nothing that the machine can not have', () => {
  fc.assert(
    fc.property(OPTIONS, (options) => {
      const plan = planFaults(options);
      expect(planFaults(options)).toEqual(plan);
      expect(plan.map(({ atMs }) => atMs)).toEqual(plan.map(({ atMs }) => atMs).sort((a, b) => a - b));
      expect(plan.every((fault) => fault.atMs > 0 && endOf(fault) <= options.durationMs)).toBe(true);
      expect(plan.filter(({ kind }) => options.without?.has(kind))).toEqual([]);
      expect(plan.every(({ kind, forMs }) => STRIKES.has(kind) === (forMs === 0))).toBe(true);
      expect(plan.every(({ draw }) => draw >= 0 && draw < 1)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('no fault hides another: one at a time of the database, of the servers, of what is around them', () => {
  fc.assert(
    fc.property(OPTIONS, (options) => {
      const plan = planFaults(options);
      expect(follow(within(plan, OUTSIDE_FAULTS))).toBe(true);
      // A single server that is away would hide what the database does; the whole service at once does too.
      const groups =
        options.processes === 1
          ? [[...DATABASE_FAULTS, ...SERVER_FAULTS]]
          : [
              [...DATABASE_FAULTS, 'service-kill' as const],
              [...SERVER_FAULTS, 'service-kill' as const],
            ];
      expect(groups.every((kinds) => follow(within(plan, kinds)))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('with several processes the whole service is killed after everything else, and only then', () => {
  fc.assert(
    fc.property(OPTIONS, (options) => {
      const plan = planFaults(options);
      const kills = within(plan, ['service-kill']);
      expect(kills.every(({ atMs }) => atMs > options.durationMs * 0.9)).toBe(true);
      expect(options.processes === 1 ? kills : []).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test.each([1, 2, 3])(
  'half a minute with %i processes has every kind, an hour more than 1,000 faults',
  (processes) => {
    const kinds = [...DATABASE_FAULTS, ...SERVER_FAULTS, ...OUTSIDE_FAULTS];
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const short = planFaults({ seed, processes, durationMs: processes === 1 ? 60_000 : 40_000 });
        const missing = kinds.filter((kind) => !short.some((fault) => fault.kind === kind));
        expect(missing).toEqual([]);
        const long = planFaults({ seed, processes, durationMs: 3_600_000 });
        expect(long.length).toBeGreaterThan(processes === 1 ? 800 : 1_000);
        expect(Math.max(...long.map(({ forMs }) => forMs))).toBeGreaterThan(20_000);
      }),
      { numRuns: 20 },
    );
  },
);
