import { useEffect, useState } from 'react';
import type { MapView } from '../../../components/route-map/map-view';
import { viewOf, viewText } from '../../kit/country-map/country-view';
import type { OpsChoicesState } from './marks/useOpsChoices';

/** The address follows once the map rests, ms. */
const RESTS_MS = 400;

/** The part of the map that is shown, moved at once and stored in the address; null for the one to begin with. */
export function useMapView({
  at,
  moveTo,
}: OpsChoicesState): [MapView | null, (view: MapView | null) => void] {
  const [moved, setMoved] = useState<{ text: string; view: MapView | null }>(() => ({
    text: at,
    view: viewOf(at),
  }));
  const [known, setKnown] = useState(at);
  /** Stored, and not in the address yet. */
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  if (at !== known) {
    // Somebody went back, or followed a link: the map goes there. What it stored itself does not bring it back from where
    // it was moved meanwhile.
    setKnown(at);
    setOnTheWay(onTheWay.slice(onTheWay.indexOf(at) + 1));
    if (at !== moved.text && !onTheWay.includes(at)) {
      setMoved({ text: at, view: viewOf(at) });
    }
  }
  useEffect(
    function storeInAddress() {
      if (moved.text === at) {
        return undefined;
      }
      const timer = setTimeout(() => {
        setOnTheWay((texts) => [...texts, moved.text]);
        moveTo(moved.text);
      }, RESTS_MS);
      return () => clearTimeout(timer);
    },
    [moved.text, at, moveTo],
  );
  return [moved.view, (view) => setMoved({ text: view === null ? '' : viewText(view), view })];
}
