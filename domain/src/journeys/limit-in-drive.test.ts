import { isInServiceArea } from '../geo/cameroon-area';
import type { Place } from '../geo/geo';
import { isNearKnownRoad, openKnownRoads } from '../places/known-roads';
import { limitRules, readLimit } from './limit-in-drive';
import type { LimitRulesOptions } from './limit-in-drive';
import { indexLimits } from '../limits/limit-index';
import { ON_ROAD } from './off-road';
import { EVERYWHERE } from '../geo/service-area';
import { shippedLimits } from '../limits/shipped-limits';
import { buildFix } from '../testing/build-fixes';
import { readKnownRoads, readTowns } from '../testing/geodata';
import { storedFixes } from '../testing/judged';

const EDEA: Place = { lat: 3.79901, lng: 10.12656 };
const OPEN_SEA: Place = { lat: 3.2, lng: 9.3 };
const LAGOS: Place = { lat: 6.52, lng: 3.38 };
const ROADS = openKnownRoads(readKnownRoads());
const LAW: LimitRulesOptions = {
  basis: { kind: 'register', index: indexLimits(shippedLimits(readTowns())) },
  classAt: () => 'CAR',
  serviceArea: isInServiceArea,
  isNearRoad: (fix) => isNearKnownRoad(ROADS, fix, fix.accuracyM),
};

/** The limit, km/h, at the last of some fixes at one place, one a minute. */
function limitAfter(
  place: Place,
  {
    minutes = 0,
    shownKmh = 40,
    ...law
  }: Partial<LimitRulesOptions> & { minutes?: number; shownKmh?: number },
) {
  const fixes = Array.from({ length: minutes + 1 }, (_, index) =>
    buildFix({ ...place, atS: index * 60, seq: index + 1, accuracyM: 10 }),
  );
  const rules = limitRules({ ...LAW, ...law });
  return storedFixes(fixes).reduce(({ road }, fix) => readLimit(road, { fix, shownKmh }, rules), {
    road: ON_ROAD,
    limit: null,
  } as ReturnType<typeof readLimit>).limit?.limitKmh;
}

test.each([
  ['a car in a town', EDEA, {}, 60],
  ['a lorry in a town', EDEA, { classAt: () => 'LORRY_OVER_3_5T' as const }, 40],
  ['a train', EDEA, { classAt: () => 'TRAIN' as const }, undefined],
  ['faster than any road allows', EDEA, { shownKmh: 151 }, undefined],
  ['off the roads for a minute', OPEN_SEA, { minutes: 1, serviceArea: EVERYWHERE }, 110],
  ['off the roads for two minutes', OPEN_SEA, { minutes: 2, serviceArea: EVERYWHERE }, undefined],
  ['abroad', LAGOS, {}, undefined],
  ['abroad, with data of other countries', LAGOS, { serviceArea: EVERYWHERE }, 110],
])('%s is held to the limit of its class or to none', (_what, place, over, limitKmh) => {
  expect(limitAfter(place, over)).toBe(limitKmh);
});
