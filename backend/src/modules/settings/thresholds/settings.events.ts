import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { defineEvent } from '../../../platform/live/events';

/** Sound, vibration and notices of alerts. */
export interface AlertSettings {
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly notification: boolean;
}

/** Settings that govern every open app, as they are after a change. */
export interface OpenSettings {
  readonly speedThresholds: SpeedThresholds;
  readonly alertSettings: AlertSettings;
}

/** Thresholds or alert settings were changed. */
export const settingsChanged = defineEvent<OpenSettings>('settings-changed');
