import type { LimitShape } from '@wakafine/domain/limits/limit-geometry';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { toFrame, type MapView } from '../../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../../components/route-map/projection';
import type { Size } from '../../../../components/route-map/route-map-types';
import { withCornerAdded, withCornerAt, withoutCorner, type Corner, type CornerKey } from './shape-corners';
import { keyOf } from './ShapeHandles';
import { positionAt } from './useCornerDrag';

export interface CornerEditOptions {
  frame: RefObject<HTMLElement | null>;
  view: MapView;
  size: Size;
  shape: LimitShape | null;
  onReshape: (shape: LimitShape) => void;
}

export interface CornerEdits {
  chosen: CornerKey | null;
  choose(corner: CornerKey | null): void;
  /** Adds a corner and gives it the focus. */
  add(middle: Corner): void;
  /** Removes the chosen corner; null where none is chosen, or the shape needs all. */
  remove: (() => void) | null;
  /** A key was pressed on a corner: arrows move it, with Shift finely; Delete removes it. */
  onKey(event: KeyboardEvent, corner: Corner): void;
}

/** One press of an arrow key on a corner, and with Shift, CSS px. */
const STEP_PX = 8;
const FINE_STEP_PX = 1;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Actions of keys and buttons on the corners of a shape, each press a step of its own. */
export function useCornerEdits({ frame, view, size, shape, onReshape }: CornerEditOptions): CornerEdits {
  const [chosen, choose] = useState<CornerKey | null>(null);
  const [added, setAdded] = useState<CornerKey | null>(null);
  useEffect(
    function focusAddedCorner() {
      if (added !== null) {
        frame.current?.querySelector<HTMLElement>(`[data-corner="${keyOf(added)}"]`)?.focus();
      }
    },
    [added, frame],
  );
  const left = shape === null || chosen === null ? null : withoutCorner(shape, chosen);
  const remove =
    left === null
      ? null
      : () => {
          onReshape(left);
          choose(null);
          // The corner may be gone, and the focus must not be lost with it.
          frame.current?.focus();
        };

  function moved(drawn: LimitShape, corner: Corner, event: KeyboardEvent): LimitShape | null {
    const step = STEPS[event.key];
    if (step === undefined) {
      return null;
    }
    const px = event.shiftKey ? FINE_STEP_PX : STEP_PX;
    const { x, y } = toFrame(worldPlaceOf({ lat: corner.at[1], lng: corner.at[0] }), view, size);
    return withCornerAt(drawn, corner, positionAt({ x: x + step[0] * px, y: y + step[1] * px }, view, size));
  }

  return {
    ...{ chosen, choose, remove },
    add(middle) {
      if (shape !== null) {
        onReshape(withCornerAdded(shape, middle));
        setAdded({ ring: middle.ring, index: middle.index });
      }
    },
    onKey(event, corner) {
      if (shape === null || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
      const next = moved(shape, corner, event);
      if (isRemoval) {
        remove?.();
      } else if (next !== null) {
        onReshape(next);
      } else {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
