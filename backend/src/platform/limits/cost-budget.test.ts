import { CostBudget } from './cost-budget';

const SIZE = { burst: 10, perSecond: 2 };

test('a subject spends its burst, learns when to come back, and is served then', () => {
  const budget = new CostBudget(SIZE);
  expect(budget.charge('a', 8, 0)).toEqual({ retryAfterS: 0 });
  expect(budget.charge('a', 5, 0)).toEqual({ retryAfterS: 2 });
  expect(budget.charge('a', 2, 0)).toEqual({ retryAfterS: 0 });
  expect(budget.charge('b', 10, 0)).toEqual({ retryAfterS: 0 });
  expect(budget.stateOf('a', 0)).toEqual({ limit: 10, remaining: 0, resetAfterS: 5 });
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
  const budget = new CostBudget(SIZE, 100);
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
  expect(budget.stateOf('a', 0)).toEqual({ limit: 10, remaining: 7, resetAfterS: 2 });
});
