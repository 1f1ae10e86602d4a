import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { xOf, yOf, type PlotScale } from './speed-shapes';

/** Figures of 12 px that are nearer than this would touch, CSS px. */
const LABEL_HEIGHT_PX = 10;
const HOUR_WIDTH_PX = 56;
const MOST_HOURS = 8;

export interface ThresholdLabel {
  readonly zone: 'caution' | 'warning' | 'danger';
  readonly speedKmh: number;
  /** False where the label would touch that of a higher threshold. */
  readonly isLabelled: boolean;
}

/** The thresholds with lines of their own, highest first; a label gives way to one above it. */
export function thresholdLabels(scale: PlotScale, thresholds: SpeedThresholds): ThresholdLabel[] {
  let labelledAt = -Infinity;
  return (['danger', 'warning', 'caution'] as const).map((zone) => {
    const speedKmh = thresholds[zone];
    const y = yOf(scale, speedKmh);
    const isLabelled = y - labelledAt >= LABEL_HEIGHT_PX;
    labelledAt = isLabelled ? y : labelledAt;
    return { zone, speedKmh, isLabelled };
  });
}

export interface HourTick {
  readonly atMs: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Hours below the chart: beginning, end, and as many between as fit; the same hour is not said twice. */
export function hourTicks(scale: PlotScale, textOf: (atMs: number) => string): HourTick[] {
  const { left, right, startMs, endMs } = scale;
  const fitting = Math.floor((right - left) / (HOUR_WIDTH_PX * 1.5));
  const steps = Math.max(1, Math.min(MOST_HOURS, fitting) - 1);
  const ticks = Array.from({ length: steps + 1 }, (_, step): HourTick => {
    const atMs = startMs + ((endMs - startMs) * step) / steps;
    return { atMs, text: textOf(atMs), anchor: step === 0 ? 'start' : step === steps ? 'end' : 'middle' };
  });
  return ticks.filter(
    ({ text, atMs }, index) =>
      ticks.findIndex((other) => other.text === text) === index &&
      (index === 0 || xOf(scale, atMs) - left >= HOUR_WIDTH_PX),
  );
}
