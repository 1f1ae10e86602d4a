import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Buttons with counts, as one group; scrolls sideways on phones. */
export function CountRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex
      role="group"
      aria-label={label}
      gap="0.5"
      overflowX="auto"
      wrap={{ base: 'nowrap', md: 'wrap' }}
      // Room for the ring of the focus.
      p="1"
      m="-1"
    >
      {children}
    </Flex>
  );
}
