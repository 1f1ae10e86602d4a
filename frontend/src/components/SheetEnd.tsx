import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** The end of what a sheet shows; tells whether there is more below what is seen of it. */
export function SheetEnd({ onChange }: { onChange: (isCut: boolean) => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(
    function watchEnd() {
      if (end.current === null || !('IntersectionObserver' in window)) {
        return undefined;
      }
      const observer = new IntersectionObserver(
        (entries) => onChange(entries.at(-1)?.isIntersecting === false),
        { root: end.current.parentElement },
      );
      observer.observe(end.current);
      return () => {
        observer.disconnect();
      };
    },
    [onChange],
  );
  return <Box ref={end} aria-hidden h="1px" mt="-1px" />;
}
