/** A value of a chart and what it is of; null where nothing is known. */
export interface ChartPoint {
  readonly label: string;
  readonly value: number | null;
}

/** Possible ends of an axis, times a power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next number that reads well, not below the value: such as 8, 15 or 250; 1 for nothing. */
export function roundedUp(value: number): number {
  if (value <= 0) {
    return 1;
  }
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/** The highest value there is; 0 where there is none. */
export function highestOf(points: readonly ChartPoint[]): number {
  return points.reduce((highest, { value }) => Math.max(highest, value ?? 0), 0);
}

/** Every how many labels one is written, so that at most `most` stand beside each other. */
export function labelStep(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most));
}
