import { Caches } from '../../../platform/memory/caches';
import { hasTimeToJudgeAnew } from './judging-anew';

test('a process judges 36,000 fixes anew at once, and 7,200 a second after that', () => {
  let nowMs = 0;
  const services = { caches: new Caches(), clock: () => new Date(nowMs) };
  expect(hasTimeToJudgeAnew(services, 30_000)).toBe(true);
  expect(hasTimeToJudgeAnew(services, 6_001)).toBe(false);
  expect(hasTimeToJudgeAnew(services, 6_000)).toBe(true);
  nowMs = 999;
  expect(hasTimeToJudgeAnew(services, 7_200)).toBe(false);
  nowMs = 1_000;
  expect(hasTimeToJudgeAnew(services, 7_200)).toBe(true);
  // Two processes of one test, or of one machine, have a budget each.
  expect(hasTimeToJudgeAnew({ ...services, caches: new Caches() }, 7_200)).toBe(true);
});

test('a journey longer than that is judged anew when all of it is there', () => {
  let nowMs = 0;
  const services = { caches: new Caches(), clock: () => new Date(nowMs) };
  expect(hasTimeToJudgeAnew(services, 1)).toBe(true);
  expect(hasTimeToJudgeAnew(services, 200_000)).toBe(false);
  nowMs = 1_000;
  expect(hasTimeToJudgeAnew(services, 200_000)).toBe(true);
});
