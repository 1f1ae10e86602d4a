import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Way of a pointer since it was pressed, CSS px. */
export interface PointerWay {
  readonly byX: number;
  readonly byY: number;
  readonly clientX: number;
  readonly clientY: number;
  /** Box of the pressed element before it was moved. */
  readonly box: DOMRect;
}

export interface PointerDragOptions<Held, Target> {
  /** Whether the way decides by its sideways part alone: a finger that moves up or down scrolls the page. */
  isSideways: boolean;
  /** The place at which something would land; null: it stays. */
  targetOf: (held: Held, way: PointerWay) => Target | null;
  /** Stores a move. It is shown as done until that has ended. */
  onDrop: (held: Held, target: Target) => Promise<unknown>;
}

/** Something that is dragged, or whose move is being stored. */
export interface Dragged<Held, Target> {
  readonly held: Held;
  readonly target: Target | null;
}

/** Handlers of a thing that is dragged. */
export interface PressHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onMouseDown(event: MouseEvent): void;
}

/** Movement before a press becomes a drag, CSS px: fingers tremble more. */
const SLOP_PX = 4;
const TOUCH_SLOP_PX = 10;

interface Press<Held> {
  readonly pointerId: number;
  readonly held: Held;
  readonly clientX: number;
  readonly clientY: number;
  readonly box: DOMRect;
}

/**
 * Drags things by mouse, pen or finger. A press that hardly moves stays a tap; Escape, or a page that begins to scroll, puts the thing
 * back. The focus stays where it is.
 */
export function usePointerDrag<Held, Target>(options: PointerDragOptions<Held, Target>) {
  const { isSideways, targetOf, onDrop } = options;
  const press = useRef<Press<Held> | null>(null);
  const [dragged, setDragged] = useState<Dragged<Held, Target> | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  const isDragging = dragged !== null && !isStoring;
  useEffect(
    function putBackByEscape() {
      const handleKey = (event: KeyboardEvent) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          press.current = null;
          setDragged(null);
        }
      };
      if (isDragging) {
        window.addEventListener('keydown', handleKey, { capture: true });
      }
      return () => window.removeEventListener('keydown', handleKey, { capture: true });
    },
    [isDragging],
  );
  const cancel = () => {
    press.current = null;
    if (isDragging) {
      setDragged(null);
    }
  };
  const handlers = (heldAt: (event: PointerEvent) => Held): PressHandlers => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || press.current !== null || dragged !== null) {
        return;
      }
      const { pointerId, clientX, clientY, currentTarget: element } = event;
      element.setPointerCapture(pointerId);
      press.current = {
        pointerId,
        held: heldAt(event),
        clientX,
        clientY,
        box: element.getBoundingClientRect(),
      };
    },
    onPointerMove(event: PointerEvent) {
      const pressed = press.current;
      if (pressed === null || pressed.pointerId !== event.pointerId) {
        return;
      }
      const { clientX, clientY, pointerType } = event;
      const [byX, byY] = [clientX - pressed.clientX, clientY - pressed.clientY];
      const slopPx = pointerType === 'mouse' ? SLOP_PX : TOUCH_SLOP_PX;
      const movedPx = isSideways && pointerType !== 'mouse' ? Math.abs(byX) : Math.hypot(byX, byY);
      if (isDragging || movedPx >= slopPx) {
        const way = { byX, byY, clientX, clientY, box: pressed.box };
        setDragged({ held: pressed.held, target: targetOf(pressed.held, way) });
      }
    },
    onPointerUp(event: PointerEvent) {
      if (press.current?.pointerId !== event.pointerId) {
        return;
      }
      press.current = null;
      if (dragged === null || dragged.target === null) {
        setDragged(null);
        return;
      }
      setIsStoring(true);
      void onDrop(dragged.held, dragged.target).finally(() => {
        setIsStoring(false);
        setDragged(null);
      });
    },
    onPointerCancel: cancel,
    // The focus would go to the page.
    onMouseDown: (event) => event.preventDefault(),
  });
  return { dragged, isDragging, handlers };
}
