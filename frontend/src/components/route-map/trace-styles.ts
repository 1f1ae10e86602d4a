import type { SpeedZone } from '@wakafine/domain/speed/zones';

/** Trace of a zone: over an ink casing a colour, and over that a pattern. Widths are CSS px. */
export interface TraceStyle {
  readonly zone: SpeedZone;
  /** Colour token. */
  readonly color: string;
  readonly widthPx: number;
  readonly pattern?: {
    readonly color: string;
    readonly widthPx: number;
    readonly dash?: readonly number[];
    readonly cap: 'butt' | 'round';
  };
}

/** Excess of the casing's width over the colour, CSS px. */
export const CASING_PX = 2.4;

/** In the order in which they are drawn: what is worse lies above. */
export const TRACE_STYLES: readonly TraceStyle[] = [
  { zone: 'SAFE', color: 'safe.trace', widthPx: 4 },
  {
    zone: 'CAUTION',
    color: 'caution.trace',
    widthPx: 5,
    pattern: { color: 'casing', widthPx: 2, dash: [6, 6], cap: 'butt' },
  },
  {
    zone: 'WARNING',
    color: 'warning.trace',
    widthPx: 6,
    pattern: { color: 'casing', widthPx: 2.5, dash: [0, 5], cap: 'round' },
  },
  {
    zone: 'DANGER',
    color: 'danger.trace',
    widthPx: 7,
    pattern: { color: 'white', widthPx: 2, cap: 'butt' },
  },
];
