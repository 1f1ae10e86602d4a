import { decodeFixes, FixBatchError } from '@wakafine/domain/journeys/fix-batch';
import type { FixBatchFault } from '@wakafine/domain/journeys/fix-batch';
import { FIXES_PER_PUSH } from '@wakafine/domain/input/limits';
import { AppError, badInput } from '../../platform/errors';
import type { ReceivedFix } from '../../modules/journeys/record/received-fix';

/** Fields of the refusals of fixes that are pushed over REST. */
export const PUSHED_FIXES = { name: 'fixes', fields: {}, length: FIXES_PER_PUSH };

const LATEST_TIME_MS = Date.UTC(9999, 11, 31);

const SENTENCES: Readonly<Record<FixBatchFault, string>> = {
  VERSION: 'Must begin with a version that is known: 1',
  COUNT: `Must have from ${FIXES_PER_PUSH.min} to ${FIXES_PER_PUSH.max} members`,
  FLAGS: 'Has a fix with flags that are not known',
  OVERFLOW: 'Has a number of 2^53 or more',
  TRUNCATED: 'Ends before its last fix does',
  TRAILING: 'Goes on after its last fix',
};

/**
 * The fixes in the body of a request.
 * @throws UNSUPPORTED_MEDIA_TYPE for JSON, BAD_USER_INPUT (`fixes`) for bytes that are no batch, and
 * (`fixes.<index>.recordedAt`) for what is no time
 */
export function fixesInBody(body: unknown): ReceivedFix[] {
  if (!Buffer.isBuffer(body)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  const fixes = decoded(body);
  const late = fixes.flatMap(({ recordedAtMs }, index) =>
    recordedAtMs >= 0 && recordedAtMs <= LATEST_TIME_MS
      ? []
      : [[`${PUSHED_FIXES.name}.${index}.recordedAt`, 'Must be a time']],
  );
  if (late.length > 0) {
    throw badInput(Object.fromEntries(late));
  }
  // Written out: to spread an object and add a member to the copy takes half a microsecond, and fixes are many.
  return fixes.map((fix) => ({
    seq: fix.seq,
    lat: fix.lat,
    lng: fix.lng,
    recordedAt: new Date(fix.recordedAtMs),
    accuracyM: fix.accuracyM,
    speedKmh: fix.speedKmh,
    headingDeg: fix.headingDeg,
    clockOffsetMs: fix.clockOffsetMs,
  }));
}

function decoded(bytes: Buffer) {
  try {
    return decodeFixes(bytes);
  } catch (error) {
    if (error instanceof FixBatchError) {
      throw badInput({ [PUSHED_FIXES.name]: SENTENCES[error.fault] });
    }
    throw error;
  }
}
