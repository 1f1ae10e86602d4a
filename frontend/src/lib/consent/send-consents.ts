import type { ApolloClient } from '@apollo/client';
import { MINUTE_MS } from '@wakafine/domain/units';
import { SetConsentsDocument, type SetConsentsInput } from '../../graphql/generated';
import type { ErrorCode } from '../errors/error-messages';
import { errorCodeOf } from '../errors/errors';
import { measureClockOffset } from '../geolocation/server-clock';
import { noteConfirmed } from '../offline/confirmed';
import { dropItem, readOutbox } from '../offline/outbox';
import { sendingOnce } from '../offline/sending';
import { isPassing } from '../errors/passing-faults';
import type { Viewer } from '../session/session';
import { givenAnswerOf, type GivenAnswer } from './given-answer';

/** Outcome of an answer; `stored` is tried again. */
export type ConsentOutcome = 'sent' | 'stored' | ErrorCode;

/** An answer that is sent this soon was given now, whatever the phone's clock says. */
const NOW_WITHIN_MS = MINUTE_MS;

const listeners = new Set<(viewer: Viewer) => void>();
const sendOnce = sendingOnce<ConsentOutcome>();

/** The name under which the answers of an account are on their way. */
export const consentSendingKey = (accountId: string) => `consent_${accountId}`;

/** Calls back with the viewer whenever the server has stored an answer; returns the way to stop. */
export function onConsentStored(listener: (viewer: Viewer) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends the answers that an account has given on this phone, oldest first; `sent` where none is left. */
export function sendConsents(client: ApolloClient, accountId: string): Promise<ConsentOutcome> {
  return sendOnce(consentSendingKey(accountId), () => sendAll(client, accountId));
}

/** Sends one answer. */
export async function sendAnswer(
  client: ApolloClient,
  accountId: string,
  answer: GivenAnswer,
): Promise<ConsentOutcome> {
  try {
    const input = await inputOf(answer);
    const { data } = await client.mutate({ mutation: SetConsentsDocument, variables: { input } });
    if (!data) {
      throw new Error('The answer to setConsents is empty');
    }
    listeners.forEach((listener) => listener(data.setConsents.viewer));
    noteConfirmed(accountId, { kind: 'consent', id: answer.clientId, name: null });
    return 'sent';
  } catch (error) {
    return isPassing(error) ? 'stored' : errorCodeOf(error);
  }
}

async function sendAll(client: ApolloClient, accountId: string): Promise<ConsentOutcome> {
  let outcome: ConsentOutcome = 'sent';
  let [item] = await readOutbox(accountId, 'consent');
  while (item !== undefined) {
    const answer = givenAnswerOf(item.content);
    outcome = answer === null ? 'sent' : await sendAnswer(client, accountId, answer);
    if (outcome === 'stored') {
      return outcome;
    }
    await dropItem(item);
    [item] = await readOutbox(accountId, 'consent');
  }
  return outcome;
}

async function inputOf({ answeredAtMs, ...answer }: GivenAnswer): Promise<SetConsentsInput> {
  const isNow = Math.abs(Date.now() - answeredAtMs) < NOW_WITHIN_MS;
  const serverMs = isNow ? null : answeredAtMs + (await measureClockOffset());
  return { ...answer, answeredAt: serverMs === null ? null : new Date(serverMs).toISOString() };
}
