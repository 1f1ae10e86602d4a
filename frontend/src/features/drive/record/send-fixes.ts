import type { ApolloClient } from '@apollo/client';
import { RecordFixesDocument, type FixInput } from '../../../graphql/generated';
import { errorCodeOf, fieldErrorsOf } from '../../../lib/errors/errors';
import type { PhoneFix } from '../../../lib/geolocation/phone-fix';
import { measureClockOffset } from '../../../lib/geolocation/server-clock';
import type { OwnJourney } from '../../../lib/offline/own-journey';
import { readOwnJourney, readOwnJourneys } from '../../../lib/offline/own-journeys';
import type { SendResult } from '../../../lib/offline/uploader';
import { beginOnServer } from './begin-on-server';

/**
 * Sends one batch of the fixes that are stored under a key; a journey that the server does not know yet is begun
 * there first.
 * Rejects where trying again later may help.
 */
export async function sendFixes(
  client: ApolloClient,
  recordingKey: string,
  fixes: readonly PhoneFix[],
): Promise<SendResult> {
  const stored = await readOwnJourney(recordingKey);
  const own = stored && (await beginOnServer(client, stored));
  if (own !== null && own.fault !== null) {
    await readOwnJourneys();
    return { kind: 'closed' };
  }
  try {
    const journeyId = own?.serverId ?? recordingKey;
    const input = { journeyId, fixes: fixes.map((fix) => inputOf(fix, own)) };
    await client.mutate({ mutation: RecordFixesDocument, variables: { input } });
    return { kind: 'stored' };
  } catch (error) {
    const code = errorCodeOf(error);
    // Not there, not this user's, or ended so long ago that it accepts no positions any more.
    if (code === 'NOT_FOUND' || code === 'CONFLICT') {
      return { kind: 'closed' };
    }
    if (code === 'BAD_USER_INPUT') {
      return { kind: 'refused', seqs: refusedSeqs(fixes, Object.keys(fieldErrorsOf(error))) };
    }
    throw error;
  }
}

/**
 * Offset of the phone's clock, to be added for server time, ms, for a recording that begins: that of its
 * journey, where it is known.
 */
export async function clockOffsetOf(recordingKey: string): Promise<number> {
  const own = await readOwnJourney(recordingKey);
  // Where the server could not be asked the fixes get it when they are sent.
  return own === null ? measureClockOffset() : (own.clockOffsetMs ?? 0);
}

/** Numbers of the fixes that the server named, as in `fixes.17.lat` for the eighteenth of the batch. */
export function refusedSeqs(fixes: readonly PhoneFix[], fieldNames: readonly string[]): number[] {
  const indexes = new Set(fieldNames.map((name) => Number(/fixes\.(\d+)/.exec(name)?.[1])));
  return fixes.filter((_fix, index) => indexes.has(index)).map((fix) => fix.seq);
}

function inputOf(fix: PhoneFix, own: OwnJourney | null): FixInput {
  const { seq, lat, lng, recordedAtMs, accuracyM, speedKmh, headingDeg } = fix;
  const clockOffsetMs = fix.hasTrueTime ? 0 : (own?.clockOffsetMs ?? fix.clockOffsetMs);
  const recordedAt = new Date(recordedAtMs + clockOffsetMs - fix.clockOffsetMs).toISOString();
  // In this order hours of them pack best.
  return { lat, lng, speedKmh, headingDeg, accuracyM, clockOffsetMs, recordedAt, seq };
}
