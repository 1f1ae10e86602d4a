import type { Place } from '@wakafine/domain/geo/geo';
import { useMemo } from 'react';
import { useHazardsQuery, type ShownHazardFragment } from '../../graphql/generated';
import { useReachability } from '../../lib/network/reachability';
import { usePhoneRoads, type PhoneHazard } from '../../lib/road-pack/phone-roads';
import { useNow } from '../../lib/useNow';
import { useSavesData } from '../../lib/own-settings/useSavesData';

/** A hazard at its place. */
export type Hazard = ShownHazardFragment & Place;

export interface Hazards {
  /** Null until they are known, and once they are too old to warn of. */
  readonly hazards: readonly Hazard[] | null;
  readonly hasFailed: boolean;
}

/** The server is asked for boxes with this edge, degrees (some 55 km), so that it learns no more of the place. */
const BOX_DEG = 0.5;
/** And so often, ms. */
const ASK_EVERY_MS = { normal: 60_000, saving: 180_000 } as const;
/** Half of a breakdown is gone by then: without a network nobody is warned of it any longer, ms. */
const OLD_AFTER_MS = 30 * 60_000;
/** So often is their age looked at without a network, ms. */
const AGE_EVERY_MS = 60_000;

/**
 * The confirmed hazards within some 55 km of a place, asked for again every minute; nothing is asked without a place. Where the server
 * is not reached they are those of the pack of roads, each for as long as it lasts.
 */
export function useHazards(place: Place | null): Hazards {
  const box = place && boxAround(place);
  const savesData = useSavesData();
  const { isReachable, answeredAtMs } = useReachability();
  const { data, previousData, error } = useHazardsQuery({
    variables: { within: box ?? NOWHERE },
    skip: box === null,
    pollInterval: savesData ? ASK_EVERY_MS.saving : ASK_EVERY_MS.normal,
  });
  const nowMs = useNow(!isReachable, AGE_EVERY_MS);
  const isOld = !isReachable && (answeredAtMs === null || nowMs - answeredAtMs > OLD_AFTER_MS);
  const known = isOld ? undefined : (data ?? previousData)?.hazards;
  const stored = usePhoneRoads()?.hazards;
  const hazards = useMemo(
    () =>
      known?.map((hazard) => ({ ...hazard, lat: hazard.latitude, lng: hazard.longitude })) ??
      (isReachable ? null : storedHazards(stored, nowMs)),
    [known, isReachable, stored, nowMs],
  );
  return { hazards: box === null ? null : hazards, hasFailed: error !== undefined && hazards === null };
}

/** Hazards of the pack of roads of which one is still warned at a time, ms; null without a pack. */
export function storedHazards(stored: readonly PhoneHazard[] | undefined, nowMs: number): Hazard[] | null {
  return (
    stored
      ?.filter(({ untilMs }) => nowMs < untilMs)
      .map(({ occurredAtMs, ...hazard }) => ({
        ...hazard,
        occurredAt: new Date(occurredAtMs).toISOString(),
        latitude: hazard.lat,
        longitude: hazard.lng,
      })) ?? null
  );
}

const NOWHERE = { south: 0, west: 0, north: 0, east: 0 };

/** The box of a place and its eight neighbours. */
export function boxAround({ lat, lng }: Place): typeof NOWHERE {
  const [south, west] = [lat, lng].map((degrees) => (Math.floor(degrees / BOX_DEG) - 1) * BOX_DEG);
  const bounded = (degrees: number, most: number) => Math.min(most, Math.max(-most, degrees));
  return {
    south: bounded(south ?? 0, 90),
    west: bounded(west ?? 0, 180),
    north: bounded((south ?? 0) + 3 * BOX_DEG, 90),
    east: bounded((west ?? 0) + 3 * BOX_DEG, 180),
  };
}
