import type { SeenHazard } from '@wakafine/domain/incidents/hazards-ahead';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useEffect, useMemo } from 'react';
import { storedHazards, type Hazard } from '../../components/hazards/useHazards';
import { useNearHazards, type NearHazards } from '../../components/hazards/useNearHazards';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';
import { usePhoneRoads } from '../../lib/road-pack/phone-roads';
import { useNow } from '../../lib/useNow';
import { useNearStretches, type KnownStretches } from './pins/useNearStretches';
import { useDestination, type Destination } from './way/useDestination';
import { useWay, type WayState } from './way/useWay';
import { marksOnWay, type WayMark } from './way/way-marks';

/** All that the map page knows of the roads around the user, and on the way. */
export interface RoadAround extends NearHazards {
  readonly stretches: KnownStretches;
  readonly destination: Destination;
  readonly way: WayState;
  readonly marks: readonly WayMark<Hazard>[];
  /** Hazards near and on the way, the nearest first. */
  readonly pinned: readonly Hazard[];
}

/** So often is the age of hazards looked at, ms. */
const AGE_EVERY_MS = 60_000;
const NONE: readonly SeenHazard<Hazard>[] = [];

/** Opens the pack of roads at once: without a journey the app itself does so some time after the page has come to rest. */
function openPack(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  void import('../../lib/road-pack/follow-pack').then(
    ({ followRoadPack }) => {
      stop = isOver ? null : followRoadPack({ isAgain: true });
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/**
 * Hazards and dangerous stretches near a place, and the way to the chosen town. Hazards farther on the way are those of the pack of
 * roads: the server is not asked, since it would learn where the user is going.
 */
export function useRoadAround(place: MeasuredPlace | null, thresholds: SpeedThresholds): RoadAround {
  useEffect(openPack, []);
  const { near, hasFailed } = useNearHazards(place);
  const stretches = useNearStretches(place);
  const destination = useDestination();
  const way = useWay(place, destination.town, thresholds);
  const packed = usePhoneRoads()?.hazards;
  const nowMs = useNow(way.kind === 'found', AGE_EVERY_MS);
  const { marks, pinned } = useMemo(() => {
    const close = (near ?? NONE).map(({ hazard }) => hazard);
    if (way.kind !== 'found') {
      return { marks: [], pinned: close };
    }
    const known = new Set(close.map(({ id }) => id));
    const farther = (storedHazards(packed, nowMs) ?? []).filter(({ id }) => !known.has(id));
    const on = marksOnWay(way.way, {
      hazards: [...close, ...farther],
      stretches: stretches.all,
      limits: way.limits,
    });
    const ahead = on.flatMap((mark) => (mark.kind === 'hazard' && !known.has(mark.id) ? mark.hazard : []));
    return { marks: on, pinned: [...close, ...ahead] };
  }, [near, way, packed, stretches.all, nowMs]);
  return { near, hasFailed, stretches, destination, way, marks, pinned };
}
