import { chakra } from '@chakra-ui/react';

/** A flat panel with a hairline border; `isFlush` for lists that run to its edges, `isBled` for one that runs to those of a phone, right below a bar. */
export const Card = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'card', minW: '0' },
  variants: {
    isBled: {
      true: {
        md: { mt: '0', mx: '0', borderInlineWidth: '1px', borderTopWidth: '1px', borderRadius: 'card' },
        mt: '-4',
        mx: '-4',
        borderInlineWidth: '0',
        borderTopWidth: '0',
        borderRadius: 'none',
      },
    },
    isFlush: { true: { p: '0', overflow: 'hidden' }, false: { p: '4' } },
  },
  defaultVariants: { isFlush: false },
});
