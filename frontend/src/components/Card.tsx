import { chakra } from '@chakra-ui/react';

/** A flat panel with a hairline border; `isFlush` for lists that run to its edges. */
export const Card = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'card', minW: '0' },
  variants: {
    isFlush: { true: { p: '0', overflow: 'hidden' }, false: { p: '4' } },
  },
  defaultVariants: { isFlush: false },
});
