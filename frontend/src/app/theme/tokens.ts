import { defineKeyframes, defineTokens } from '@chakra-ui/react';

/**
 * The 4 px grid under Chakra's numeric names: `4` is 16 px, written in rem so that the reader's font size scales it. On a
 * narrow screen it grows no further than to `widestVw` a step (in hundredths of its width), so that large letters have the
 * room; from 320 px on, letters of the usual size never meet that end.
 */
function grid(steps: readonly number[], widestVw: number): Record<string, { value: string }> {
  return Object.fromEntries(
    steps.map((step) => [String(step), { value: `min(${step / 4}rem, ${step * widestVw}vw)` }]),
  );
}

const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 19, 20, 22, 24, 28, 32,
] as const;

export const breakpoints = { sm: '412px', md: '768px', lg: '1280px', xl: '1920px' };

export const tokens = defineTokens({
  fonts: {
    body: {
      value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    },
    mono: { value: 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace' },
  },
  // Older Android Roboto has no 600.
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, bold: { value: 700 } },
  spacing: grid(STEPS, 1.25),
  sizes: {
    ...grid(STEPS, 1.4),
    full: { value: '100%' },
    prose: { value: '65ch' },
    dialog: { value: '480px' },
    rail: { value: '88px' },
    content: { value: '720px' },
    contentLg: { value: '960px' },
    contentXl: { value: '1120px' },
  },
  radii: {
    none: { value: '0' },
    badge: { value: '6px' },
    control: { value: '10px' },
    card: { value: '16px' },
    sheet: { value: '24px' },
    full: { value: '999px' },
  },
  borders: { none: { value: 'none' } },
  durations: { fast: { value: '120ms' }, base: { value: '200ms' }, slow: { value: '320ms' } },
  easings: { standard: { value: 'cubic-bezier(.2,0,0,1)' } },
  zIndex: { bar: { value: 10 }, popover: { value: 40 }, dialog: { value: 50 }, toast: { value: 60 } },
});

export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
  fadeOut: { from: { opacity: 1 }, to: { opacity: 0 } },
  riseIn: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  sinkOut: { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  breathe: { '50%': { opacity: 0.55 } },
});
