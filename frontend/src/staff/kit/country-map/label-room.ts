import type { Size } from '../../../components/route-map/route-map-types';

/** A box in the frame, CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Area for labels. */
export interface LabelRoom {
  readonly size: Size;
  /** Boxes of labels that stand, and of what lies over the map. */
  readonly accepted: Box[];
}

/** Reserves the room of a label unless it would leave the frame or meet another; gives whether it did. */
export function reserveRoom({ size, accepted }: LabelRoom, box: Box): boolean {
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height;
  if (!isInside || accepted.some((other) => doMeet(box, other))) {
    return false;
  }
  accepted.push(box);
  return true;
}

function doMeet(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
