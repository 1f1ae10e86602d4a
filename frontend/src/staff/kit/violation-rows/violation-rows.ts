import type { VehicleStretch } from '@wakafine/domain/segments/segment-stretch';
import { STAFF_PATHS } from '../../../lib/paths';

/**
 * Filter of the table of violations by the sentence of a figure, as it stands in an address: days such as 2026-11-20, hours 0-23
 * and 1-24. An empty text narrows nothing.
 */
export const FIGURE_ROWS = {
  /** `yes` for what figures count alone. */
  counted: '',
  from: '',
  to: '',
  fromHour: '',
  untilHour: '',
  road: '',
  vehicle: '',
  /** Agency whose enrolled devices recorded. */
  by: '',
  /** Identifier of the vehicle whose enrolled devices recorded. */
  of: '',
  /** South and west edge of a cell of a hundredth of a degree, such as `4.05,9.70`. */
  cell: '',
  /** Road, both km from its start and group of vehicles of a stretch, such as `N3,80,160,BUSES`. */
  stretch: '',
};
/** Filter of the table of violations by the sentence of a figure. */
export type FigureRows = typeof FIGURE_ROWS;

/** A stretch with its vehicles as it stands in an address. */
export function stretchName({ road, fromKm, toKm, vehicles }: VehicleStretch): string {
  return [road, fromKm, toKm, vehicles].join(',');
}

/** Address of the violations that a figure counts. */
export function violationRows(rows: Partial<Omit<FigureRows, 'counted'>>): string {
  const params = new URLSearchParams({ counted: 'yes' });
  Object.entries(rows).forEach(([key, value]: [string, string | undefined]) => {
    if (value !== undefined && value !== '') {
      params.set(key, value);
    }
  });
  return `${STAFF_PATHS.violations}?${params.toString()}`;
}
