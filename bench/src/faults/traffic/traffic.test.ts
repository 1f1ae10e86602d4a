import fc from 'fast-check';
import { Answers, ANSWER_WITHIN_MS } from './answers';
import { planJourney, suitesDrives } from './journey-plan';

const DRIVES = suitesDrives(3);
const ASKED = { what: 'a push' };
const ANSWER = { status: 200, text: '{}', retryAfter: null, cookies: [] };
const REFUSAL = { ...ANSWER, status: 503, text: '{"code":"UNAVAILABLE","requestId":"1"}', retryAfter: '2' };

const accusedOf = (answer: typeof ANSWER | typeof REFUSAL, ownMs = 10, mayBe?: number): readonly string[] => {
  const answers = new Answers();
  answers.note(mayBe === undefined ? ASKED : { ...ASKED, mayBe }, answer, ownMs);
  return answers.broken;
};

test('the same seed gives the same drives, and journeys that send every fix once', () => {
  expect(suitesDrives(3)).toEqual(DRIVES);
  fc.assert(
    fc.property(fc.integer(), fc.nat(40), fc.nat(400), (seed, phone, nth) => {
      const plan = planJourney(DRIVES, { seed, phone, nth });
      expect(planJourney(DRIVES, { seed, phone, nth })).toEqual(plan);
      const pushes = plan.isInOrder ? plan.pushes : plan.pushes.toReversed();
      expect(pushes.map(({ from }) => from)).toEqual([0, ...pushes.map(({ to }) => to)].slice(0, -1));
      expect(pushes.every(({ from, to }) => to > from && to - from <= 500)).toBe(true);
      expect(pushes.at(-1)?.to).toBeLessThanOrEqual(DRIVES[plan.drive]?.length ?? 0);
    }),
  );
});

test('ten phones send in every way', () => {
  const plans = Array.from({ length: 10 }, (_, phone) => planJourney(DRIVES, { seed: 1, phone, nth: 0 }));
  expect(plans.filter(({ isInOrder }) => !isInOrder)).toHaveLength(1);
  expect(plans.filter(({ pushes }) => pushes[0]?.isTwice)).toHaveLength(1);
  expect(plans.filter(({ pushes }) => pushes.length > 20)).toHaveLength(2);
});

test.each([
  ['a success', ANSWER, undefined],
  ['a refusal with all that belongs to it', REFUSAL, undefined],
  ['a refusal that is as good as done', { ...ANSWER, status: 409 }, 409],
])('%s breaks no promise', (_, answer, mayBe) => {
  expect(accusedOf(answer, 10, mayBe)).toEqual([]);
});

test.each([
  ['an error of ours', { ...ANSWER, status: 500 }],
  ['a refusal without Retry-After', { ...REFUSAL, retryAfter: null }],
  ['a refusal without its code', { ...REFUSAL, text: '{"requestId":"1"}' }],
  ['a stack trace', { ...REFUSAL, text: `${REFUSAL.text}\n    at query (client.js:1:1)` }],
  ['a refusal that nothing explains', { ...ANSWER, status: 404 }],
])('%s breaks one', (_, answer) => {
  expect(accusedOf(answer)).toHaveLength(1);
});

test('an answer after its limit breaks one too', () => {
  expect(accusedOf(ANSWER, ANSWER_WITHIN_MS + 1)).toHaveLength(1);
});
