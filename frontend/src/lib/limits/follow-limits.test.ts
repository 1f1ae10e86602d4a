import { DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { buildTownLimit, packText as limitText } from '../../../test/limits';
import { buildRoadPack } from '../../../test/road-pack';
import { openPhoneRoads } from '../road-pack/open-phone-roads';
import { setPhoneRoads } from '../road-pack/phone-roads';
import { followLimits } from './follow-limits';
import type { PhoneLimits } from './phone-limits';

const FIX = {
  ...{ seq: 1, lat: 4.05, lng: 9.7, recordedAtMs: 0, accuracyM: 5, speedKmh: null },
  ...{ headingDeg: null, clockOffsetMs: null, isFuture: false },
};

/** The limit of a car that the limits give, km/h. */
const carLimit = (limits: PhoneLimits) =>
  limits.readerFor({ vehicleType: 'CAR', vehicleClasses: [] }, DEFAULT_THRESHOLDS)(null, FIX, null).limit
    ?.limitKmh;
const packWith = (text: string, number: number) => buildRoadPack({ limitText: text }, number);
const show = (text: string, number: number) =>
  setPhoneRoads(openPhoneRoads({ pack: packWith(text, number), askedAtMs: 0 }));

test('gives the limits of the pack, newer ones once it is renewed, and those before where the new can’t be opened', async () => {
  // Nobody answers, and nothing is stored.
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const seen: (number | undefined)[] = [];
  const stop = followLimits((limits) => seen.push(carLimit(limits)));
  expect(seen).toEqual([]);
  show(limitText([buildTownLimit({ kmh: 50 })]), 1);
  show(limitText([buildTownLimit({ kmh: 40 })], { version: 2 }), 2);
  show('{"version":"3","limits":[]}', 3);
  expect(seen).toEqual([50, 40]);
  stop();
  show(limitText([buildTownLimit({ kmh: 30 })], { version: 4 }), 4);
  expect(seen).toEqual([50, 40]);
});
