import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    '--wf-fast': '120ms',
    '--wf-base': '200ms',
    '--wf-slow': '320ms',
    colorPalette: 'brand',
    bg: 'bg',
    color: 'fg',
    textSizeAdjust: '100%',
    // What is jumped to or has the focus lies neither under the header nor under tabs and strip.
    scrollPaddingTop: '4.5rem',
    scrollPaddingBottom: '8rem',
    '@media (prefers-reduced-motion: reduce)': { '--wf-fast': '0ms', '--wf-base': '0ms', '--wf-slow': '0ms' },
  },
  'html:has([data-tabless])': { '--toast-bottom': '16px' },
  // A notice lies above a button that floats, which stays within reach.
  'html:has([data-floating])': { '--toast-bottom': { base: '148px', md: '80px' } },
  // While a dialog is open, what lies outside of it accepts no press, and a notice over one of its buttons
  // neither.
  'body[data-scroll-lock] [data-scope=toast]': { pointerEvents: 'none !important' },
  body: {
    textStyle: 'body',
    fontFamily: 'body',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'anywhere',
    // No word stands alone on the last line.
    textWrap: 'pretty',
  },
  // A page with something for paper prints that alone.
  'body:has([data-printed]) *:not(:has([data-printed]), [data-printed], [data-printed] *)': {
    '@media print': { display: 'none !important' },
  },
  'h1, h2, h3': { textWrap: 'balance' },
  // Words give way to their picture, not the other way round.
  '.lucide': { flexShrink: '0' },
  a: { color: 'brand.fg', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  // Reduced motion is for everything, also for what a library animates.
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
