import type { ApolloClient } from '@apollo/client';
import { ReportIncidentDocument, type ReportIncidentInput } from '../../../graphql/generated';
import { measureClockOffset } from '../../../lib/geolocation/server-clock';
import { attachPhoto } from './attach-photo';
import { noteConfirmed } from '../../../lib/offline/confirmed';
import { isUnheard } from '../../../lib/errors/passing-faults';
import type { Stored } from '../../../lib/offline/outbox-item';
import { sendingOnce } from '../../../lib/offline/sending';
import { removeDraft, saveDraft } from './draft-store';
import { inputOf, type IncidentDraft } from './incident-draft';

/**
 * Outcome of submitting an incident. `sent`: all of it is with the authority; `photoLater` and `photoRefused`:
 * all but its photo;
 * `saved`: stored until there is a network; `noRoom` and `noRoomForPhoto`: there is none, and the phone cannot
 * store it
 * or its photo; `failed`: refused, and stored to be tried again.
 */
export type SendOutcome =
  'sent' | 'photoLater' | 'photoRefused' | 'saved' | 'noRoom' | 'noRoomForPhoto' | 'failed';

/** Outcome of sending, and the incident as it was sent, which a retry must repeat unchanged. */
export interface Sent {
  readonly outcome: SendOutcome;
  readonly draft: IncidentDraft;
}

/** Sends a report once at a time, by its `clientId`. */
export const sendOnce = sendingOnce<Sent>();

const OUTCOME_OF_STORED = { whole: 'saved', withoutPhoto: 'noRoomForPhoto', nothing: 'noRoom' } as const;

/**
 * Stores a report on the phone and sends it, then its photo; what cannot be sent for want of a network, or is
 * refused, stays on the phone.
 * @throws RangeError for a report without mood or type
 */
export async function sendIncident(
  client: ApolloClient,
  accountId: string,
  begun: IncidentDraft,
): Promise<Sent> {
  const draft = begun.incidentId === null ? await withServerTime(begun) : begun;
  const store = (part: Partial<IncidentDraft>): Promise<Stored> =>
    saveDraft(accountId, { ...draft, ...part });
  const input = inputOf(draft);
  if (input === null) {
    throw new RangeError('A report without mood or type must not be sent');
  }
  // Written down before it is sent: a phone that goes out now has it.
  const storedAtFirst = await store({ isReady: true });
  let incidentId: string;
  try {
    incidentId = draft.incidentId ?? (await report(client, input));
  } catch (error) {
    if (isUnheard(error)) {
      return { outcome: OUTCOME_OF_STORED[storedAtFirst], draft };
    }
    await store({ isReady: false });
    return { outcome: 'failed', draft };
  }
  const attached = draft.photo === null ? 'sent' : await attachPhoto(incidentId, draft.photo);
  if (attached === 'sent') {
    await removeDraft(accountId, draft.clientId);
    noteConfirmed(accountId, { kind: 'incident', id: draft.clientId, name: draft.incidentType });
    return { outcome: 'sent', draft };
  }
  const isLater = attached === 'later';
  const stored = await store({ incidentId, isReady: isLater });
  if (stored !== 'whole') {
    // The report is with the authority, and there is no photo on the phone to wait for.
    await removeDraft(accountId, draft.clientId);
    return { outcome: 'noRoomForPhoto', draft };
  }
  return { outcome: isLater ? 'photoLater' : 'photoRefused', draft };
}

async function report(client: ApolloClient, input: ReportIncidentInput): Promise<string> {
  const { data } = await client.mutate({ mutation: ReportIncidentDocument, variables: { input } });
  if (!data) {
    throw new Error('The server took a report and did not say which');
  }
  return data.reportIncident.incident.id;
}

// A phone whose clock is ahead would else be refused for a time that is not yet. A server that cannot be asked
// gives 0,
// and is asked again at the next try.
async function withServerTime(draft: IncidentDraft): Promise<IncidentDraft> {
  if (draft.clockOffsetMs !== null) {
    return draft;
  }
  const clockOffsetMs = await measureClockOffset();
  return clockOffsetMs === 0 ? draft : { ...draft, clockOffsetMs };
}
