/** A box in the frame, CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Takes the room of a label unless another one stands there; gives whether it did. */
export function takeRoom(taken: Box[], box: Box): boolean {
  const isTaken = taken.some(
    (other) =>
      box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
  );
  if (!isTaken) {
    taken.push(box);
  }
  return !isTaken;
}
