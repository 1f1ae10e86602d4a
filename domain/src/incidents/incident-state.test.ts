import {
  canBecome,
  isIncidentClosed,
  isReopening,
  needsReason,
  REOPENED_STATUS,
  statusesBefore,
} from './incident-state';
import { INCIDENT_STATUSES } from './incidents';

test.each([
  ['RECEIVED', ['VERIFIED', 'UNDER_REVIEW', 'RESOLVED', 'REJECTED', 'DUPLICATE']],
  ['VERIFIED', ['UNDER_REVIEW', 'RESOLVED', 'REJECTED', 'DUPLICATE']],
  ['UNDER_REVIEW', ['RESOLVED', 'REJECTED', 'DUPLICATE']],
  ['RESOLVED', []],
  ['REJECTED', []],
  ['DUPLICATE', []],
] as const)('%s goes to %j and nowhere else', (from, expected) => {
  expect(INCIDENT_STATUSES.filter((to) => canBecome(from, to))).toEqual(expected);
  expect(isIncidentClosed(from)).toBe(expected.length === 0);
});

test('what a status can be reached from is the same the other way round', () => {
  expect(statusesBefore('VERIFIED')).toEqual(['RECEIVED']);
  expect(statusesBefore('RESOLVED')).toEqual(['RECEIVED', 'VERIFIED', 'UNDER_REVIEW']);
  expect(statusesBefore('RECEIVED')).toEqual([]);
});

test('a decision that ends the matter for the one who submitted it needs a reason', () => {
  expect(INCIDENT_STATUSES.filter(needsReason)).toEqual(['RESOLVED', 'REJECTED']);
});

test('a step out of a closed status reopens an incident, and no other step does', () => {
  const closed = INCIDENT_STATUSES.filter((from) => isReopening(from, REOPENED_STATUS));
  expect(closed).toEqual(['RESOLVED', 'REJECTED', 'DUPLICATE']);
  expect(isReopening('RESOLVED', 'REJECTED')).toBe(false);
  expect(isReopening(null, 'RECEIVED')).toBe(false);
});
