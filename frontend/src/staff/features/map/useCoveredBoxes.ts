import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Box } from '../../kit/country-map/label-room';

/** Elements over a map: its toggles, its buttons, its scale, and the whole country, small. */
const PARTS = ['layers', 'controls', 'scale', 'inset'].map((part) => `[data-part=${part}]`).join();
/** Room around them, CSS px. */
const MARGIN_PX = 4;
const NOTHING: readonly Box[] = [];

/**
 * Boxes of parts of `card` over the map that fills `frame`, CSS px from its top left; kept current as they grow.
 */
export function useCoveredBoxes(
  card: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
): readonly Box[] {
  const [boxes, setBoxes] = useState(NOTHING);
  useLayoutEffect(
    function measureAsTheyGrow() {
      const [around, map] = [card.current, frame.current];
      if (around === null || map === null) {
        return undefined;
      }
      const parts = [...around.querySelectorAll(PARTS)];
      const observer = new ResizeObserver(() => setBoxes(boxesOf(parts, map)));
      observer.observe(map);
      // The scale bar grows with every step of the zoom, and hardly.
      parts.filter((part) => !part.matches('[data-part=scale]')).forEach((part) => observer.observe(part));
      return () => observer.disconnect();
    },
    [card, frame],
  );
  return boxes;
}

function boxesOf(parts: readonly Element[], map: Element): Box[] {
  const origin = map.getBoundingClientRect();
  return parts
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, right, bottom }) => ({
      left: left - origin.left - MARGIN_PX,
      top: top - origin.top - MARGIN_PX,
      right: right - origin.left + MARGIN_PX,
      bottom: bottom - origin.top + MARGIN_PX,
    }));
}
