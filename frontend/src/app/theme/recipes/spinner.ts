import { defineRecipe } from '@chakra-ui/react';

export const spinnerRecipe = defineRecipe({
  className: 'wf-spinner',
  base: {
    display: 'inline-block',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 800ms linear infinite',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1.25em' },
      md: { '--spinner-size': '20px' },
      lg: { '--spinner-size': '32px' },
    },
  },
  defaultVariants: { size: 'md' },
});
