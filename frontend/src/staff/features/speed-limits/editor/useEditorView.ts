import type { LimitShape } from '@wakafine/domain/limits/limit-geometry';
import { useMemo, useState } from 'react';
import { evenPadding, fitView, type MapView } from '../../../../components/route-map/map-view';
import type { Size } from '../../../../components/route-map/route-map-types';
import { countryView, withinCountry } from '../../../kit/country-map/country-view';
import { shapeInput } from '../draft/limit-input';
import { placesOf } from '../../../kit/country-map/ShapeDrawing';

/** At the right are the buttons of the map. */
const PADDING = { ...evenPadding(40), right: 84 };

export interface EditorView {
  view: MapView;
  show(view: MapView): void;
  /** Fits the map to a shape: not by itself, or it would jump under a finger that drags. */
  fit(shape: LimitShape | null): void;
}

/** Part of the country on the editor's map: at first the shape, or the country where there is none. */
export function useEditorView(first: LimitShape | null, size: Size): EditorView {
  const [fitted, setFitted] = useState(first);
  const [moved, setMoved] = useState<MapView | null>(null);
  const base = useMemo(() => {
    const places = fitted === null ? [] : placesOf(shapeInput(fitted));
    return fitView(places, size, PADDING) ?? countryView(size, 'country');
  }, [fitted, size]);
  return {
    view: moved ?? base,
    show: (view) => setMoved(withinCountry(view)),
    fit(shape) {
      setFitted(shape);
      setMoved(null);
    },
  };
}
