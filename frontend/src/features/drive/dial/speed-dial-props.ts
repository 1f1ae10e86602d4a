import type { SpeedThresholds, SpeedZone } from '@wakafine/domain/speed/zones';
import type { GpsState } from '../record/gps-state';
import type { DIAL_FRAMES } from './speed-dial-geometry';

/** Values of the dial. */
export interface SpeedDialProps {
  /** Displayed speed in km/h; null while there is none, shown as `--`. */
  speedKmh: number | null;
  zone: SpeedZone | null;
  thresholds: SpeedThresholds;
  frame: keyof typeof DIAL_FRAMES;
  /** `off` outside a journey; with `weak` the arc is dashed, since such a speed accuses nobody; with `old` and `lost` it is hatched. */
  gps: GpsState | 'off';
  /** On the red stage of danger everything is white. */
  isOnRed?: boolean;
}
