/** Sounds for the driver: entering a zone, or being back at a safe speed. */
export type ToneName = 'caution' | 'warning' | 'danger' | 'restored';

export interface Tone {
  frequencyHz: number;
  beeps: number;
  /** Milliseconds of vibration, pause, vibration ...: one pulse a beep, longer with the risk. */
  vibrationMs: readonly number[];
}

/** The alert of each level; frequencies and counts are the product's fixed figures. */
export const TONES: Record<ToneName, Tone> = {
  danger: { frequencyHz: 1_200, beeps: 3, vibrationMs: [300, 100, 300, 100, 300] },
  warning: { frequencyHz: 800, beeps: 2, vibrationMs: [200, 100, 200] },
  caution: { frequencyHz: 600, beeps: 1, vibrationMs: [150] },
  restored: { frequencyHz: 400, beeps: 1, vibrationMs: [80] },
};
