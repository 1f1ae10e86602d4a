import { isConsentMissing, TRACKING_CONSENT_VERSION } from './consent';

it.each([
  [null, true],
  [undefined, true],
  [TRACKING_CONSENT_VERSION - 1, true],
  [TRACKING_CONSENT_VERSION, false],
  [TRACKING_CONSENT_VERSION + 1, false],
])('somebody who agreed to version %p has still to be asked: %p', (version, isMissing) => {
  expect(isConsentMissing(version)).toBe(isMissing);
});
