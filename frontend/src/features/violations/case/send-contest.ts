import type { ApolloClient } from '@apollo/client';
import { ContestViolationDocument } from '../../../graphql/generated';
import { isUnheard } from '../../../lib/errors/passing-faults';
import { measureClockOffset } from '../../../lib/geolocation/server-clock';
import { noteConfirmed } from '../../../lib/offline/confirmed';
import { sendingOnce } from '../../../lib/offline/sending';
import { contestInput, removeContest, saveContest, type ContestDraft } from './contest-draft';

/** Outcome of a contest: with the authority, queued until there is a network, stored nowhere, or refused. */
export type ContestOutcome = 'sent' | 'saved' | 'noRoom' | 'refused';

/** Outcome of a sending, and the error that it was refused with. */
export interface SentContest {
  readonly outcome: ContestOutcome;
  readonly fault: unknown;
}

const sendOnce = sendingOnce<SentContest>();

/**
 * Stores a contest on the phone and sends it, once at a time; what cannot be sent for want of a network goes by itself later, and
 * counts by when it was sent off.
 */
export function sendContest(
  client: ApolloClient,
  accountId: string,
  draft: ContestDraft,
): Promise<SentContest> {
  return sendOnce(draft.clientId, () => send(client, accountId, draft));
}

async function send(client: ApolloClient, accountId: string, begun: ContestDraft): Promise<SentContest> {
  const ready = { ...begun, writtenAtMs: begun.writtenAtMs ?? Date.now(), isReady: true };
  // Written down before it is sent: a phone that goes out now has it.
  const stored = await saveContest(accountId, ready);
  const draft = await withServerTime(ready);
  await saveContest(accountId, draft);
  try {
    await client.mutate({ mutation: ContestViolationDocument, variables: { input: contestInput(draft) } });
  } catch (fault) {
    if (isUnheard(fault)) {
      return { outcome: stored === 'nothing' ? 'noRoom' : 'saved', fault: null };
    }
    // Written anew it is sent off anew.
    await saveContest(accountId, { ...draft, isReady: false, writtenAtMs: null });
    return { outcome: 'refused', fault };
  }
  await removeContest(accountId, draft.violationId);
  noteConfirmed(accountId, { kind: 'contest', id: draft.violationId, name: null });
  return { outcome: 'sent', fault: null };
}

// A second sending must say the same: the first time of the server's clock stays.
async function withServerTime(draft: ContestDraft): Promise<ContestDraft> {
  if (draft.clockOffsetMs !== null) {
    return draft;
  }
  const clockOffsetMs = await measureClockOffset();
  return clockOffsetMs === 0 ? draft : { ...draft, clockOffsetMs };
}
