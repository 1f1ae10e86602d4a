import { defineRecipe } from '@chakra-ui/react';

/** Primary is `solid`, secondary `outline`, quiet `ghost`; a destructive one is `surface` with the danger palette. */
export const buttonRecipe = defineRecipe({
  className: 'wf-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    flexShrink: '0',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    textAlign: 'center',
    // No single word on a line of its own.
    textWrap: 'balance',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: 'background-color var(--wf-fast), opacity var(--wf-fast)',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _active: { opacity: 0.85 },
    _icon: { flexShrink: '0' },
    // A busy button stays at full strength: the spinner says enough.
    '&[data-loading]': { opacity: 1, cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { opacity: 0.92 } },
      outline: { borderColor: 'border.strong', color: 'fg', _hover: { bg: 'bg.muted' } },
      surface: {
        borderColor: 'colorPalette.fg',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { opacity: 0.9 } },
      ghost: { color: 'colorPalette.fg', _hover: { bg: 'bg.muted' } },
      plain: { color: 'inherit' },
    },
    size: {
      sm: { minH: '9', px: '3', py: '1', fontSize: '0.875rem', lineHeight: '1.25rem', borderRadius: '8px' },
      md: { minH: '12', minW: '12', px: '5', py: '2', fontSize: '1rem', lineHeight: '1.5rem' },
      lg: { minH: '14', px: '5', py: '2', fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 'bold' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
