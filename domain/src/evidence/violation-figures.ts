import { deciKmh, scaled } from './bundle';
import type { ResultPart } from './bundle';

/** Figures of a judged violation: speeds in km/h, times in ms since the epoch, the length of the window in seconds. */
export interface ViolationFigures {
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly speedKmh: number;
  readonly meanSpeedKmh: number | null;
  readonly provenKmh: number | null;
  readonly uncertaintyKmh: number | null;
  readonly provenS: number | null;
  readonly severity: string;
  readonly grade: string;
  readonly fixCount: number;
  readonly isOverGaps: boolean;
  readonly limitId: string | null;
}

/** The figures of a violation as evidence holds them. */
export function resultPart(figures: ViolationFigures): ResultPart {
  const { severity, grade, fixCount, isOverGaps, limitId } = figures;
  return {
    startedUs: scaled(figures.startedAtMs, 1000),
    endedUs: scaled(figures.endedAtMs, 1000),
    shownDeciKmh: deciKmh(figures.speedKmh),
    meanDeciKmh: deciKmh(figures.meanSpeedKmh ?? 0),
    provenDeciKmh: deciKmh(figures.provenKmh ?? 0),
    uncertaintyDeciKmh: deciKmh(figures.uncertaintyKmh ?? 0),
    provenMs: scaled(figures.provenS ?? 0, 1000),
    ...{ severity, grade, fixCount, isOverGaps },
    limitId: limitId ?? '',
  };
}
