import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { panned, zoomedAt, type FramePoint, type MapView } from './map-view';
import type { Size } from './route-map-types';

/** One press of an arrow key, CSS px. */
const KEY_PAN_PX = 48;
/** Zoom levels for one px of the wheel. */
const WHEEL_STEP = 1 / 200;
/** Movement of a pointer before it counts as a drag, CSS px. */
const SLOP_PX = 4;

export interface MapGestureOptions {
  frame: RefObject<HTMLElement | null>;
  view: MapView;
  size: Size;
  onView: (view: MapView) => void;
  /** Zooms by levels where no pointer says what is meant. */
  onZoom: (steps: number) => void;
  onReset: () => void;
  /** The place under a pointer that rests or taps; null when it leaves. */
  onPoint: (at: FramePoint | null) => void;
  /** The place that was tapped or clicked. */
  onTap?: (at: FramePoint) => void;
}

const PANS: Readonly<Record<string, readonly [byX: number, byY: number]>> = {
  ArrowLeft: [KEY_PAN_PX, 0],
  ArrowRight: [-KEY_PAN_PX, 0],
  ArrowUp: [0, KEY_PAN_PX],
  ArrowDown: [0, -KEY_PAN_PX],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** Moves the view by one pointer, pinch, wheel and keys; gives the handlers for the drawing and its frame. */
export function useMapGestures(options: MapGestureOptions) {
  const { frame, view, size, onView, onZoom, onReset, onPoint, onTap } = options;
  const pointers = useRef(new Map<number, FramePoint>());
  const isDragging = useRef(false);

  function placeIn({ clientX, clientY }: { clientX: number; clientY: number }): FramePoint {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  function onPointerMove(event: PointerEvent): void {
    const at = placeIn(event);
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) {
      onPoint(at);
      return;
    }
    const isTrembling = Math.hypot(at.x - before.x, at.y - before.y) < SLOP_PX;
    if (!isDragging.current && pointers.current.size === 1 && isTrembling) {
      return;
    }
    isDragging.current = true;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, at);
    onView(other === undefined ? panned(view, at.x - before.x, at.y - before.y) : pinched(before, at, other));
  }

  function pinched(before: FramePoint, at: FramePoint, other: FramePoint): MapView {
    const wasApart = Math.hypot(before.x - other.x, before.y - other.y);
    const isApart = Math.hypot(at.x - other.x, at.y - other.y);
    const steps = Math.log2(Math.max(1, isApart) / Math.max(1, wasApart));
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    return zoomedAt(panned(view, (at.x - before.x) / 2, (at.y - before.y) / 2), steps, middle, size);
  }

  useEffect(function zoomByWheel() {
    const element = frame.current;
    // React listens passively, where the page would scroll as well. Without the focus the wheel is the page's.
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || element?.contains(document.activeElement)) {
        event.preventDefault();
        onView(zoomedAt(view, -event.deltaY * WHEEL_STEP, placeIn(event), size));
      }
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  });

  return {
    onKeyDown(event: KeyboardEvent): void {
      const [pan, zoom] = [PANS[event.key], ZOOMS[event.key]];
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      if (pan) {
        onView(panned(view, ...pan));
      } else if (zoom !== undefined) {
        onZoom(zoom);
      } else if (event.key === '0') {
        onReset();
      } else {
        return;
      }
      event.preventDefault();
    },
    pointer: {
      onPointerDown(event: PointerEvent): void {
        pointers.current.set(event.pointerId, placeIn(event));
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove,
      onPointerUp(event: PointerEvent): void {
        pointers.current.delete(event.pointerId);
        if (!isDragging.current) {
          onPoint(placeIn(event));
          onTap?.(placeIn(event));
        }
        isDragging.current = pointers.current.size > 0;
      },
      onPointerCancel(event: PointerEvent): void {
        pointers.current.delete(event.pointerId);
        isDragging.current = pointers.current.size > 0;
      },
      onPointerLeave(event: PointerEvent): void {
        // A finger leaves with every tap: what it chose stays.
        if (event.pointerType === 'mouse') {
          onPoint(null);
        }
      },
    },
  };
}

/** The middle of a frame. */
export function middleOf({ width, height }: Size): FramePoint {
  return { x: width / 2, y: height / 2 };
}
