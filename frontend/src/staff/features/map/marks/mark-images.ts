import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { ZONE_NAMES } from '../../../../components/zones/zone-names';
import { ZONE_SHAPES } from '../../../../components/zones/zone-shapes';
import type { MapColors } from '../../../kit/country-map/map-colors';
import { mapImage, type MapImage } from '../../../kit/gl-map/map-image';
import { CLUSTER_RADII_PX } from './mark-layout';
import type { PlacedMark } from './ops-marks';

/** Edge of the grid that the shapes are drawn on, and of each vehicle on the screen, CSS px: what is graver is larger. */
const GRID = 16;
const VEHICLE_PX: Readonly<Record<SpeedZone, number>> = { SAFE: 10, CAUTION: 12, WARNING: 13, DANGER: 16 };
const UNKNOWN_PX = 9;
/** Edge of a violation: its shape as a thick outline, so that it is no vehicle. */
const VIOLATION_PX = 13;
/** From this size on the mark inside of a shape can be seen. */
const MARKED_FROM_PX = 15;
/** A pin of 16 by 20 on its tip, and room for its edge, CSS px. */
const PIN = 'M0 0C-5 -6 -8 -8.6 -8 -12.5a8 8 0 1 1 16 0C8 -8.6 5 -6 0 0Z';
const PIN_SIZE = { width: 20, height: 24 };
/** Edge of the zone at the edge of a cluster, CSS px. */
const BADGE_PX = 12;
/** Radius of the ring around what was chosen, CSS px. */
const RING_PX = 15;
/** Incidents that need no more act are drawn without a zone. */
const CLOSED = new Set(['RESOLVED', 'REJECTED', 'DUPLICATE']);
const ZONES = ['SAFE', 'CAUTION', 'WARNING', 'DANGER'] as const;
/** Name of the image of the ring around what was chosen. */
export const RING_IMAGE = 'ring';

/** Name of the image of a mark. */
export function imageOfMark(mark: PlacedMark): string {
  if (mark.kind === 'incident') {
    return CLOSED.has(mark.row.status) ? 'pin-closed' : `pin-${mark.zone}`;
  }
  return mark.kind === 'violation' ? `violation-${mark.zone}` : `vehicle-${mark.zone ?? 'unknown'}`;
}

/** Name of the image of a cluster without its count: a disc for vehicles, a square for violations and incidents. */
export function imageOfCluster({ isVehicles, radiusPx }: { isVehicles: boolean; radiusPx: number }): string {
  return `${isVehicles ? 'disc' : 'square'}-${radiusPx}`;
}

/** Name of the image of a zone at the edge of a cluster. */
export function imageOfBadge(zone: SpeedZone): string {
  return `badge-${zone}`;
}

/** All images of marks and clusters in the colours of the theme. */
export function markImages(colors: MapColors): MapImage[] {
  const shape = (name: string, options: Omit<ShapeOptions, 'colors'>) =>
    mapImage(name, squareOf(options.sizePx + 6), (context) => paintShape(context, { ...options, colors }));
  return [
    ...ZONES.flatMap((zone) => [
      shape(`vehicle-${zone}`, { zone, sizePx: VEHICLE_PX[zone] }),
      shape(`violation-${zone}`, { zone, sizePx: VIOLATION_PX, isHollow: true }),
      shape(imageOfBadge(zone), { zone, sizePx: BADGE_PX }),
      mapImage(`pin-${zone}`, PIN_SIZE, (context) => paintPin(context, { zone, isClosed: false, colors })),
    ]),
    mapImage('pin-closed', PIN_SIZE, (context) =>
      paintPin(context, { zone: 'SAFE', isClosed: true, colors }),
    ),
    mapImage('vehicle-unknown', squareOf(UNKNOWN_PX + 4), (context) => paintUnknown(context, colors)),
    mapImage(RING_IMAGE, squareOf(2 * RING_PX + 6), (context) => paintRing(context, colors)),
    ...CLUSTER_RADII_PX.flatMap((radiusPx) =>
      [true, false].map((isVehicles) =>
        mapImage(imageOfCluster({ isVehicles, radiusPx }), squareOf(2 * radiusPx + 2), (context) =>
          paintCluster(context, { isVehicles, radiusPx, colors }),
        ),
      ),
    ),
  ];
}

function squareOf(edgePx: number): { width: number; height: number } {
  return { width: edgePx, height: edgePx };
}

interface ShapeOptions {
  readonly zone: SpeedZone;
  readonly sizePx: number;
  readonly isHollow?: boolean;
  readonly colors: MapColors;
}

/** The shape of a zone, filled or as a thick outline, in an edge of ink. */
function paintShape(context: CanvasRenderingContext2D, options: ShapeOptions): void {
  const { zone, sizePx, isHollow = false, colors } = options;
  const scale = sizePx / GRID;
  const name = ZONE_NAMES[zone];
  const outline = new Path2D(ZONE_SHAPES[name].outline);
  context.translate(-sizePx / 2, -sizePx / 2);
  context.scale(scale, scale);
  context.lineJoin = 'round';
  context.strokeStyle = colors('casing');
  context.lineWidth = (isHollow ? 5 : 2) / scale;
  context.stroke(outline);
  if (isHollow) {
    context.strokeStyle = colors(`${name}.trace`);
    context.lineWidth = 2.6 / scale;
    context.stroke(outline);
  }
  context.fillStyle = colors(isHollow ? 'bg.panel' : `${name}.solid`);
  context.fill(outline);
  if (sizePx >= MARKED_FROM_PX) {
    context.strokeStyle = colors(`${name}.contrast`);
    context.lineWidth = 1.9;
    context.lineCap = 'round';
    context.stroke(new Path2D(ZONE_SHAPES[name].mark));
  }
}

function paintUnknown(context: CanvasRenderingContext2D, colors: MapColors): void {
  const ring = circle(UNKNOWN_PX / 2);
  context.fillStyle = colors('bg.panel');
  context.fill(ring);
  context.lineWidth = 2;
  context.strokeStyle = colors('fg.subtle');
  context.stroke(ring);
}

interface PinOptions {
  readonly zone: SpeedZone;
  readonly isClosed: boolean;
  readonly colors: MapColors;
}

/** A pin in the colour of how bad it is; one that needs no more act is hollow. */
function paintPin(context: CanvasRenderingContext2D, { zone, isClosed, colors }: PinOptions): void {
  const name = ZONE_NAMES[zone];
  const pin = new Path2D(PIN);
  context.translate(0, PIN_SIZE.height / 2 - 1);
  context.lineJoin = 'round';
  context.lineWidth = 2;
  context.strokeStyle = colors(isClosed ? 'fg.subtle' : 'casing');
  context.stroke(pin);
  context.fillStyle = colors(isClosed ? 'bg.panel' : `${name}.solid`);
  context.fill(pin);
  context.strokeStyle = colors(isClosed ? 'fg.subtle' : `${name}.contrast`);
  context.lineCap = 'round';
  context.stroke(new Path2D('M0 -17v5M0 -8.6v.01'));
}

interface ClusterOptions {
  readonly isVehicles: boolean;
  readonly radiusPx: number;
  readonly colors: MapColors;
}

/** A disc behind the count of vehicles, or a square behind that of events. */
function paintCluster(context: CanvasRenderingContext2D, options: ClusterOptions): void {
  const { isVehicles, radiusPx, colors } = options;
  const body = isVehicles ? circle(radiusPx) : new Path2D();
  if (!isVehicles) {
    body.roundRect(-radiusPx, 2 - radiusPx, 2 * radiusPx, 2 * radiusPx - 4, 5);
  }
  context.fillStyle = colors(isVehicles ? 'brand.solid' : 'bg.panel');
  context.fill(body);
  context.lineWidth = isVehicles ? 1.5 : 2;
  context.strokeStyle = colors(isVehicles ? 'map.land' : 'fg');
  context.stroke(body);
}

/** Selection is blue, whatever the zone. */
function paintRing(context: CanvasRenderingContext2D, colors: MapColors): void {
  const ring = circle(RING_PX);
  context.lineWidth = 5;
  context.strokeStyle = colors('bg.panel');
  context.stroke(ring);
  context.lineWidth = 2.5;
  context.strokeStyle = colors('info.fg');
  context.stroke(ring);
}

function circle(radiusPx: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radiusPx, 0, 2 * Math.PI);
  return path;
}
