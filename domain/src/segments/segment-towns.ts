import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import type { TownFeature } from '../limits/shipped-limits';

/** A road passes a town whose centre is so near, or that it goes through, metres. */
const PASSES_WITHIN_M = 3_000;

/** Town beside a road, with where the road passes its centre and the part within its circle, metres from the start. */
export interface TownAlong {
  readonly name: string;
  readonly atM: number;
  readonly fromM: number;
  readonly toM: number;
}

/** The towns that a run of road passes, by rising distance. */
export function townsAlong(
  stations: readonly (Place & { readonly atM: number })[],
  towns: readonly TownFeature[],
): TownAlong[] {
  return towns
    .flatMap(({ properties: { name, radiusM }, geometry: { coordinates } }) => {
      const [lng, lat] = coordinates;
      const apart = stations.map((station) => distanceBetweenM(station, { lat, lng }));
      const nearestM = Math.min(...apart);
      const nearest = stations[apart.indexOf(nearestM)];
      if (nearest === undefined || nearestM > Math.max(PASSES_WITHIN_M, radiusM)) {
        return [];
      }
      const { atM } = nearest;
      const reachM = Math.sqrt(Math.max(0, radiusM ** 2 - nearestM ** 2));
      return [{ name, atM, fromM: atM - reachM, toM: atM + reachM }];
    })
    .sort((one, other) => one.atM - other.atM);
}

/** The town in which most of a piece lies; where none is, the last one before and the next one after its middle. */
export function townsOfPiece(
  towns: readonly TownAlong[],
  { fromM, toM }: { fromM: number; toM: number },
): { readonly towns: readonly string[]; readonly isInTown: boolean } {
  const shared = (town: TownAlong): number => Math.min(toM, town.toM) - Math.max(fromM, town.fromM);
  const within = [...towns].sort((one, other) => shared(other) - shared(one))[0];
  if (within !== undefined && shared(within) > (toM - fromM) / 2) {
    return { towns: [within.name], isInTown: true };
  }
  const middleM = (fromM + toM) / 2;
  const before = towns.findLast(({ atM }) => atM <= middleM);
  const after = towns.find(({ atM }) => atM > middleM);
  const names = [before, after].flatMap((town) => (town === undefined ? [] : [town.name]));
  return { towns: [...new Set(names)], isInTown: false };
}
