import { periodStart, stepped } from './period-steps';

it('begins a period with its first day', () => {
  expect(periodStart('DAILY', '2026-11-14')).toBe('2026-11-14');
  expect(periodStart('MONTHLY', '2026-11-14')).toBe('2026-11-01');
  expect(periodStart('YEARLY', '2026-11-14')).toBe('2026-01-01');
});

it('steps over ends of months and years', () => {
  expect(stepped('DAILY', '2024-02-28', 1)).toBe('2024-02-29');
  expect(stepped('DAILY', '2026-01-01', -1)).toBe('2025-12-31');
  expect(stepped('MONTHLY', '2026-01-01', -1)).toBe('2025-12-01');
  expect(stepped('YEARLY', '2026-01-01', -1)).toBe('2025-01-01');
});
