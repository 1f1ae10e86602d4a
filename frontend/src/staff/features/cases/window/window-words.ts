import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { WINDOW_MESSAGES } from './messages';

/** Begin and end of the proof, on map, chart and table alike. */
export const MARKS = { a: 'A', b: 'B' } as const;

/** Proven speed, its time and severity, for map and chart. */
export interface ProvenFigures {
  readonly provenKmh: number;
  /** Time over which it is proven, s. */
  readonly seconds: number;
  readonly severity: ViolationSeverity;
}

/** A length in whole metres, as people read it. */
export function metresText(lengthM: number, intl: IntlShape): string {
  const value = intl.formatNumber(lengthM, { maximumFractionDigits: 0 });
  return intl.formatMessage(WINDOW_MESSAGES.metres, { value });
}

/** The same for what is on the screen. */
export function useMetres(): (lengthM: number) => string {
  const intl = useIntl();
  return useCallback((lengthM) => metresText(lengthM, intl), [intl]);
}
