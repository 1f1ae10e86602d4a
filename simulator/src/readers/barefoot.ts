import type { PhoneFix } from '../drives/fix';
import { checkedFix, timeFrom } from './checked-fix';
import { TrackError } from './track-error';

const POINT = /^\s*POINT\s*\(\s*([-+\d.eE]+)\s+([-+\d.eE]+)\s*\)\s*$/i;

/**
 * Reads the JSON of the barefoot map matcher: `[{"point": "POINT(lng lat)", "time": "2014-09-10 06:54:07+0200"}]`.
 * @throws TrackError that names the entry
 */
export function readBarefoot(text: string): PhoneFix[] {
  const entries = parsed(text);
  if (!Array.isArray(entries) || entries.length === 0) {
    throw new TrackError('the JSON is no list of fixes');
  }
  return entries.map((entry: unknown, index) => {
    const place = `entry ${index + 1}`;
    const [, lng, lat] = POINT.exec(textOf(entry, 'point')) ?? [];
    if (lng === undefined || lat === undefined) {
      throw new TrackError(`${place}: "point" must read "POINT(lng lat)"`);
    }
    const recordedAtMs = timeFrom(textOf(entry, 'time'));
    return checkedFix({ seq: index + 1, lat: Number(lat), lng: Number(lng), recordedAtMs }, place);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TrackError(`not well-formed JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function textOf(entry: unknown, name: string): string {
  const value: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
