import { toFrame, type MapView } from '../../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../../components/route-map/projection';
import type { RouteMapPoint, Size } from '../../../../components/route-map/route-map-types';
import type { TracePaths } from '../../../../components/route-map/trace-paths';
import { CASING_PX, TRACE_STYLES } from '../../../../components/route-map/trace-styles';
import type { MapColors } from '../../../kit/country-map/map-colors';

/** The lines of the chosen journey, made for a whole zoom level. */
export interface OpsTrace {
  readonly start: RouteMapPoint;
  readonly paths: TracePaths;
  /** The zoom that the lines were made for. */
  readonly level: number;
}

/** Draws the route of the chosen journey as every map draws one: casing, colour and pattern by zone, gaps dotted. */
export function paintTrace(
  context: CanvasRenderingContext2D,
  { trace, view, size, colors }: { trace: OpsTrace; view: MapView; size: Size; colors: MapColors },
): void {
  const { x, y } = toFrame(worldPlaceOf(trace.start), view, size);
  const scale = 2 ** (view.zoom - trace.level);
  const stroke = (path: Path2D, token: string, widthPx: number, dash: readonly number[] = []) => {
    context.strokeStyle = colors(token);
    context.lineWidth = widthPx / scale;
    context.setLineDash(dash.map((px) => px / scale));
    context.stroke(path);
  };
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (trace.paths.GAP !== undefined) {
    stroke(new Path2D(trace.paths.GAP), 'fg.subtle', 2.5, [0, 6]);
  }
  const lines = TRACE_STYLES.flatMap((style) => {
    const path = trace.paths[style.zone];
    return path === undefined ? [] : [{ ...style, path: new Path2D(path) }];
  });
  lines.forEach(({ path, widthPx }) => stroke(path, 'casing', widthPx + CASING_PX));
  lines.forEach(({ path, color, widthPx, pattern }) => {
    context.lineCap = 'round';
    stroke(path, color, widthPx);
    if (pattern !== undefined) {
      context.lineCap = pattern.cap;
      stroke(path, pattern.color, pattern.widthPx, pattern.dash);
    }
  });
  context.restore();
}
