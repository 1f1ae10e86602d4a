import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { MARK } from './ChartMark';

const SELECTOR = `[${MARK}]`;
/** Marks that the focus comes to: a value may be drawn in two places, and has one stop. */
const STOPS = `a${SELECTOR}, button${SELECTOR}`;

export interface MarkMoves {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Turns pointer, finger and keys on a chart into the value that is read: `onRead` gets its index, null for none. */
export function useMarkMoves({
  frame,
  columns,
  onRead,
}: {
  frame: RefObject<HTMLElement | null>;
  columns: number;
  onRead: (index: number | null) => void;
}): MarkMoves {
  // Bars are narrower than fingers: a tap reads, and the way to the rows is the link below the chart.
  const isTouched = useRef(false);
  const readUnder = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    // What a finger does is reported of the value that it touched first.
    const under = pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : target;
    const index = under instanceof Element ? indexOf(under) : null;
    if (index !== null) {
      onRead(index);
    }
  };
  return {
    onPointerDown(event) {
      isTouched.current = event.pointerType === 'touch';
      readUnder(event);
    },
    onPointerMove: readUnder,
    onPointerLeave({ pointerType }) {
      if (pointerType === 'mouse') {
        const { activeElement } = document;
        onRead(frame.current?.contains(activeElement) === true ? indexOf(activeElement) : null);
      }
    },
    onClickCapture(event) {
      if (isTouched.current && event.target instanceof Element && event.target.closest(SELECTOR) !== null) {
        event.preventDefault();
      }
    },
    onKeyDown(event) {
      isTouched.current = false;
      const step = stepOf(event.key, columns);
      if (step === null || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const marks = [...(frame.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
      const at = marks.findIndex((mark) => mark === document.activeElement);
      const next = at + step;
      if (at !== -1) {
        event.preventDefault();
        marks[Number.isFinite(step) ? next : step < 0 ? 0 : marks.length - 1]?.focus();
      }
    },
  };
}

function indexOf(element: Element | null): number | null {
  const text = element?.closest(SELECTOR)?.getAttribute(MARK) ?? null;
  return text === null ? null : Number(text);
}

function stepOf(key: string, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -Infinity,
    End: Infinity,
  };
  return steps[key] ?? null;
}
