import type { EvidenceWindow } from '@wakafine/domain/evidence/evidence-window';
import { evenPadding, fitView, toFrame } from '../../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../../components/route-map/projection';
import { ZONE_NAMES } from '../../../../components/zones/zone-names';
import { PDF_COLORS, PDF_ZONE_COLORS } from '../../../../lib/pdf/pdf-colors';
import type { PdfDrawing, PdfShape } from '../../../../lib/pdf/pdf-content';
import { chartScale, limitLine, shownLines, speedTicks } from '../window/chart-scale';
import type { ProvenFigures } from '../window/window-words';

const PADDING = evenPadding(18);

/** The way of the window, north up, with the straight line from A (circle) to B (square). Width and height in points. */
export function wayDrawing(
  { readings, a, b }: EvidenceWindow,
  { severity }: ProvenFigures,
  size: { width: number; height: number },
): PdfDrawing {
  const good = readings.filter(({ isFlagged }) => !isFlagged);
  const nearLng = good[0]?.lng;
  const places = good.map((reading) => worldPlaceOf(reading, nearLng));
  const view = fitView(places, size, PADDING);
  const { land, line, paper, ink } = PDF_COLORS;
  const ground: PdfShape = { kind: 'rect', x: 0, y: 0, ...size, fill: land, stroke: line };
  if (view === null) {
    return { ...size, shapes: [ground] };
  }
  const at = (reading: { lat: number; lng: number }) => toFrame(worldPlaceOf(reading, nearLng), view, size);
  const way = (from: number, to: number) =>
    good
      .filter(({ atMs }) => atMs >= from && atMs <= to)
      .map((reading, index) => `${index === 0 ? 'M' : 'L'}${pair(at(reading))}`)
      .join('');
  const [start, end] = [at(a), at(b)];
  const whole = way(-Infinity, Infinity);
  const zone = PDF_ZONE_COLORS[ZONE_NAMES[severity]].trace;
  return {
    ...size,
    shapes: [
      ground,
      { kind: 'path', d: whole, stroke: ink, strokeWidth: 2, cap: 'round' },
      { kind: 'path', d: way(a.atMs, b.atMs), stroke: zone, strokeWidth: 4, cap: 'round' },
      {
        kind: 'path',
        d: `M${pair(start)}L${pair(end)}`,
        stroke: ink,
        strokeWidth: 0.8,
        cap: 'butt',
        dash: '2 3',
      },
      { kind: 'circle', cx: start.x, cy: start.y, r: 4.5, fill: paper, stroke: ink, strokeWidth: 2 },
      { kind: 'rect', x: end.x - 4, y: end.y - 4, width: 8, height: 8, fill: ink, stroke: paper },
    ],
  };
}

/** The shown speed against the limit, and what is proven from A to B. Width and height in points. */
export function speedDrawing(
  { readings, a, b }: EvidenceWindow,
  { severity, provenKmh }: ProvenFigures,
  size: { width: number; height: number },
): PdfDrawing {
  const scale = chartScale(readings, size);
  const { left, right, top, bottom, x, y } = scale;
  const { line, ink, muted } = PDF_COLORS;
  const zone = PDF_ZONE_COLORS[ZONE_NAMES[severity]];
  const [from, to] = [x(a.atMs), x(b.atMs)];
  return {
    ...size,
    shapes: [
      {
        kind: 'rect',
        x: from,
        y: top,
        width: Math.max(1, to - from),
        height: bottom - top,
        fill: zone.subtle,
      },
      ...speedTicks(scale).map((kmh): PdfShape => ({
        kind: 'path',
        d: `M${left} ${y(kmh)}L${right} ${y(kmh)}`,
        stroke: line,
        strokeWidth: 0.5,
        cap: 'butt',
      })),
      {
        kind: 'path',
        d: limitLine(readings, scale),
        stroke: muted,
        strokeWidth: 1.2,
        cap: 'butt',
        dash: '5 3',
      },
      { kind: 'path', d: shownLines(readings, scale), stroke: ink, strokeWidth: 1.6, cap: 'round' },
      {
        kind: 'path',
        d: `M${from} ${y(provenKmh)}L${to} ${y(provenKmh)}`,
        stroke: zone.trace,
        strokeWidth: 3,
        cap: 'butt',
      },
    ],
  };
}

function pair({ x, y }: { x: number; y: number }): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
