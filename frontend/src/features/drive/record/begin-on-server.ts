import type { ApolloClient } from '@apollo/client';
import {
  ActiveJourneyDocument,
  StartJourneyDocument,
  type StartJourneyInput,
} from '../../../graphql/generated';
import { sendConsents } from '../../../lib/consent/send-consents';
import { refreshEnrolment } from '../../../lib/enrolment/refresh-enrolment';
import { signStart } from '../../../lib/enrolment/sign-start';
import { errorCodeOf, fieldErrorsOf } from '../../../lib/errors/errors';
import { askClockOffset } from '../../../lib/geolocation/server-clock';
import { beginSendingKey, serverTime, type OwnJourney } from '../../../lib/offline/own-journey';
import { changeOwnJourney, readOwnJourney } from '../../../lib/offline/own-journeys';
import { sendingOnce } from '../../../lib/offline/sending';
import { isPassing } from '../../../lib/errors/passing-faults';
import { setBackOf } from './fix-store';

const beginOnce = sendingOnce<OwnJourney>();

/**
 * Gives a journey of this phone to the server, which stores it once however often it is asked; one that it has, or has refused,
 * is returned as it is. Writes down what came of it. Rejects where trying again later may help.
 */
export function beginOnServer(client: ApolloClient, own: OwnJourney): Promise<OwnJourney> {
  if (own.serverId !== null || own.fault !== null) {
    return Promise.resolve(own);
  }
  return beginOnce(beginSendingKey(own.clientId), () => begin(client, own));
}

async function begin(client: ApolloClient, stored: OwnJourney): Promise<OwnJourney> {
  // What was answered before the journey is known before it, so that it counts for all of it.
  await sendConsents(client, stored.accountId);
  const clockOffsetMs = stored.clockOffsetMs ?? (await offsetOf(stored));
  if (clockOffsetMs === null) {
    throw new Error('The server can not be asked for the time');
  }
  const own = await signed(client, await change(stored, { clockOffsetMs }, { isShown: false }));
  if (own.start.isImported === true && (await readOwnJourney(own.clientId)) === null) {
    // Withdrawn a moment ago: an import is always written down, and the server must not begin one that nothing
    // follows.
    return { ...own, fault: 'NOT_FOUND' };
  }
  try {
    const received = await askFor(client, own);
    const now = await readOwnJourney(own.clientId);
    if (received.isActive && (now?.endedAtMs ?? null) === null) {
      // Before the journey counts as the server's: what the server said last is what is shown.
      client.writeQuery({ query: ActiveJourneyDocument, data: { activeJourney: received } });
    }
    return await change(own, { serverId: received.id, received });
  } catch (error) {
    if (isPassing(error)) {
      throw error;
    }
    if (own.start.vehicleCode && fieldErrorsOf(error).vehicleCode !== undefined) {
      // A journey is worth more than the code of its vehicle: without it the plate counts as typed.
      const start = { ...own.start, vehicleCode: null };
      return begin(client, await change(own, { start }, { isShown: false }));
    }
    if (own.start.deviceProof && fieldErrorsOf(error).deviceProof !== undefined) {
      // Revoked meanwhile, or approved after the start: the same holds for the signature of the phone.
      void refreshEnrolment(client, own.accountId).catch(() => null);
      const start = { ...own.start, deviceProof: null };
      return begin(client, await change(own, { start, deviceId: null }, { isShown: false }));
    }
    const endedAtMs = own.endedAtMs ?? Date.now();
    // A start that is refused at once is announced by the component that requested it, and never shown.
    return change(own, { fault: errorCodeOf(error), endedAtMs }, { isShown: false });
  }
}

/** The start with the signature of this phone, where it belongs to the vehicle; what was signed once is sent again as it is. */
async function signed(client: ApolloClient, own: OwnJourney): Promise<OwnJourney> {
  const { accountId, clientId, deviceId = null, start } = own;
  if (deviceId === null || start.deviceProof) {
    return own;
  }
  const startedAt = new Date(serverTime(own, own.startedAtMs));
  const deviceProof = await signStart(client, { accountId, deviceId, clientId, startedAt });
  return deviceProof === null ? own : change(own, { start: { ...start, deviceProof } }, { isShown: false });
}

/**
 * Offset of the clock, to be added for server time, that the journey used, ms; null where the server cannot be
 * asked.
 */
async function offsetOf({ clientId, startedAtMs, endedAtMs }: OwnJourney): Promise<number | null> {
  const setBackMs = await setBackOf(clientId);
  const phoneTimeMs = () => Date.now() + setBackMs;
  const askedMs = await askClockOffset(phoneTimeMs);
  // Nothing was recorded in the future: a clock that was ahead then, and was set right since, was ahead by as much at least.
  const aheadMs = Math.max(0, startedAtMs - phoneTimeMs(), (endedAtMs ?? 0) - phoneTimeMs());
  return askedMs === null ? null : askedMs - aheadMs;
}

async function askFor(client: ApolloClient, own: OwnJourney) {
  const input: StartJourneyInput = {
    ...own.start,
    clientId: own.clientId,
    startedAt: serverTime(own, own.startedAtMs),
    // A journey from a file has ended, and is never shown as one that goes on.
    ...(own.start.isImported === true && own.endedAtMs !== null
      ? { endedAt: serverTime(own, own.endedAtMs) }
      : {}),
  };
  try {
    return await start(client, input);
  } catch (error) {
    const code = errorCodeOf(error);
    const isEndMissed = code === 'CONFLICT' || code === 'IDEMPOTENCY_MISMATCH';
    if (own.endedAtMs === null || input.endedAt !== undefined || !isEndMissed) {
      throw error;
    }
    // Another journey is on: the server takes one beside it that is over already, if their times don't overlap.
    return start(client, { ...input, endedAt: serverTime(own, own.endedAtMs) });
  }
}

async function start(client: ApolloClient, input: StartJourneyInput) {
  const { data } = await client.mutate({ mutation: StartJourneyDocument, variables: { input } });
  if (!data) {
    throw new Error('The answer to startJourney is empty');
  }
  return data.startJourney.journey;
}

// Where the browser stores nothing the page alone knows.
async function change(
  own: OwnJourney,
  part: Partial<OwnJourney>,
  options = { isShown: true },
): Promise<OwnJourney> {
  return (await changeOwnJourney(own.clientId, part, options).catch(() => null)) ?? { ...own, ...part };
}
