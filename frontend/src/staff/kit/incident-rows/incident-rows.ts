import { STAFF_PATHS } from '../../../lib/paths';

/** Filter of the list of incidents by the figure that counts them, as it stands in an address: days such as 2026-11-20, hours 0-23 and 1-24. */
export interface IncidentFigureRows {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly fromHour?: string | undefined;
  readonly untilHour?: string | undefined;
  readonly road?: string | undefined;
}

/** Address of the incidents that happened in some days and hours of the day, or on a road. */
export function incidentRows({ from, to, fromHour, untilHour, road }: IncidentFigureRows): string {
  const params = new URLSearchParams();
  Object.entries({ from, to, fromHour, untilHour, road }).forEach(([key, value]) => {
    if (value !== undefined && value !== '') {
      params.set(key, value);
    }
  });
  return `${STAFF_PATHS.incidents}?${params.toString()}`;
}
