import { defineTextStyles } from '@chakra-ui/react';

/** Sizes in px of the design guide, given in rem. */
function style(sizePx: number, linePx: number, fontWeight: string, letterSpacing?: string) {
  return {
    value: {
      fontSize: `${sizePx / 16}rem`,
      lineHeight: `${linePx / 16}rem`,
      fontWeight,
      ...(letterSpacing === undefined ? {} : { letterSpacing }),
    },
  };
}

export const textStyles = defineTextStyles({
  speed: { value: { fontSize: '152px', lineHeight: '1', fontWeight: 'bold', letterSpacing: '-4px' } },
  zone: style(48, 52, 'bold', '.01em'),
  displayLg: style(52, 52, 'bold', '-0.03em'),
  display: style(40, 44, 'bold', '-0.03em'),
  title: style(28, 32, 'bold', '-0.02em'),
  heading: style(22, 28, 'bold', '-0.01em'),
  section: style(18, 24, 'bold', '-0.01em'),
  body: style(16, 24, 'normal'),
  strong: style(16, 24, 'medium'),
  label: style(14, 20, 'medium'),
  small: style(14, 20, 'normal'),
  micro: style(12, 16, 'medium'),
  role: { value: { fontSize: '11px', lineHeight: '16px', fontWeight: 'bold', textTransform: 'uppercase' } },
  plate: style(14, 20, 'bold', '.03em'),
});
