import type { Violation } from '../violations/violation.entity';
import { PublicFaces } from './public-faces';

const OPENED: Partial<Violation> = {
  ...{
    id: 7,
    startedAt: new Date('2026-11-24T08:15:20Z'),
    severity: 'CAUTION',
    grade: 'A',
    reportedAt: null,
  },
  ...{ namedAgency: null, isWithdrawn: false, isContested: false, isClaimed: false, isPrimary: true },
};

function violation(over: Partial<Violation> = {}): Violation {
  return { ...OPENED, ...over } as Violation;
}

test('the public hears of what it is shown, and not that hidden members have changed', () => {
  const faces = new PublicFaces();
  expect(faces.hasOpened(violation())).toBe(true);
  expect(faces.hasChanged(violation({ endedAt: new Date(), latitude: 4.1 }))).toBe(false);
  expect(faces.hasChanged(violation({ severity: 'DANGER' }))).toBe(true);
  expect(faces.hasChanged(violation({ isWithdrawn: true }))).toBe(true);
  expect(faces.hasChanged(violation({ isWithdrawn: true, endedAt: new Date() }))).toBe(false);
});

test('one that comes into the public lists later is heard of then', () => {
  const faces = new PublicFaces();
  expect(faces.hasOpened(violation({ grade: 'C' }))).toBe(false);
  expect(faces.hasChanged(violation())).toBe(true);
});

test('the end of one that opened before this process began is not given away', () => {
  const faces = new PublicFaces();
  expect(faces.hasChanged(violation({ endedAt: new Date() }))).toBe(false);
  expect(faces.hasChanged(violation({ severity: 'DANGER' }))).toBe(true);
});
