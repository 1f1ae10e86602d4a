import { doOthersAgree, type RidePhone } from './ride-agreement';

const OWN: RidePhone = { accountId: 1, speedKmh: 92, lat: 4, lng: 9.7, recordedAtMs: 60_000, accuracyM: 5 };
const other = (accountId: number, over: Partial<RidePhone> = {}): RidePhone => ({
  ...OWN,
  accountId,
  ...over,
});

test.each([
  ['two others at the same speed', [other(2), other(3)], true],
  ['two others within 3 km/h', [other(2, { speedKmh: 89 }), other(3, { speedKmh: 95 })], true],
  ['nobody else', [], false],
  ['one other', [other(2)], false],
  ['one other with two phones', [other(2), other(2)], false],
  ['the own second phone and one other', [other(1), other(2)], false],
  ['one who is 4 km/h off', [other(2), other(3, { speedKmh: 96.1 })], false],
  ['one who is two kilometres away', [other(2), other(3, { lat: 4.02 })], false],
])('%s', (_name, others, agrees) => {
  expect(doOthersAgree(OWN, others)).toBe(agrees);
});
