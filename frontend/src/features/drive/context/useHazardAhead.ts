import { hazardAhead, headingOfWay, type SeenHazard } from '@wakafine/domain/incidents/hazards-ahead';
import { useHazards, type Hazard } from '../../../components/hazards/useHazards';
import type { LiveView } from './drive-context';

/** The nearest confirmed hazard ahead of the vehicle within a distance, m; null without one, and while the position is lost. */
export function useHazardAhead(live: LiveView | null, withinM: number): SeenHazard<Hazard> | null {
  const { hazards } = useHazards(live?.place ?? null);
  if (live === null || live.place === null || live.gps === 'lost') {
    return null;
  }
  const { place, points } = live;
  const from = { ...place, headingDeg: place.headingDeg ?? headingOfWay(points) };
  return hazardAhead(hazards ?? [], from, withinM);
}
