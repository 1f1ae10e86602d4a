import { defineRecipe } from '@chakra-ui/react';

/** Badge of 24 px: glyph and word. `solid` is for live speed and the heads of the zone columns only. */
export const badgeRecipe = defineRecipe({
  className: 'wf-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    px: '2',
    borderRadius: 'badge',
    textStyle: 'micro',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      plain: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
  defaultVariants: { variant: 'subtle' },
});
