import type { LanguageChoice } from './languages';

/** Themes of the pages; SYSTEM follows the device (product specification, section 3). */
export const THEME_CHOICES = ['LIGHT', 'DARK', 'SYSTEM'] as const;
/** Theme of the pages. */
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Time when the phone saves data; AUTO is when the browser or the system asks for it. */
export const DATA_SAVER_CHOICES = ['OFF', 'AUTO', 'ON'] as const;
/** Time when the phone saves data. */
export type DataSaverChoice = (typeof DATA_SAVER_CHOICES)[number];

/** Sound of an alert: beeps, a spoken sentence, or both at once. */
export const ALERT_SOUNDS = ['TONES', 'VOICE', 'BOTH'] as const;
/** Sound of an alert. */
export type AlertSound = (typeof ALERT_SOUNDS)[number];

/** The speeds that can be chosen as one's own limit, km/h (product specification, section 9). */
export const SPEED_LIMITS_KMH: readonly number[] = [40, 50, 60, 80, 100];

/** Personal settings; the two speeds govern one's own alerts, never the judging (D9). */
export interface PersonalSettings {
  readonly notifications: boolean;
  readonly soundAlerts: boolean;
  /** Counts where `soundAlerts` is on. */
  readonly alertSound: AlertSound;
  readonly vibration: boolean;
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
  readonly dataSaver: DataSaverChoice;
  /** Whether one is notified of every look of staff at one's data. */
  readonly lookNotices: boolean;
  readonly speedLimitKmh: number;
  /** 10-200. */
  readonly alertThresholdKmh: number;
}

/** Defaults of the settings (product specification, section 9; the first visit is dark by decision D9). */
export const DEFAULT_SETTINGS: PersonalSettings = {
  notifications: true,
  soundAlerts: true,
  alertSound: 'BOTH',
  vibration: true,
  theme: 'DARK',
  language: 'EN',
  dataSaver: 'AUTO',
  lookNotices: false,
  speedLimitKmh: 60,
  alertThresholdKmh: 50,
};
