import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { LimitShape } from '@wakafine/domain/limits/limit-geometry';
import type { Position } from '@wakafine/domain/limits/speed-limits';
import { fromFrame, type FramePoint, type MapView } from '../../../../components/route-map/map-view';
import { placeOf } from '../../../../components/route-map/projection';
import type { Size } from '../../../../components/route-map/route-map-types';
import { withCornerAt, type CornerKey } from './shape-corners';

export interface CornerDragOptions {
  frame: RefObject<HTMLElement | null>;
  view: MapView;
  size: Size;
  /** Called with the shape once the pointer lets go; not after a press that moved nothing. */
  onDrop: (shape: LimitShape) => void;
}

export interface CornerDrag {
  /** The shape as it is dragged; null while nothing is. */
  dragged: LimitShape | null;
  /** Begins at a corner of a shape; `isNew` for one that was added by this press. */
  start(event: PointerEvent, from: { shape: LimitShape; corner: CornerKey; isNew: boolean }): void;
  move(event: PointerEvent): void;
  end(): void;
  cancel(): void;
}

interface Drag {
  readonly pointerId: number;
  readonly corner: CornerKey;
  readonly shape: LimitShape;
  readonly hasMoved: boolean;
}

/** Movement of a pointer before it drags, CSS px. */
const SLOP_PX = 3;

/** Moves a corner of a shape by mouse, finger or pen, and gives the shape meanwhile. */
export function useCornerDrag({ frame, view, size, onDrop }: CornerDragOptions): CornerDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  const startedAt = useRef<FramePoint>({ x: 0, y: 0 });
  const pointIn = ({ clientX, clientY }: PointerEvent): FramePoint => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  return {
    dragged: drag?.shape ?? null,
    start(event, { shape, corner, isNew }) {
      if (drag !== null || event.button !== 0) {
        return;
      }
      // Not the corner itself: the middle of a side is gone once a corner is added there.
      frame.current?.setPointerCapture(event.pointerId);
      startedAt.current = pointIn(event);
      setDrag({ pointerId: event.pointerId, corner, shape, hasMoved: isNew });
    },
    move(event) {
      if (drag === null || event.pointerId !== drag.pointerId) {
        return;
      }
      const at = pointIn(event);
      const { x, y } = startedAt.current;
      if (drag.hasMoved || Math.hypot(at.x - x, at.y - y) >= SLOP_PX) {
        const shape = withCornerAt(drag.shape, drag.corner, positionAt(at, view, size));
        setDrag({ ...drag, shape, hasMoved: true });
      }
    },
    end() {
      if (drag?.hasMoved) {
        onDrop(drag.shape);
      }
      setDrag(null);
    },
    cancel: () => setDrag(null),
  };
}

/** The place under a point of the frame. */
export function positionAt(point: FramePoint, view: MapView, size: Size): Position {
  const { lat, lng } = placeOf(fromFrame(point, view, size));
  return [lng, lat];
}
