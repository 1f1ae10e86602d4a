import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { ZONE_NAMES } from '../../../../components/zones/zone-names';
import { ZONE_SHAPES } from '../../../../components/zones/zone-shapes';
import type { FramePoint } from '../../../../components/route-map/map-view';
import type { MapColors } from '../../../kit/country-map/map-colors';
import type { LaidCluster, LaidMark, MarkLayout } from './mark-layout';
import type { PlacedMark } from './ops-marks';

/** Edge of the grid that the shapes are drawn on, and of each vehicle on the screen, CSS px: what is graver is larger. */
const GRID = 16;
const VEHICLE_PX: Readonly<Record<SpeedZone, number>> = { SAFE: 10, CAUTION: 12, WARNING: 13, DANGER: 16 };
const UNKNOWN_PX = 9;
/** Edge of a violation: its shape as a thick outline, so that it is no vehicle. */
const VIOLATION_PX = 13;
/** From this size on the mark inside of a shape can be seen. */
const MARKED_FROM_PX = 15;
/** A pin of 16 by 20 on its tip. */
const PIN = 'M0 0C-5 -6 -8 -8.6 -8 -12.5a8 8 0 1 1 16 0C8 -8.6 5 -6 0 0Z';
/** Incidents that need no more act are drawn without a zone. */
const CLOSED = new Set(['RESOLVED', 'REJECTED', 'DUPLICATE']);

export interface MarksOptions {
  readonly layout: MarkLayout;
  readonly colors: MapColors;
  /** CSS font family. */
  readonly font: string;
  /** Selected mark: ringed. */
  readonly chosenKey: string | null;
}

/** Draws marks and, above them, clusters; what was chosen is ringed. */
export function paintMarks(context: CanvasRenderingContext2D, options: MarksOptions): void {
  const { layout, colors, font, chosenKey } = options;
  const shapes = createShapes();
  layout.marks.forEach((laid) => paintMark(context, { laid, colors, shapes }));
  layout.clusters.forEach((cluster) => paintCluster(context, { cluster, colors, shapes, font }));
  const chosen = layout.marks.find(({ mark }) => mark.key === chosenKey);
  if (chosen !== undefined) {
    paintMark(context, { laid: chosen, colors, shapes });
    paintRing(context, { at: middleOf(chosen), colors });
  }
}

/** The middle of a mark on the screen: a pin stands above its place. */
function middleOf({ mark, x, y }: LaidMark): FramePoint {
  return mark.kind === 'incident' ? { x, y: y - 11 } : { x, y };
}

type Shapes = (zone: SpeedZone, part: 'outline' | 'mark') => Path2D;

/** The shapes of the zones, each made once for a picture. */
function createShapes(): Shapes {
  const made = new Map<string, Path2D>();
  return (zone, part) => {
    const name = `${zone} ${part}`;
    const path = made.get(name) ?? new Path2D(ZONE_SHAPES[ZONE_NAMES[zone]][part]);
    made.set(name, path);
    return path;
  };
}

interface MarkOptions {
  readonly laid: LaidMark;
  readonly colors: MapColors;
  readonly shapes: Shapes;
}

function paintMark(context: CanvasRenderingContext2D, { laid, colors, shapes }: MarkOptions): void {
  const { mark, x, y } = laid;
  if (mark.kind === 'incident') {
    paintPin(context, { mark, x, y, colors });
  } else if (mark.kind === 'violation') {
    paintShape(context, { zone: mark.zone, x, y, sizePx: VIOLATION_PX, isHollow: true, colors, shapes });
  } else if (mark.zone === null) {
    paintUnknown(context, { x, y, colors });
  } else {
    paintShape(context, { zone: mark.zone, x, y, sizePx: VEHICLE_PX[mark.zone], colors, shapes });
  }
}

interface ShapeOptions extends FramePoint {
  readonly zone: SpeedZone;
  readonly sizePx: number;
  readonly isHollow?: boolean;
  readonly colors: MapColors;
  readonly shapes: Shapes;
}

/** The shape of a zone, filled or as a thick outline, in an edge of ink. */
function paintShape(context: CanvasRenderingContext2D, options: ShapeOptions): void {
  const { zone, x, y, sizePx, isHollow = false, colors, shapes } = options;
  const scale = sizePx / GRID;
  const name = ZONE_NAMES[zone];
  context.save();
  context.translate(x - sizePx / 2, y - sizePx / 2);
  context.scale(scale, scale);
  context.lineJoin = 'round';
  context.strokeStyle = colors('casing');
  context.lineWidth = (isHollow ? 5 : 2) / scale;
  context.stroke(shapes(zone, 'outline'));
  if (isHollow) {
    context.strokeStyle = colors(`${name}.trace`);
    context.lineWidth = 2.6 / scale;
    context.stroke(shapes(zone, 'outline'));
  }
  context.fillStyle = colors(isHollow ? 'bg.panel' : `${name}.solid`);
  context.fill(shapes(zone, 'outline'));
  if (sizePx >= MARKED_FROM_PX) {
    context.strokeStyle = colors(`${name}.contrast`);
    context.lineWidth = 1.9;
    context.lineCap = 'round';
    context.stroke(shapes(zone, 'mark'));
  }
  context.restore();
}

function paintUnknown(
  context: CanvasRenderingContext2D,
  { x, y, colors }: FramePoint & { colors: MapColors },
): void {
  const ring = new Path2D();
  ring.arc(x, y, UNKNOWN_PX / 2, 0, 2 * Math.PI);
  context.fillStyle = colors('bg.panel');
  context.fill(ring);
  context.lineWidth = 2;
  context.strokeStyle = colors('fg.subtle');
  context.stroke(ring);
}

interface PinOptions extends FramePoint {
  readonly mark: Extract<PlacedMark, { kind: 'incident' }>;
  readonly colors: MapColors;
}

/** A pin in the colour of how bad it is; one that needs no more act is hollow. */
function paintPin(context: CanvasRenderingContext2D, { mark, x, y, colors }: PinOptions): void {
  const isClosed = CLOSED.has(mark.row.status);
  const name = ZONE_NAMES[mark.zone];
  context.save();
  context.translate(x, y);
  const pin = new Path2D(PIN);
  context.lineJoin = 'round';
  context.lineWidth = 2;
  context.strokeStyle = colors(isClosed ? 'fg.subtle' : 'casing');
  context.stroke(pin);
  context.fillStyle = colors(isClosed ? 'bg.panel' : `${name}.solid`);
  context.fill(pin);
  context.strokeStyle = colors(isClosed ? 'fg.subtle' : `${name}.contrast`);
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.stroke(new Path2D('M0 -17v5M0 -8.6v.01'));
  context.restore();
}

interface ClusterOptions extends Omit<MarkOptions, 'laid'> {
  readonly cluster: LaidCluster;
  readonly font: string;
}

/** A disc with the count of vehicles, or a square with that of events; from warning on with the gravest zone at its edge. */
function paintCluster(context: CanvasRenderingContext2D, options: ClusterOptions): void {
  const { cluster, colors, shapes, font } = options;
  const { x, y, radiusPx, isVehicles, members, worst } = cluster;
  const body = new Path2D();
  if (isVehicles) {
    body.arc(x, y, radiusPx, 0, 2 * Math.PI);
  } else {
    body.roundRect(x - radiusPx, y - radiusPx + 2, 2 * radiusPx, 2 * radiusPx - 4, 5);
  }
  context.fillStyle = colors(isVehicles ? 'brand.solid' : 'bg.panel');
  context.fill(body);
  context.lineWidth = isVehicles ? 1.5 : 2;
  context.strokeStyle = colors(isVehicles ? 'map.land' : 'fg');
  context.stroke(body);
  context.font = `700 ${members.length < 100 ? 13 : 12}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colors(isVehicles ? 'brand.contrast' : 'fg');
  context.fillText(String(members.length), x, y + 0.5);
  if (worst === 'WARNING' || worst === 'DANGER') {
    const off = radiusPx * 0.8;
    paintShape(context, { zone: worst, x: x + off, y: y - off, sizePx: 12, colors, shapes });
  }
}

/** Selection is blue, whatever the zone. */
function paintRing(
  context: CanvasRenderingContext2D,
  { at, colors }: { at: FramePoint; colors: MapColors },
): void {
  const ring = new Path2D();
  ring.arc(at.x, at.y, 15, 0, 2 * Math.PI);
  context.lineWidth = 5;
  context.strokeStyle = colors('bg.panel');
  context.stroke(ring);
  context.lineWidth = 2.5;
  context.strokeStyle = colors('info.fg');
  context.stroke(ring);
}
