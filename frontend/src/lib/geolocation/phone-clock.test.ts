import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { watchPhoneClock } from './phone-clock';

const AT_MS = Date.UTC(2026, 10, 14, 9, 0, 0);

/** A phone whose time passes and whose clock is set as the test says. */
function buildPhone(setBackBeforeMs = 0) {
  const reading = { wallMs: AT_MS, steadyMs: 1_000 };
  const clock = watchPhoneClock(setBackBeforeMs, () => ({ ...reading }));
  return {
    clock,
    pass: (ms: number) => {
      reading.wallMs += ms;
      reading.steadyMs += ms;
    },
    sleep: (ms: number) => {
      reading.wallMs += ms;
    },
    set: (byMs: number) => {
      reading.wallMs += byMs;
    },
  };
}

it('goes on evenly when the clock is set back by ten minutes, and back again later', () => {
  const { clock, pass, set } = buildPhone();
  pass(MINUTE_MS);
  set(-10 * MINUTE_MS);
  pass(1_000);
  expect(clock.nowMs()).toBe(AT_MS + MINUTE_MS + 1_000);
  expect(clock.setBackMs()).toBe(10 * MINUTE_MS);
  pass(MINUTE_MS);
  set(-3 * HOUR_MS);
  expect(clock.nowMs()).toBe(AT_MS + 2 * MINUTE_MS + 1_000);
});

it('takes the time that a phone slept for time that has passed', () => {
  const { clock, pass, sleep } = buildPhone();
  pass(1_000);
  sleep(20 * MINUTE_MS);
  pass(1_000);
  expect(clock.nowMs()).toBe(AT_MS + 20 * MINUTE_MS + 2_000);
  expect(clock.setBackMs()).toBe(0);
});

it('makes nothing of a clock that a network sets right by a second, however often', () => {
  const { clock, pass, set } = buildPhone();
  for (let minute = 0; minute < 100; minute += 1) {
    pass(MINUTE_MS);
    set(-1_000);
    clock.nowMs();
  }
  expect(clock.setBackMs()).toBe(0);
});

it('takes up what an earlier page has seen', () => {
  const { clock, pass } = buildPhone(10 * MINUTE_MS);
  pass(1_000);
  expect(clock.nowMs()).toBe(AT_MS + 10 * MINUTE_MS + 1_000);
});
