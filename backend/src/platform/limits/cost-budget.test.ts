import fc from 'fast-check';
import { CostBudget } from './cost-budget';
import type { SharedPot } from './cost-budget';
import { fullBucket, refill } from './token-bucket';
import type { BucketSize, TokenBucket } from './token-bucket';

const SIZE = { burst: 10, perSecond: 2 };

test('a subject spends its burst, learns when to come back, and is served then', () => {
  const budget = new CostBudget(SIZE);
  expect(budget.charge('a', 8, 0)).toEqual({ retryAfterS: 0 });
  expect(budget.charge('a', 5, 0)).toEqual({ retryAfterS: 2 });
  expect(budget.charge('a', 2, 0)).toEqual({ retryAfterS: 0 });
  expect(budget.charge('b', 10, 0)).toEqual({ retryAfterS: 0 });
  expect(budget.stateOf('a', 0)).toEqual({ limit: 10, remaining: 0, resetAfterS: 5, atMs: 0 });
  expect(budget.charge('a', 5, 2_500)).toEqual({ retryAfterS: 0 });
});

test('what costs nothing is served from an empty bucket', () => {
  const budget = new CostBudget(SIZE);
  budget.charge('a', 10, 0);
  expect(budget.charge('a', 0, 0)).toEqual({ retryAfterS: 0 });
  expect(budget.charge('a', 1, 0).retryAfterS).toBe(1);
});

test('a refused charge costs nothing, and one for work that was done uses what there is', () => {
  const budget = new CostBudget(SIZE);
  budget.charge('a', 7, 0);
  budget.charge('a', 5, 0);
  expect(budget.stateOf('a', 0).remaining).toBe(3);
  budget.chargeAnyway('a', 5, 0);
  expect(budget.stateOf('a', 0).remaining).toBe(0);
});

test('a budget remembers so many subjects and no more', () => {
  const budget = new CostBudget(SIZE, { maxSubjects: 100 });
  budget.charge('first', 10, 0);
  Array.from({ length: 99 }, (_, index) => budget.charge(`other ${index}`, 1, 0));
  expect(budget.stateOf('first', 0).remaining).toBe(0);
  Array.from({ length: 100 }, (_, index) => budget.charge(`more ${index}`, 1, 0));
  expect(budget.stateOf('first', 0).remaining).toBe(10);
});

test.each([Number.NaN, -1])('a charge of %d points fails alone and leaves the bucket as it is', (points) => {
  const budget = new CostBudget(SIZE);
  budget.charge('a', 3, 0);
  expect(() => budget.charge('a', points, 0)).toThrow(RangeError);
  expect(() => budget.chargeAnyway('a', points, 0)).toThrow(RangeError);
  expect(budget.stateOf('a', 0)).toEqual({ limit: 10, remaining: 7, resetAfterS: 2, atMs: 0 });
});

describe('several processes with one budget', () => {
  /** So many processes, the pot that they share, and how often it was asked. */
  function severalProcesses(count: number, size: BucketSize) {
    const pots = new Map<string, TokenBucket>();
    let asked = 0;
    const pot: SharedPot = {
      processes: () => count,
      take: (subject, points, { size: potSize, nowMs }) => {
        asked += 1;
        const bucket = pots.get(subject) ?? fullBucket(potSize, nowMs);
        pots.set(subject, bucket);
        refill(bucket, potSize, nowMs);
        const given = Math.min(points, bucket.tokens);
        bucket.tokens -= given;
        return Promise.resolve(given);
      },
    };
    const budgets = Array.from({ length: count }, () => new CostBudget(size, { pot }));
    const charge = async (process: number, points: number, nowMs: number): Promise<boolean> => {
      const budget = budgets[process % count];
      if (budget?.charge('a', points, nowMs).retryAfterS === 0) {
        return true;
      }
      return (
        (await budget?.topUp('a', nowMs)) === true && budget?.charge('a', points, nowMs).retryAfterS === 0
      );
    };
    return { charge, asked: () => asked };
  }

  it('grant together what one alone grants, in whatever order they are asked, and nearly all of it to one of them', async () => {
    const turns = fc.array(
      fc.record({
        process: fc.nat({ max: 4 }),
        points: fc.integer({ min: 1, max: 40 }),
        afterMs: fc.integer({ min: 0, max: 400 }),
      }),
      { minLength: 50, maxLength: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 5 }), turns, async (count, asked) => {
        const size = { burst: 200, perSecond: 40 };
        const { charge } = severalProcesses(count, size);
        let granted = 0;
        let nowMs = 0;
        for (const { process, points, afterMs } of asked) {
          nowMs += afterMs;
          granted += (await charge(process, points, nowMs)) ? points : 0;
        }
        // A slice that was drawn lies ready for as long as a bucket takes to fill.
        expect(granted).toBeLessThanOrEqual(size.burst + (size.perSecond * nowMs) / 1000);
      }),
      { numRuns: 100 },
    );
    const { charge } = severalProcesses(3, { burst: 200, perSecond: 40 });
    let granted = 0;
    while (await charge(0, 1, 0)) {
      granted += 1;
    }
    expect(granted).toBeGreaterThanOrEqual(200 / 6 + 100 - 2);
    expect(granted).toBeLessThanOrEqual(200);
  });

  it('ask the pot neither for a phone that sends now and then nor for each refusal of a flood', async () => {
    const { charge, asked } = severalProcesses(3, { burst: 200, perSecond: 40 });
    for (let index = 0; index < 100; index += 1) {
      expect(await charge(index, 1, index * 1_000)).toBe(true);
    }
    expect(asked()).toBe(0);
    for (let index = 0; index < 5_000; index += 1) {
      await charge(0, 1, 200_000);
    }
    expect(asked()).toBeLessThan(10);
  });
});
