import { createContext, useContext } from 'react';

/** A value of a chart in words. */
export interface ChartReading {
  /** The value with its unit and interval, after what it is of: as in the table beside the chart. */
  readonly words: string;
  /** Address of the rows behind it; none where there are no rows, or none that the reader may see. */
  readonly to?: string | undefined;
}

/** Values of a chart and which of them is read. */
export interface ChartReadings {
  readonly readings: readonly ChartReading[];
  /** Index of the value under the pointer, or reached by a key; null while there is none. */
  readonly active: number | null;
  onRead(index: number | null): void;
}

/** The values of the chart around a mark. */
export const ChartReadingContext = createContext<ChartReadings>({
  readings: [],
  active: null,
  onRead: () => undefined,
});

/** Gives the values of the chart that this piece is in, and which of them is read. */
export function useChartReadings(): ChartReadings {
  return useContext(ChartReadingContext);
}
