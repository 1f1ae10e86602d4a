import {
  ADULT_ANSWERS,
  CONSENT_VERSION,
  consentCovers,
  isConsentMissing,
  mayRecord,
  type ConsentAnswer,
} from './consent';

const ALL_YES: ConsentAnswer = {
  version: CONSENT_VERSION,
  recording: true,
  cases: true,
  witness: true,
  adult: 'YES',
};

it.each([
  [null, true],
  [undefined, true],
  [{ version: CONSENT_VERSION - 1 }, true],
  [{ version: CONSENT_VERSION }, false],
  [{ version: CONSENT_VERSION + 1 }, false],
])('somebody whose answer is %j has still to be asked: %p', (answer, isMissing) => {
  expect(isConsentMissing(answer)).toBe(isMissing);
});

it.each([
  [null, false],
  [ALL_YES, true],
  [{ ...ALL_YES, recording: false }, false],
  [{ ...ALL_YES, version: CONSENT_VERSION - 1 }, false],
])('after %j a journey may be recorded: %p', (answer, isAllowed) => {
  expect(mayRecord(answer)).toBe(isAllowed);
});

it('counts each yes for itself', () => {
  expect(consentCovers({ ...ALL_YES, cases: false }, 'CASES')).toBe(false);
  expect(consentCovers({ ...ALL_YES, cases: false }, 'WITNESS')).toBe(true);
  expect(consentCovers({ ...ALL_YES, witness: false }, 'WITNESS')).toBe(false);
  expect(consentCovers({ ...ALL_YES, witness: false }, 'CASES')).toBe(true);
});

it.each(ADULT_ANSWERS)('accepts a yes for cases and witness only of somebody of 18 or older: %s', (adult) => {
  const answer = { ...ALL_YES, adult };
  expect(consentCovers(answer, 'RECORDING')).toBe(true);
  expect(consentCovers(answer, 'CASES')).toBe(adult === 'YES');
  expect(consentCovers(answer, 'WITNESS')).toBe(adult === 'YES');
});

it('uses nothing of somebody who is not recorded', () => {
  const answer = { ...ALL_YES, recording: false };
  expect((['RECORDING', 'CASES', 'WITNESS'] as const).map((use) => consentCovers(answer, use))).toEqual([
    false,
    false,
    false,
  ]);
});
