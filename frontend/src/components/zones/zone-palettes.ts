import type { ZoneName } from './zone-shapes';

/** Palette of each zone, named one by one: the build makes the rules of each (`vite/compile-styles`). */
export const ZONE_PALETTES = {
  safe: 'safe',
  caution: 'caution',
  warning: 'warning',
  danger: 'danger',
} as const satisfies Record<ZoneName, ZoneName>;
