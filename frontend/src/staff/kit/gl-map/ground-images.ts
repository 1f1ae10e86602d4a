import type { MapColors } from '../country-map/map-colors';
import { PLATE_IMAGE, TOWN_IMAGE } from './ground-layers';
import { mapImage, stretched, type MapImage } from './map-image';

/** Edge of the plate of a road, and what of it stays as it is when it grows, CSS px. */
const PLATE_PX = 20;
const PLATE_EDGE_PX = 6;

/** The ring of a town, and the plate behind the number of a road. */
export function groundImages(colors: MapColors): MapImage[] {
  const town = mapImage(TOWN_IMAGE, { width: 10, height: 10 }, (context) => {
    const ring = new Path2D();
    ring.arc(0, 0, 3, 0, 2 * Math.PI);
    context.fillStyle = colors('bg.panel');
    context.fill(ring);
    context.lineWidth = 1.5;
    context.strokeStyle = colors('fg.subtle');
    context.stroke(ring);
  });
  const plate = mapImage(PLATE_IMAGE, { width: PLATE_PX, height: PLATE_PX }, (context) => {
    const edge = new Path2D();
    edge.roundRect(0.5 - PLATE_PX / 2, 0.5 - PLATE_PX / 2, PLATE_PX - 1, PLATE_PX - 1, 4);
    context.fillStyle = colors('bg.panel');
    context.fill(edge);
    context.lineWidth = 1;
    context.strokeStyle = colors('border.strong');
    context.stroke(edge);
  });
  return [town, stretched(plate, PLATE_EDGE_PX)];
}
