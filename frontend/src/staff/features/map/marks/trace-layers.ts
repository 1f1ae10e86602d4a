import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { RouteMapPoint } from '../../../../components/route-map/route-map-types';
import { stretchesOf } from '../../../../components/route-map/stretches';
import { CASING_PX, TRACE_STYLES } from '../../../../components/route-map/trace-styles';
import type { MapColors } from '../../../kit/country-map/map-colors';
import { lineFeature, type MapFeature, type Position } from '../../../kit/gl-map/map-features';

/** Name of the source of the way of the chosen journey. */
export const TRACE_SOURCE = 'trace';
/** Width of a gap, and from dot to dot, CSS px. */
const GAP_PX = 2.5;
const GAP_STEP_PX = 6;

/** A route as lines: one for each stretch in a zone, and for each gap. */
export function traceFeatures(route: readonly RouteMapPoint[]): MapFeature[] {
  return stretchesOf(route).map(({ kind, from, to }) => {
    const line = route.slice(from, to + 1).map(({ lat, lng }): Position => [lng, lat]);
    return lineFeature(line, { kind });
  });
}

/** A route as every map draws one: casing, colour and pattern by zone, gaps dotted. */
export function traceLayers(colors: MapColors): LayerSpecification[] {
  const line = (id: string, kind: string, cap: 'butt' | 'round', paint: LinePaint): LayerSpecification => ({
    ...{ id, source: TRACE_SOURCE, type: 'line' },
    filter: ['==', ['get', 'kind'], kind] satisfies ExpressionSpecification,
    layout: { 'line-cap': cap, 'line-join': 'round' },
    paint: {
      'line-color': colors(paint.color),
      'line-width': paint.widthPx,
      ...(paint.dash && { 'line-dasharray': paint.dash.map((px) => px / paint.widthPx) }),
    },
  });
  const gap = { color: 'fg.subtle', widthPx: GAP_PX, dash: [0, GAP_STEP_PX] };
  return [
    line('trace-gap', 'GAP', 'round', gap),
    ...TRACE_STYLES.map(({ zone, widthPx }) =>
      line(`trace-casing-${zone}`, zone, 'round', { color: 'casing', widthPx: widthPx + CASING_PX }),
    ),
    ...TRACE_STYLES.flatMap(({ zone, color, widthPx, pattern }) => [
      line(`trace-${zone}`, zone, 'round', { color, widthPx }),
      ...(pattern === undefined ? [] : [line(`trace-pattern-${zone}`, zone, pattern.cap, pattern)]),
    ]),
  ];
}

interface LinePaint {
  /** Colour token. */
  readonly color: string;
  readonly widthPx: number;
  /** By turns drawn and not drawn, CSS px. */
  readonly dash?: readonly number[];
}
