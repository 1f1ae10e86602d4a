import { defineTextStyles } from '@chakra-ui/react';

interface Options {
  letterSpacing?: string;
  /**
   * Upper bound of large letters, in hundredths of the screen's width, so that words stay whole; never met at
   * the usual size.
   */
  widestVw?: number;
}

/** Sizes in px of the design guide, given in rem. */
function style(sizePx: number, linePx: number, fontWeight: string, options: Options = {}) {
  const { letterSpacing, widestVw } = options;
  const length = (px: number) =>
    widestVw === undefined
      ? `${px / 16}rem`
      : `min(${px / 16}rem, ${Number(((widestVw * px) / sizePx).toFixed(2))}vw)`;
  return {
    value: {
      fontSize: length(sizePx),
      lineHeight: length(linePx),
      fontWeight,
      ...(letterSpacing === undefined ? {} : { letterSpacing }),
    },
  };
}

export const textStyles = defineTextStyles({
  speed: { value: { fontSize: '152px', lineHeight: '1', fontWeight: 'bold', letterSpacing: '-4px' } },
  zone: style(48, 52, 'bold', { letterSpacing: '.01em', widestVw: 17 }),
  displayLg: style(52, 52, 'bold', { letterSpacing: '-0.03em', widestVw: 18 }),
  display: style(40, 44, 'bold', { letterSpacing: '-0.03em', widestVw: 13.3 }),
  title: style(28, 32, 'bold', { letterSpacing: '-0.02em', widestVw: 11 }),
  heading: style(22, 28, 'bold', { letterSpacing: '-0.01em', widestVw: 10 }),
  section: style(18, 24, 'bold', { letterSpacing: '-0.01em' }),
  body: style(16, 24, 'normal'),
  strong: style(16, 24, 'medium'),
  label: style(14, 20, 'medium'),
  small: style(14, 20, 'normal'),
  micro: style(12, 16, 'medium'),
  role: { value: { fontSize: '11px', lineHeight: '16px', fontWeight: 'bold', textTransform: 'uppercase' } },
  plate: style(14, 20, 'bold', { letterSpacing: '.03em' }),
});
