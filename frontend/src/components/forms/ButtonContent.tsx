import { AbsoluteCenter, chakra, Spinner } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * Content of a button, as Chakra's own shows it: while it is busy a spinner in place of the words, which hold their room.
 * The build puts it into buttons with `loading`.
 */
export function ButtonContent({ isBusy, children }: { isBusy: boolean | undefined; children: ReactNode }) {
  if (isBusy !== true) {
    return children;
  }
  return (
    <chakra.span display="contents">
      <AbsoluteCenter display="inline-flex">
        <Spinner size="inherit" borderWidth="0.125em" color="inherit" />
      </AbsoluteCenter>
      <chakra.span visibility="hidden" display="contents">
        {children}
      </chakra.span>
    </chakra.span>
  );
}
