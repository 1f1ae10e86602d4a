import { Extensions } from 'type-graphql';

/** Key under which a field of the schema says so. */
const HOURLY = 'hourlyForVisitors';

/** Says of a field of Query that everybody without a session gets the same of it until the next full hour. */
export function HourlyForVisitors(): MethodDecorator {
  return Extensions({ [HOURLY]: true });
}

/** Whether a field of the schema says so. */
export function isHourlyForVisitors(extensions: Readonly<Record<string, unknown>>): boolean {
  return extensions[HOURLY] === true;
}
