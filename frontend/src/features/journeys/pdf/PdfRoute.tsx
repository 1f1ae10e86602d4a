import { Circle, G, Path, Rect, Svg, View } from '@react-pdf/renderer';
import type { SpeedZone } from '@wakafine/domain/zones';
import { evenPadding, fitView, toFrame } from '../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { RouteMapPoint } from '../../../components/route-map/route-map-types';
import { createTraceMaker } from '../../../components/route-map/trace-paths';
import { CASING_PX, TRACE_STYLES, type TraceStyle } from '../../../components/route-map/trace-styles';
import { ZONE_NAMES } from '../../../components/zone-names';
import { PDF_COLORS, PDF_ZONE_COLORS } from '../../../lib/pdf/pdf-colors';
import { PdfText } from '../../../lib/pdf/PdfText';

/** Of the widths on the screen: paper is looked at from nearer. */
const WEIGHT = 0.7;
/** A line of the legend. */
const SWATCH = 'M4 5L22 5';
const PADDING = evenPadding(18);

export interface PdfRouteProps {
  route: readonly RouteMapPoint[];
  /** Points. */
  width: number;
  /** Points. */
  height: number;
}

/** The route as lines, drawn as on the screen: north up, each zone by colour and pattern, from circle to square. */
export function PdfRoute({ route, width, height }: PdfRouteProps) {
  const size = { width, height };
  const places = route.map((point) => worldPlaceOf(point, route[0]?.lng));
  const view = fitView(places, size, PADDING);
  const [first, last] = [places[0], places.at(-1)];
  if (view === null || first === undefined || last === undefined) {
    return null;
  }
  const paths = createTraceMaker().paths(route, view.zoom);
  const [start, end] = [toFrame(first, view, size), toFrame(last, view, size)];
  const drawn = TRACE_STYLES.filter(({ zone }) => paths[zone] !== undefined);
  const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Rect x={0} y={0} width={width} height={height} fill={PDF_COLORS.land} stroke={PDF_COLORS.line} />
      <G transform={`translate(${start.x} ${start.y})`}>
        {paths.GAP !== undefined && (
          <Path
            {...line}
            d={paths.GAP}
            stroke={PDF_COLORS.subtle}
            strokeWidth={1.6}
            strokeDasharray="0.1 4"
          />
        )}
        {drawn.map(({ zone, widthPx }) => (
          <Path
            key={zone}
            {...line}
            d={paths[zone] ?? ''}
            stroke={PDF_COLORS.casing}
            strokeWidth={(widthPx + CASING_PX) * WEIGHT}
          />
        ))}
        {drawn.map((style) => (
          <ZoneLine key={style.zone} style={style} d={paths[style.zone] ?? ''} />
        ))}
      </G>
      <Circle
        cx={start.x}
        cy={start.y}
        r={4.5}
        fill={PDF_COLORS.paper}
        stroke={PDF_COLORS.ink}
        strokeWidth={2}
      />
      <Rect
        x={end.x - 4}
        y={end.y - 4}
        width={8}
        height={8}
        fill={PDF_COLORS.ink}
        stroke={PDF_COLORS.paper}
      />
    </Svg>
  );
}

/** What the lines mean: each zone with its pattern and its word. */
export function PdfTraceLegend({ wordOf }: { wordOf: (zone: SpeedZone) => string }) {
  return (
    <View style={{ flexDirection: 'row', marginTop: 6 }}>
      {TRACE_STYLES.map((style) => (
        <View key={style.zone} style={{ flexDirection: 'row', alignItems: 'center', marginRight: 18 }}>
          <Svg width={26} height={10} viewBox="0 0 26 10">
            <Path
              d={SWATCH}
              stroke={PDF_COLORS.casing}
              strokeLinecap="round"
              strokeWidth={(style.widthPx + CASING_PX) * WEIGHT}
            />
            <ZoneLine style={style} d={SWATCH} />
          </Svg>
          <PdfText style={{ marginLeft: 4 }}>{wordOf(style.zone)}</PdfText>
        </View>
      ))}
    </View>
  );
}

function ZoneLine({ style: { zone, widthPx, pattern }, d }: { style: TraceStyle; d: string }) {
  const line = { d, fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <>
      <Path
        {...line}
        stroke={PDF_ZONE_COLORS[ZONE_NAMES[zone]].trace}
        strokeWidth={widthPx * WEIGHT}
        strokeLinecap="round"
      />
      {pattern && (
        <Path
          {...line}
          stroke={pattern.color === 'casing' ? PDF_COLORS.casing : PDF_COLORS.paper}
          strokeWidth={pattern.widthPx * WEIGHT}
          strokeLinecap={pattern.cap}
          {...(pattern.dash ? { strokeDasharray: dashOf(pattern.dash) } : {})}
        />
      )}
    </>
  );
}

// A dash of no length is a dot on the screen, and nothing at all in some readers.
function dashOf(dashPx: readonly number[]): string {
  return dashPx.map((px) => Math.max(0.1, px * WEIGHT)).join(' ');
}
