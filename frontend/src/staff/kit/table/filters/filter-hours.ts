import { filterFromEntries } from '@wakafine/domain/segments/segment-filter';

/** Hours of the day in an address: 0-23 and 1-24 as texts; both empty where all are meant. */
export interface HourView {
  readonly fromHour: string;
  readonly untilHour: string;
}

/** True where an address narrows a table to hours of the day. */
export function hasHours({ fromHour, untilHour }: HourView): boolean {
  return fromHour !== '' || untilHour !== '';
}

/** The hours of the day of a table: the whole day where the address names none that there are. */
export function filterHours(view: HourView): { fromHour: number; untilHour: number } {
  const { fromHour, untilHour } = filterFromEntries((name) =>
    name === 'fromHour' || name === 'untilHour' ? view[name] || null : null,
  );
  return { fromHour, untilHour };
}
