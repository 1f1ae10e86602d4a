import { SAY_WITHIN_M } from '@wakafine/domain/incidents/hazards-ahead';
import type { StretchAhead } from '@wakafine/domain/segments/stretch-ahead';
import { useMemo } from 'react';
import { usePhoneRoads } from '../../../lib/road-pack/phone-roads';
import type { LiveView } from './drive-context';

/** The dangerous stretch that begins within 800 m ahead on the road of the vehicle; null without one, and while the position is lost. */
export function useStretchAhead(live: LiveView | null): StretchAhead | null {
  const roads = usePhoneRoads();
  const way = live === null || live.place === null || live.gps === 'lost' ? null : live.points;
  return useMemo(
    () => (roads === null || way === null ? null : roads.stretchAhead(way, SAY_WITHIN_M)),
    [roads, way],
  );
}

/** Length of a stretch in whole kilometres, at least one, as it is shown and said. */
export function stretchKm({ stretch: { fromM, toM } }: StretchAhead): number {
  return Math.max(1, Math.round((toM - fromM) / 1_000));
}
