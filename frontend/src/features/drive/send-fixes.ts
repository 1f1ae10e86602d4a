import type { ApolloClient } from '@apollo/client';
import { RecordFixesDocument } from '../../graphql/generated';
import { errorCodeOf, fieldErrorsOf } from '../../lib/errors';
import type { PhoneFix } from '../../lib/geolocation/phone-fix';
import type { SendResult } from '../../lib/offline/uploader';

/** Sends one batch of a journey's fixes; rejects where trying again later may help. */
export async function sendFixes(
  client: ApolloClient,
  journeyId: string,
  fixes: readonly PhoneFix[],
): Promise<SendResult> {
  try {
    await client.mutate({
      mutation: RecordFixesDocument,
      variables: { input: { journeyId, fixes: fixes.map(inputOf) } },
    });
    return { kind: 'stored' };
  } catch (error) {
    const code = errorCodeOf(error);
    // Not there, not this user's, or ended so long ago that it takes no positions any more.
    if (code === 'NOT_FOUND' || code === 'CONFLICT') {
      return { kind: 'closed' };
    }
    if (code === 'BAD_USER_INPUT') {
      return { kind: 'refused', seqs: refusedSeqs(fixes, Object.keys(fieldErrorsOf(error))) };
    }
    throw error;
  }
}

/** Numbers of the fixes that the server named, as in `fixes.17.lat` for the eighteenth of the batch. */
export function refusedSeqs(fixes: readonly PhoneFix[], fieldNames: readonly string[]): number[] {
  const indexes = new Set(fieldNames.map((name) => Number(/fixes\.(\d+)/.exec(name)?.[1])));
  return fixes.filter((_fix, index) => indexes.has(index)).map((fix) => fix.seq);
}

function inputOf({ recordedAtMs, ...fix }: PhoneFix) {
  return { ...fix, recordedAt: new Date(recordedAtMs).toISOString() };
}
