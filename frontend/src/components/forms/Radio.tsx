import { chakra } from '@chakra-ui/react';

/** A radio button as a ring of 20 px, filled in the middle once it is chosen, of one look in both themes. */
export const Radio = chakra(
  'input',
  {
    base: {
      appearance: 'none',
      boxSize: '20px',
      flexShrink: '0',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'border.strong',
      bg: 'transparent',
      cursor: 'pointer',
      _checked: { borderWidth: '6px', borderColor: 'brand.fg' },
    },
  },
  { defaultProps: { type: 'radio' } },
);
