import type { SpeedZone } from '@wakafine/domain/speed/zones';
import type { ZoneName } from './zone-shapes';

/** The name under which theme, glyphs and words know each zone. */
export const ZONE_NAMES = {
  SAFE: 'safe',
  CAUTION: 'caution',
  WARNING: 'warning',
  DANGER: 'danger',
} as const satisfies Record<SpeedZone, ZoneName>;
