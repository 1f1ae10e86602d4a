import type { ApolloClient } from '@apollo/client';
import { ActiveJourneyDocument } from '../../../graphql/generated';
import { signingDevice } from '../../../lib/enrolment/sign-start';
import type { ErrorCode } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import type { OwnJourney } from '../../../lib/offline/own-journey';
import {
  changeOwnJourney,
  dropOwnJourney,
  storeOwnJourney,
  readOwnJourneys,
} from '../../../lib/offline/own-journeys';
import { beginOnServer } from './begin-on-server';
import type { StartValues } from '../../../lib/storage/last-vehicle';

/** Longest that a start waits for the server; after that the journey is on, and the server hears of it later. */
const START_WAIT_MS = 4_000;

/** The code of the vehicle, or the signature of an enrolled phone. */
export type RefusedProof = 'code' | 'signature';

/** Outcome of a start: on the server too, on this phone only, or refused. */
export type Started =
  | {
      readonly kind: 'started' | 'stored';
      readonly recordingKey: string;
      /** Evidence of the vehicle that the server refused although it accepted the journey; null for none. */
      readonly refusedProof: RefusedProof | null;
    }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/** Starts a journey: it is written down on the phone, then given to the server, which may be late or away. */
export async function startJourney(
  client: ApolloClient,
  { accountId, values, vehicleCode }: { accountId: string; values: StartValues; vehicleCode?: string },
): Promise<Started> {
  const deviceId = await signingDevice(accountId, values.registrationNumber);
  const own: OwnJourney = { ...ownOf(accountId, values, vehicleCode), deviceId };
  // Not shown while the server may refuse it.
  const isStored = await storeOwnJourney(own, { isShown: false });
  try {
    const begun = await Promise.race([beginOnServer(client, own), silence()]);
    if (begun !== null && begun.fault !== null) {
      await dropOwnJourney(own.clientId);
      return { kind: 'refused', code: begun.fault };
    }
    const refusedProof = begun === null ? null : refusedProofOf(own, begun);
    if (begun !== null && !isStored) {
      client.writeQuery({ query: ActiveJourneyDocument, data: { activeJourney: begun.received } });
      return { kind: 'started', recordingKey: begun.serverId ?? own.clientId, refusedProof };
    }
    if (begun === null && !isStored) {
      return { kind: 'refused', code: 'NETWORK' };
    }
    await readOwnJourneys();
    return { kind: begun === null ? 'stored' : 'started', recordingKey: own.clientId, refusedProof };
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'NETWORK' && isStored) {
      await changeOwnJourney(own.clientId, {});
      return { kind: 'stored', recordingKey: own.clientId, refusedProof: null };
    }
    await dropOwnJourney(own.clientId);
    return { kind: 'refused', code };
  }
}

function ownOf(
  accountId: string,
  { registrationNumber, transportAgency, ...values }: StartValues,
  vehicleCode: string | undefined,
): OwnJourney {
  const isPublic = values.category === 'PUBLIC';
  return {
    clientId: crypto.randomUUID(),
    accountId,
    start: {
      ...values,
      registrationNumber: registrationNumber.trim(),
      transportAgency: isPublic ? transportAgency.trim() : null,
      ...(vehicleCode === undefined ? {} : { vehicleCode }),
    },
    startedAtMs: Date.now(),
    endedAtMs: null,
    clockOffsetMs: null,
    serverId: null,
    received: null,
    fault: null,
  };
}

/** Requested evidence that is missing from what the server has accepted. */
function refusedProofOf(asked: OwnJourney, begun: OwnJourney): RefusedProof | null {
  if (asked.deviceId && !begun.deviceId) {
    return 'signature';
  }
  return asked.start.vehicleCode && !begun.start.vehicleCode ? 'code' : null;
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), START_WAIT_MS));
}
