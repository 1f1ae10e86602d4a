import { Box, Dialog } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface SheetBodyProps {
  children: ReactNode;
  /** Pinned below; an edge parts it from what goes on beneath it. */
  footer?: ReactNode;
}

/** Content of a sheet, which scrolls, and its buttons, which do not. */
export function SheetBody({ children, footer }: SheetBodyProps) {
  const end = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(function watchEnd() {
    if (end.current === null || !('IntersectionObserver' in window)) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => setIsCut(entries.at(-1)?.isIntersecting === false),
      { root: end.current.parentElement },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Dialog.Body>
        {children}
        <Box ref={end} aria-hidden h="1px" mt="-1px" />
      </Dialog.Body>
      {footer !== undefined && footer !== null && (
        <Dialog.Footer data-cut={isCut || undefined}>{footer}</Dialog.Footer>
      )}
    </>
  );
}
