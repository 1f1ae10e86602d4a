import { ROAD_CORRIDORS, ROAD_LINES, type RoadLine } from '@wakafine/domain/places/road-corridors';
import { toFrame, type FramePoint, type MapView } from '../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { BIOKO, CAMEROON, COAST, SAO_TOME, type GroundLine } from './cameroon-outline';
import type { MapColors } from './map-colors';
import { reserveRoom, type Box, type LabelRoom } from './label-room';
import { TOWNS, type Town } from './towns';

/** Numbers of roads stand on the map from this zoom on. */
const ROAD_NUMBERS_FROM_ZOOM = 6.4;
const SEA_NAME_AT = { lat: 3.3, lng: 8.9 };
/** Beyond the drawn coast the sea goes on to here: south-west of everything that is shown. */
const FAR_SEA: GroundLine = [
  [-60, 4.4],
  [-60, -40],
  [13.2, -40],
];

export interface GroundOptions {
  readonly view: MapView;
  readonly size: Size;
  readonly colors: MapColors;
  /** CSS font family. */
  readonly font: string;
  /** Name of the sea, in the reader's language. */
  readonly seaName: string;
  /** Elements over the picture: no name is written under them. */
  readonly covered?: readonly Box[];
}

/** Draws sea, country, national roads and towns. */
export function paintGround(context: CanvasRenderingContext2D, options: GroundOptions): void {
  const { view, size, colors, font, seaName, covered = [] } = options;
  const at = (lat: number, lng: number) => toFrame(worldPlaceOf({ lat, lng }), view, size);
  const outline = (line: GroundLine) => pathOf(line.map(([lng, lat]) => at(lat, lng)));
  const fill = (line: GroundLine, token: string) => {
    context.fillStyle = colors(token);
    context.fill(outline(line));
  };
  context.fillStyle = colors('bg.muted');
  context.fillRect(0, 0, size.width, size.height);
  fill([...COAST, ...FAR_SEA], 'map.sea');
  fill(BIOKO, 'bg.muted');
  fill(SAO_TOME, 'bg.muted');
  const country = outline(CAMEROON);
  country.closePath();
  context.fillStyle = colors('map.land');
  context.fill(country);
  context.lineJoin = 'round';
  context.lineWidth = 1.5;
  context.strokeStyle = colors('border.strong');
  context.stroke(country);

  context.lineCap = 'round';
  context.lineWidth = view.zoom < 6.4 ? 2 : 3;
  context.strokeStyle = colors('map.road');
  const roads = ROAD_CORRIDORS.map((name) => ({ name, points: roadPoints(ROAD_LINES[name], at) }));
  roads.forEach(({ points }) => context.stroke(pathOf(points)));

  const room: LabelRoom = { size, accepted: [...covered] };
  TOWNS.filter(({ fromZoom }) => view.zoom >= fromZoom).forEach((town) =>
    paintTown(context, { town, at: at(town.lat, town.lng), colors, font, room }),
  );
  if (view.zoom >= ROAD_NUMBERS_FROM_ZOOM) {
    roads.forEach(({ name, points }) => paintNumber(context, { name, points, colors, font, room }));
  }
  context.font = `italic 400 12px ${font}`;
  context.fillStyle = colors('fg.muted');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const sea = at(SEA_NAME_AT.lat, SEA_NAME_AT.lng);
  const halfSea = context.measureText(seaName).width / 2;
  if (
    reserveRoom(room, { left: sea.x - halfSea, top: sea.y - 8, right: sea.x + halfSea, bottom: sea.y + 8 })
  ) {
    context.fillText(seaName, sea.x, sea.y);
  }
}

function roadPoints(line: RoadLine, at: (lat: number, lng: number) => FramePoint): FramePoint[] {
  return line.map(([lat, lng]) => at(lat, lng));
}

function pathOf(points: readonly FramePoint[]): Path2D {
  const path = new Path2D();
  points.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return path;
}

interface TownOptions {
  readonly town: Town;
  readonly at: FramePoint;
  readonly colors: MapColors;
  readonly font: string;
  readonly room: LabelRoom;
}

/** A ring and the name, on its own side or else across, where nothing else stands. */
function paintTown(context: CanvasRenderingContext2D, { town, at, colors, font, room }: TownOptions): void {
  const { name, isLarge = false, side = 'right' } = town;
  context.font = `${isLarge ? '700' : '400'} 12px ${font}`;
  const width = context.measureText(name).width;
  const label = [side, side === 'right' ? 'left' : 'right']
    .map((on) => ({
      left: on === 'left' ? at.x - width - 8 : on === 'above' ? at.x - width / 2 : at.x + 8,
      middle: on === 'above' ? at.y - 13 : at.y,
    }))
    .find(({ left, middle }) =>
      reserveRoom(room, { left, top: middle - 8, right: left + width, bottom: middle + 8 }),
    );
  if (label === undefined) {
    return;
  }
  const { left, middle } = label;
  const ring = new Path2D();
  ring.arc(at.x, at.y, 3, 0, 2 * Math.PI);
  context.fillStyle = colors('bg.panel');
  context.fill(ring);
  context.lineWidth = 1.5;
  context.strokeStyle = colors('fg.subtle');
  context.stroke(ring);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = colors('map.land');
  context.strokeText(name, left, middle);
  context.fillStyle = colors(isLarge ? 'fg' : 'fg.muted');
  context.fillText(name, left, middle);
}

interface NumberOptions extends Pick<TownOptions, 'colors' | 'font' | 'room'> {
  readonly name: string;
  readonly points: readonly FramePoint[];
}

/** The number of a road in the middle of its longest straight, as road signs have it. */
function paintNumber(context: CanvasRenderingContext2D, options: NumberOptions): void {
  const { name, points, colors, font, room } = options;
  const { x, y } = middleOfLongest(points);
  context.font = `500 12px ${font}`;
  const half = context.measureText(name).width / 2 + 5;
  const box = { left: x - half, top: y - 9, right: x + half, bottom: y + 9 };
  if (!reserveRoom(room, box)) {
    return;
  }
  const plate = new Path2D();
  plate.roundRect(box.left, box.top, 2 * half, 18, 4);
  context.fillStyle = colors('bg.panel');
  context.fill(plate);
  context.lineWidth = 1;
  context.strokeStyle = colors('border');
  context.stroke(plate);
  context.fillStyle = colors('fg.muted');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, x, y + 0.5);
}

function middleOfLongest(points: readonly FramePoint[]): FramePoint {
  let middle: FramePoint = { x: 0, y: 0 };
  let longestPx = -1;
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const lengthPx = Math.hypot(to.x - from.x, to.y - from.y);
    if (lengthPx > longestPx) {
      [middle, longestPx] = [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, lengthPx];
    }
  });
  return middle;
}
