import type { Place } from '@wakafine/domain/geo/geo';
import { useEffect, useState } from 'react';
import { countryGround } from '../../../components/country-ground/country-ground';
import type { MapView } from '../../../components/route-map/map-view';
import type { Size } from '../../../components/route-map/route-map-types';
import { COVER_CONTENT, COVERED_SOURCE } from './cover-content';
import { GlMap } from './GlMap';
import type { MapSurface } from './map-content';
import { lineFeature, type Position } from './map-features';

export interface CoveredMapProps {
  view: MapView;
  size: Size;
  /** Lines that the page draws over the map: no name is written under them. */
  lines: readonly (readonly Place[])[];
}

/** The country under a drawing of the page. Without WebGL the ground of the citizen's map is under it. */
export function CoveredMap({ view, size, lines }: CoveredMapProps) {
  const [surface, setSurface] = useState<MapSurface | null>(null);
  useEffect(
    function freeLines() {
      surface?.show(
        COVERED_SOURCE,
        lines.map((line) =>
          lineFeature(
            line.map(({ lat, lng }): Position => [lng, lat]),
            {},
          ),
        ),
      );
    },
    [surface, lines],
  );
  return (
    <GlMap view={view} content={COVER_CONTENT} onSurface={setSurface} instead={countryGround(view, size)} />
  );
}
