import { Box, Dialog } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface SheetBodyProps {
  children: ReactNode;
  /** Pinned below; an edge parts it from what goes on beneath it. */
  footer?: ReactNode;
}

/** Parts that the Tab key reaches, and by which keys scroll what is around them. */
const REACHED = 'a[href], button, input, select, textarea, [tabindex]';

/** Content of a sheet, which scrolls, and its buttons, which do not. */
export function SheetBody({ children, footer }: SheetBodyProps) {
  const end = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOnlyRead, setIsOnlyRead] = useState(false);
  useEffect(function watchEnd() {
    if (end.current === null || !('IntersectionObserver' in window)) {
      return undefined;
    }
    const body = end.current.parentElement;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNowCut = entries.at(-1)?.isIntersecting === false;
        setIsCut(isNowCut);
        // Once reached by the Tab key, it stays so at its end.
        setIsOnlyRead((before) => before || (isNowCut && body?.querySelector(REACHED) === null));
      },
      { root: body },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Dialog.Body tabIndex={isOnlyRead ? 0 : undefined}>
        {children}
        <Box ref={end} aria-hidden h="1px" mt="-1px" />
      </Dialog.Body>
      {footer !== undefined && footer !== null && (
        <Dialog.Footer data-cut={isCut || undefined}>{footer}</Dialog.Footer>
      )}
    </>
  );
}
