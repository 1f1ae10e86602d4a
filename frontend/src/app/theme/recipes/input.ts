import { defineRecipe } from '@chakra-ui/react';

/** Field of 48 px; focus is 2 px `focus`, an error 2 px `danger.fg` (drawn inside, so that nothing moves). */
export const inputRecipe = defineRecipe({
  className: 'wf-input',
  base: {
    width: 'full',
    minW: '0',
    h: '12',
    px: '3.5',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'body',
    textAlign: 'start',
    appearance: 'none',
    // For the example in a field that is narrower.
    textOverflow: 'ellipsis',
    // Where the system chooses the colours there are no shadows, and this is the edge.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    boxShadow: 'inset 0 0 0 1px {colors.border.strong}',
    _placeholder: { color: 'fg.subtle', opacity: 1 },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    _invalid: { boxShadow: 'inset 0 0 0 2px {colors.danger.fg}' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    variant: { outline: {} },
    size: { md: {} },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});
