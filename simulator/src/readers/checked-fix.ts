import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import type { PhoneFix } from '../drives/fix';
import { TrackError } from './track-error';

/** Values of a reader for one fix; a value that the source does not have is undefined. */
export interface RawFix {
  readonly seq: number;
  readonly lat: number;
  readonly lng: number;
  readonly recordedAtMs: number;
  readonly accuracyM?: number | undefined;
  readonly speedKmh?: number | undefined;
  readonly headingDeg?: number | undefined;
}

/** Gives the fix when every value of it is finite and within bounds. @throws TrackError that names `place` and the value */
export function checkedFix(raw: RawFix, place: string): PhoneFix {
  if (!Number.isFinite(raw.recordedAtMs)) {
    throw new TrackError(`${place}: there is no readable time`);
  }
  const within = (name: BoundedField): number | undefined => {
    const value = raw[name];
    if (value !== undefined && !isWithin(value, LIMITS[name])) {
      throw new TrackError(
        `${place}: ${name} must be a number from ${LIMITS[name].min} to ${LIMITS[name].max}`,
      );
    }
    return value;
  };
  return {
    seq: raw.seq,
    lat: within('lat') ?? raw.lat,
    lng: within('lng') ?? raw.lng,
    recordedAtMs: Math.round(raw.recordedAtMs),
    accuracyM: within('accuracyM') ?? null,
    speedKmh: within('speedKmh') ?? null,
    headingDeg: within('headingDeg') ?? null,
  };
}

type BoundedField = 'lat' | 'lng' | 'accuracyM' | 'speedKmh' | 'headingDeg';

/** Reads a decimal number; an absent or blank value is undefined, anything else that is no number is NaN. */
export function numberFrom(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') {
    return undefined;
  }
  const text = String(value).trim();
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : text === '' ? undefined : NaN;
}

/** Epoch numbers from this on are milliseconds: as seconds they would lie after the year 5138. */
const FIRST_EPOCH_MS = 100_000_000_000;

/** Reads ISO 8601 (a blank for the T and +0200 for +02:00 are fine; no offset means UTC) or epoch seconds or milliseconds; NaN for all else. */
export function timeFrom(value: unknown): number {
  const text = String(value ?? '').trim();
  const epoch = numberFrom(text);
  if (epoch !== undefined && Number.isFinite(epoch)) {
    return epoch >= FIRST_EPOCH_MS ? epoch : epoch * 1000;
  }
  const parts =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[-+]\d{2}(?::?\d{2})?)?$/i.exec(text);
  const [, day, time, offset = 'Z'] = parts ?? [];
  if (day === undefined || time === undefined) {
    return NaN;
  }
  const colon = /^[-+]/.test(offset)
    ? `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`
    : 'Z';
  return Date.parse(`${day}T${time}${colon}`);
}
