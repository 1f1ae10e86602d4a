import { FIXES_PER_PUSH } from '@wakafine/domain/input/limits';
import { parseId } from '../../../platform/db/pagination';
import type { Actor } from '../../identity/accounts/actor';
import type { RecordFixesPayload } from '../journeys.payloads';
import { presentJourney } from '../read/journey.presenter';
import type { ReceivedFix } from '../record/received-fix';
import type { PushToRecord, RecordedFixes } from '../record/record-fixes';

const PUSHED_FIXES = { name: 'fixes', fields: {}, length: FIXES_PER_PUSH };
const FIELDS_ALWAYS_GIVEN = 4;
const MOST_INT = 2 ** 31 - 1;
/** Characters of a time as `Date` writes it, such as 2026-11-25T08:00:00.000Z. */
const TIME_LENGTH = 24;
/** Such a time on a day that every month has: there is nothing to ask `Date`, for which it takes longer than to read. */
const PLAIN_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** The input of a push as GraphQL gives it to its resolver. */
export interface PushedFixes {
  readonly journeyId: string;
  readonly fixes: readonly ReceivedFix[];
}

/** The same as it is recorded. */
export function pushOf({ journeyId, fixes }: PushedFixes): PushToRecord {
  return { journeyId: parseId(journeyId), fixes, shape: PUSHED_FIXES };
}

/** The answer of a push as GraphQL gives it. */
export function presentPush(recorded: RecordedFixes, actor: Actor): RecordFixesPayload {
  return {
    ...recorded,
    flagged: [...recorded.flagged],
    journey: presentJourney(recorded.journey, actor),
  };
}

/**
 * The input of a push (`RecordFixesInput`) in JSON as our own apps write it: what GraphQL would make of it, in a tenth of the time.
 * Null for everything else, also for much that GraphQL takes: then GraphQL is to read it, and to say what is wrong.
 */
export function readPush(value: unknown): PushedFixes | null {
  if (!isGiven(value)) {
    return null;
  }
  const { journeyId, fixes: list } = value;
  if (typeof journeyId !== 'string' || !Array.isArray(list) || Object.keys(value).length !== 2) {
    return null;
  }
  const fixes: ReceivedFix[] = [];
  for (const each of list) {
    const fix = readFix(each);
    if (fix === null) {
      return null;
    }
    fixes.push(fix);
  }
  return { journeyId, fixes };
}

function readFix(value: unknown): ReceivedFix | null {
  if (!isGiven(value)) {
    return null;
  }
  const { seq, lat, lng, recordedAt: time, accuracyM, speedKmh, headingDeg, clockOffsetMs } = value;
  const recordedAt = readTime(time);
  const isRead =
    isInt(seq) &&
    isFloat(lat) &&
    isFloat(lng) &&
    recordedAt !== null &&
    isFloatOrNone(accuracyM) &&
    isFloatOrNone(speedKmh) &&
    isFloatOrNone(headingDeg) &&
    (clockOffsetMs === undefined || clockOffsetMs === null || isInt(clockOffsetMs));
  if (!isRead) {
    return null;
  }
  // JSON has no undefined members, so that those which are read are all that there are.
  const read =
    FIELDS_ALWAYS_GIVEN +
    Number(accuracyM !== undefined) +
    Number(speedKmh !== undefined) +
    Number(headingDeg !== undefined) +
    Number(clockOffsetMs !== undefined);
  return Object.keys(value).length === read
    ? { seq, lat, lng, recordedAt, accuracyM, speedKmh, headingDeg, clockOffsetMs }
    : null;
}

/** Only as `Date` itself would write it, which is a form of RFC 3339, and a day that there is. */
function readTime(text: unknown): Date | null {
  if (typeof text !== 'string' || text.length !== TIME_LENGTH) {
    return null;
  }
  const time = new Date(text);
  if (PLAIN_TIME.test(text)) {
    return time;
  }
  return !Number.isNaN(time.getTime()) && time.toISOString() === text ? time : null;
}

function isInt(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value <= MOST_INT && value >= -MOST_INT - 1;
}

function isFloat(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isFloatOrNone(value: unknown): value is number | null | undefined {
  return value === undefined || value === null || isFloat(value);
}

function isGiven(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
