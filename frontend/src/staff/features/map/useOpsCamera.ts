import { useRef, useState, type RefObject } from 'react';
import type { MapView } from '../../../components/route-map/map-view';
import type { Size } from '../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { countryView, withinCountry } from '../../kit/country-map/country-view';
import { useMapView } from './useMapView';
import type { OpsChoicesState } from './marks/useOpsChoices';

/** Until the frame is measured: the card at 1280 px. */
const ASSUMED_SIZE = { width: 714, height: 300 };

export interface OpsCamera {
  /** The element that the map fills. */
  frame: RefObject<HTMLDivElement | null>;
  size: Size;
  view: MapView;
  /** Whether it shows another part than the one to begin with. */
  isMoved: boolean;
  show(view: MapView): void;
  /** The whole country; null where it is what is shown. */
  showCountry: (() => void) | null;
}

/** Shown part of the country, and its size. It begins with the whole, or with where most traffic is. */
export function useOpsCamera(state: OpsChoicesState, begin: 'country' | 'busy'): OpsCamera {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const [first, setFirst] = useState({ size, view: countryView(size, begin) });
  if (first.size !== size) {
    setFirst({ size, view: countryView(size, begin) });
  }
  const [moved, move] = useMapView(state);
  const isMoved = moved !== null;
  const showCountry = () => move(begin === 'country' ? null : countryView(size, 'country'));
  return {
    frame,
    size,
    view: moved ?? first.view,
    isMoved,
    show: (view) => move(withinCountry(view)),
    showCountry: !isMoved && begin === 'country' ? null : showCountry,
  };
}
