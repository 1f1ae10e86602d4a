import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { evenPadding, fitView, toFrame } from '../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { RouteMapPoint } from '../../../components/route-map/route-map-types';
import { createTraceMaker } from '../../../components/route-map/trace-paths';
import { CASING_PX, TRACE_STYLES, type TraceStyle } from '../../../components/route-map/trace-styles';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { PDF_COLORS, PDF_ZONE_COLORS } from '../../../lib/pdf/pdf-colors';
import type { PdfBlock, PdfDrawing, PdfShape } from '../../../lib/pdf/pdf-content';

/** Of the widths on the screen: paper is looked at from nearer. */
const WEIGHT = 0.7;
/** A line of the legend. */
const SWATCH = 'M4 5L22 5';
const PADDING = evenPadding(18);

/**
 * The route as lines, drawn as on the screen: north up, each zone by colour and pattern, from circle to square. Null for a
 * route without a place. Width and height in points.
 */
export function routeDrawing(
  route: readonly RouteMapPoint[],
  size: { width: number; height: number },
): PdfDrawing | null {
  const places = route.map((point) => worldPlaceOf(point, route[0]?.lng));
  const view = fitView(places, size, PADDING);
  const [first, last] = [places[0], places.at(-1)];
  if (view === null || first === undefined || last === undefined) {
    return null;
  }
  const paths = createTraceMaker().paths(route, view.zoom);
  const [start, end] = [toFrame(first, view, size), toFrame(last, view, size)];
  const drawn = TRACE_STYLES.filter(({ zone }) => paths[zone] !== undefined);
  const { land, line, subtle, paper, ink } = PDF_COLORS;
  const shapes: PdfShape[] = [
    { kind: 'rect', x: 0, y: 0, ...size, fill: land, stroke: line },
    ...(paths.GAP === undefined
      ? []
      : [
          {
            kind: 'path',
            at: start,
            d: paths.GAP,
            stroke: subtle,
            strokeWidth: 1.6,
            cap: 'round',
            dash: '0.1 4',
          } as const,
        ]),
    ...drawn.map((style) => casingOf(style, paths[style.zone] ?? '', start)),
    ...drawn.flatMap((style) => zoneLines(style, paths[style.zone] ?? '', start)),
    { kind: 'circle', cx: start.x, cy: start.y, r: 4.5, fill: paper, stroke: ink, strokeWidth: 2 },
    { kind: 'rect', x: end.x - 4, y: end.y - 4, width: 8, height: 8, fill: ink, stroke: paper },
  ];
  return { ...size, shapes };
}

/** Legend of the lines: each zone with its pattern and its word. */
export function traceLegend(wordOf: (zone: SpeedZone) => string): PdfBlock {
  return {
    kind: 'legend',
    entries: TRACE_STYLES.map((style) => ({
      word: wordOf(style.zone),
      drawing: { width: 26, height: 10, shapes: [casingOf(style, SWATCH), ...zoneLines(style, SWATCH)] },
    })),
  };
}

type Place = { x: number; y: number };

function casingOf({ widthPx }: TraceStyle, d: string, at?: Place): PdfShape {
  const strokeWidth = (widthPx + CASING_PX) * WEIGHT;
  return { kind: 'path', d, stroke: PDF_COLORS.casing, strokeWidth, cap: 'round', ...(at ? { at } : {}) };
}

function zoneLines({ zone, widthPx, pattern }: TraceStyle, d: string, at?: Place): PdfShape[] {
  const line = { kind: 'path', d, ...(at ? { at } : {}) } as const;
  const { trace } = PDF_ZONE_COLORS[ZONE_NAMES[zone]];
  const ground: PdfShape = { ...line, stroke: trace, strokeWidth: widthPx * WEIGHT, cap: 'round' };
  if (pattern === undefined) {
    return [ground];
  }
  const { color, cap, dash } = pattern;
  const stroke = color === 'casing' ? PDF_COLORS.casing : PDF_COLORS.paper;
  const over = { ...line, stroke, strokeWidth: pattern.widthPx * WEIGHT, cap };
  return [ground, dash ? { ...over, dash: dashOf(dash) } : over];
}

// A dash of no length is a dot on the screen, and nothing at all in some readers.
function dashOf(dashPx: readonly number[]): string {
  return dashPx.map((px) => Math.max(0.1, px * WEIGHT)).join(' ');
}
