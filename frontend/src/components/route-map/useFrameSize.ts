import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './route-map-types';

/** The size of an element in CSS px, kept current; `assumed` until it is measured. */
export function useFrameSize(frame: RefObject<HTMLElement | null>, assumed: Size): Size {
  const [size, setSize] = useState(assumed);
  useLayoutEffect(
    function measure() {
      const element = frame.current;
      if (element === null) {
        return undefined;
      }
      const readSize = () => {
        const { clientWidth: width, clientHeight: height } = element;
        // An element that is not shown has no size, and a map of no size no scale.
        if (width > 0 && height > 0) {
          setSize((before) =>
            before.width === width && before.height === height ? before : { width, height },
          );
        }
      };
      readSize();
      const observer = new ResizeObserver(readSize);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [frame],
  );
  return size;
}
