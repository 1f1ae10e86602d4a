import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

/** Steps of the cursor by key, as a share of the whole; Infinity is an end. */
const KEY_SHARES: Readonly<Record<string, number>> = {
  ArrowLeft: -0.01,
  ArrowDown: -0.01,
  ArrowRight: 0.01,
  ArrowUp: 0.01,
  PageDown: -0.1,
  PageUp: 0.1,
  Home: -Infinity,
  End: Infinity,
};

export interface ChartCursorHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Turns pointer and keys on a chart into moves of its cursor: `onX` in CSS px from the frame's left, `onKey` as a share. */
export function useChartCursor({
  frame,
  onX,
  onKey,
}: {
  frame: RefObject<HTMLElement | null>;
  onX: (x: number) => void;
  onKey: (share: number) => void;
}): ChartCursorHandlers {
  const isHeld = useRef(false);
  const showAt = ({ clientX }: PointerEvent) =>
    onX(clientX - (frame.current?.getBoundingClientRect().left ?? 0));
  const letGo = () => {
    isHeld.current = false;
  };
  return {
    onPointerDown(event) {
      if (event.isPrimary && event.button === 0) {
        isHeld.current = true;
        frame.current?.setPointerCapture(event.pointerId);
        showAt(event);
      }
    },
    onPointerMove(event) {
      if (isHeld.current) {
        showAt(event);
      }
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown(event) {
      const share = KEY_SHARES[event.key];
      if (share !== undefined) {
        event.preventDefault();
        onKey(share);
      }
    },
  };
}
