import type { Place } from '@wakafine/domain/geo/geo';
import type { GazetteerTown } from '@wakafine/domain/places/gazetteer';
import type { RoadWay } from '@wakafine/domain/places/road-ways';
import type { LimitSpan } from '@wakafine/domain/segments/limit-profile';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useEffect, useState } from 'react';
import { usePhoneRoads } from '../../../lib/road-pack/phone-roads';
import { FIRST_VALUES, readLastVehicle } from '../../../lib/storage/last-vehicle';

/** Steps of the own place in which the way is found anew, degrees: about half a kilometre. */
const STEP_DEG = 0.005;

/** The way to the destination: not asked for, not there yet, none on the roads that are known, not to be had, or there. */
export type WayState =
  | { readonly kind: 'none' | 'noPlace' | 'loading' | 'noWay' | 'failed' }
  | { readonly kind: 'found'; readonly way: RoadWay; readonly limits: readonly LimitSpan[] };

/** The way along the main roads from a place to a town with its limits, found on this phone: nobody else learns of it. */
export function useWay(
  place: Place | null,
  town: GazetteerTown | null,
  thresholds: SpeedThresholds,
): WayState {
  const [found, setFound] = useState<{ readonly key: string; readonly state: WayState } | null>(null);
  const version = usePhoneRoads()?.version ?? null;
  const lat = place && Math.round(place.lat / STEP_DEG) * STEP_DEG;
  const lng = place && Math.round(place.lng / STEP_DEG) * STEP_DEG;
  const key = town && lat !== null && lng !== null ? `${town.name} ${lat} ${lng} ${version ?? ''}` : null;
  useEffect(
    function findWay() {
      if (key === null || town === null || lat === null || lng === null) {
        return undefined;
      }
      let isCurrent = true;
      void readWay({ lat, lng }, town, thresholds)
        .catch((): WayState => ({ kind: 'failed' }))
        .then((state) => (isCurrent ? setFound({ key, state }) : undefined));
      return () => {
        isCurrent = false;
      };
    },
    [key, town, lat, lng, thresholds],
  );
  if (town === null) {
    return { kind: 'none' };
  }
  if (key === null) {
    return { kind: 'noPlace' };
  }
  // While one drives the way before stays until the next is found.
  const isOfTown = found !== null && found.key.startsWith(`${town.name} `);
  return isOfTown ? found.state : { kind: 'loading' };
}

async function readWay(from: Place, town: GazetteerTown, thresholds: SpeedThresholds): Promise<WayState> {
  const [{ wayToTown }, { limitsOfPack }] = await Promise.all([
    import('../../../lib/gazetteer/country-ways'),
    import('../../../lib/limits/follow-limits'),
  ]);
  // The page is drawn before the roads are opened: a slow phone is busy with them for a while.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const way = wayToTown(from, town);
  if (way === null) {
    return { kind: 'noWay' };
  }
  const { vehicleType } = readLastVehicle() ?? FIRST_VALUES;
  const limits = limitsOfPack()?.along(way, { vehicleType, vehicleClasses: [] }, thresholds) ?? [];
  return { kind: 'found', way, limits };
}
