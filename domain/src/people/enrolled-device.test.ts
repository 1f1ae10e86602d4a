import { deviceStateOf } from './enrolled-device';

const NOW = new Date('2026-11-20T12:00:00Z');
const EARLIER = new Date('2026-11-19T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const INVITED = { invitationExpiresAt: LATER, claimedAt: null, approvedAt: null, revokedAt: null };

test.each([
  ['INVITED', {}],
  ['EXPIRED', { invitationExpiresAt: NOW }],
  ['WAITING', { claimedAt: EARLIER }],
  ['WAITING', { claimedAt: EARLIER, invitationExpiresAt: EARLIER }],
  ['APPROVED', { claimedAt: EARLIER, approvedAt: EARLIER }],
  ['REVOKED', { revokedAt: EARLIER }],
  ['REVOKED', { claimedAt: EARLIER, approvedAt: EARLIER, revokedAt: EARLIER }],
])('a device is %s by %j', (state, times) => {
  expect(deviceStateOf({ ...INVITED, ...times }, NOW)).toBe(state);
});
