import { chosenMarks, markOf, zoneCounts } from './ops-choices';
import { createOpsStore } from './ops-store';

const NOTHING = { computedAt: '2026-11-20T09:00:00Z', journeys: [], violations: [], incidents: [] };
const NONE_HIDDEN = { hiddenZones: new Set<never>(), hiddenKinds: new Set<never>() };

function moving(id: string, zone: 'SAFE' | 'DANGER' | null, latitude: number | null = 4) {
  return {
    id,
    vehicleId: id,
    registrationNumber: 'LT-•••-KD',
    transportAgency: null,
    vehicleType: 'BUS' as const,
    latitude,
    longitude: latitude === null ? null : 10,
    speedKmh: zone === null ? null : 50,
    zone,
    since: '2026-11-20T08:00:00Z',
    lastFixAt: '2026-11-20T08:10:00Z',
  };
}

function violation(id: number, more: object = {}) {
  return {
    id: String(id),
    latitude: 4,
    longitude: 10,
    startedAt: '2026-11-20T08:10:00Z',
    severity: 'WARNING' as const,
    speedKmh: 66,
    isClaimed: false,
    isWithdrawn: false,
    ...more,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts vehicles by zone, also those whose speed or place is not known', () => {
  const store = createOpsStore();
  store.replace({
    ...NOTHING,
    journeys: [moving('1', 'SAFE'), moving('2', null), moving('3', 'SAFE', null)],
  });
  expect(zoneCounts(store.read())).toEqual({ SAFE: 2, CAUTION: 0, WARNING: 0, DANGER: 0, UNKNOWN: 1 });
  expect(chosenMarks(store.read(), NONE_HIDDEN).map(({ key }) => key)).toEqual(['j2', 'j1']);
});

it('moves vehicles, adds new ones and lets ended ones go, and reports all of it at once', () => {
  const store = createOpsStore();
  store.replace({ ...NOTHING, journeys: [moving('1', 'SAFE'), moving('2', 'SAFE')] });
  const received = jest.fn();
  store.watch(received);
  store.move({ changed: [moving('1', 'DANGER'), moving('3', 'SAFE')], endedIds: ['2'] });
  store.move({ changed: [moving('3', 'DANGER')], endedIds: [] });
  expect(received).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(received).toHaveBeenCalledTimes(1);
  expect(zoneCounts(store.read())).toMatchObject({ SAFE: 0, DANGER: 2 });
  expect(markOf(store.read(), 'j2')).toBeNull();
});

it('removes a violation that no longer counts', () => {
  const store = createOpsStore();
  store.noteViolation(violation(7));
  expect(store.read().violations.size).toBe(1);
  store.noteViolation(violation(7, { isWithdrawn: true }));
  expect(store.read().violations.size).toBe(0);
});

it('retains the newest 500 of a day that never ends', () => {
  const store = createOpsStore();
  for (let id = 1; id <= 600; id += 1) {
    store.noteViolation(violation(id));
  }
  expect(store.read().violations.size).toBe(500);
  expect(store.read().violations.has('100')).toBe(false);
  expect(store.read().violations.has('600')).toBe(true);
});

it('draws the gravest vehicles last, and hides zones and kinds', () => {
  const store = createOpsStore();
  store.replace({ ...NOTHING, journeys: [moving('1', 'DANGER'), moving('2', 'SAFE')] });
  store.noteViolation(violation(7));
  expect(chosenMarks(store.read(), NONE_HIDDEN).map(({ key }) => key)).toEqual(['v7', 'j2', 'j1']);
  const hiddenZones = new Set(['SAFE'] as const);
  const hiddenKinds = new Set(['violation'] as const);
  expect(chosenMarks(store.read(), { hiddenZones, hiddenKinds }).map(({ key }) => key)).toEqual(['j1']);
});
