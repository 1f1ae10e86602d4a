import type { FramePoint } from '../../../components/route-map/map-view';
import type { Size } from '../../../components/route-map/route-map-types';

/** Marks stand at least so far from each other, CSS px. */
const GAP_PX = 2;
/** Enough for ten marks that all lie on one spot. */
const ROUNDS = 80;
/** Turns by it never come back to where they were: marks on one spot go apart in all directions. */
const GOLDEN_ANGLE = 2.4;

/** A mark of a place in the frame: its middle and diameter, CSS px. */
export interface SpotMark extends FramePoint {
  readonly px: number;
}

/** Moves marks that lie on each other apart, each by half, all inside the frame. */
export function apart(marks: readonly SpotMark[], size: Size): SpotMark[] {
  const placed = marks.map((mark) => ({ ...mark }));
  for (let round = 0; round < ROUNDS; round += 1) {
    placed.forEach((one, index) => placed.slice(index + 1).forEach((other) => part(one, other, index)));
    for (const mark of placed) {
      const half = mark.px / 2 + GAP_PX;
      mark.x = Math.max(half, Math.min(size.width - half, mark.x));
      mark.y = Math.max(half, Math.min(size.height - half, mark.y));
    }
  }
  return placed;
}

function part(one: Moving, other: Moving, turn: number): void {
  const [byX, byY] = [other.x - one.x, other.y - one.y];
  const awayPx = Math.hypot(byX, byY);
  const missingPx = (one.px + other.px) / 2 + GAP_PX - awayPx;
  if (missingPx <= 0) {
    return;
  }
  const angle = awayPx === 0 ? turn * GOLDEN_ANGLE : Math.atan2(byY, byX);
  const [stepX, stepY] = [(Math.cos(angle) * missingPx) / 2, (Math.sin(angle) * missingPx) / 2];
  one.x -= stepX;
  one.y -= stepY;
  other.x += stepX;
  other.y += stepY;
}

type Moving = { -readonly [Key in keyof SpotMark]: SpotMark[Key] };
