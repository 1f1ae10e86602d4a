import type { ApolloLink, HttpLink } from '@apollo/client';
import { encodeFixes, FIX_BATCH_TYPE } from '@wakafine/domain/journeys/fix-batch';
import type { RecordFixesMutation, RecordFixesMutationVariables } from '../../graphql/generated';
import { fetchWatched } from '../network/reachability';

/** Answer of the binary door; a server of before this app says nothing of the journey. */
interface DoorAnswer {
  readonly acceptedThrough: number;
  readonly journey?: {
    readonly distance: number;
    readonly maxSpeed: number | null;
    readonly averageSpeed: number;
    readonly currentSpeed: number | null;
    readonly zone: RecordFixesMutation['recordFixes']['journey']['zone'];
    readonly violations: number;
    readonly isActive: boolean;
    readonly endTime: string | null;
  };
}

/** Refusal of every REST call; what it has besides the sentence are the extensions of an error of GraphQL. */
interface DoorRefusal {
  readonly error: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** No such door or no such journey there, or a body that it does not read. */
const OTHER_DOOR_STATUSES = [404, 405, 413, 415];
const BAD_INPUT_STATUS = 400;

/**
 * Sends fixes in binary form, a tenth of what they are in JSON, and gives what GraphQL would have answered. Null where GraphQL
 * has to be asked: the server reads another version, or says less than this app shows. Nothing is stored twice by that.
 * Rejects without a network, and where the answer is none of the server's.
 */
export async function pushThroughDoor({
  variables,
  getContext,
}: ApolloLink.Operation): Promise<ApolloLink.Result | null> {
  // The document says which variables its operation has.
  const { input } = variables as RecordFixesMutationVariables;
  const { headers }: HttpLink.ContextOptions = getContext();
  const body = bytesOf(input);
  if (body === null) {
    return null;
  }
  const response = await fetchWatched(`/api/journeys/${encodeURIComponent(input.journeyId)}/fixes`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...headers, 'content-type': FIX_BATCH_TYPE },
    body,
  });
  if (OTHER_DOOR_STATUSES.includes(response.status)) {
    return null;
  }
  const text = await response.text();
  if (!response.ok) {
    return refusal(JSON.parse(text) as DoorRefusal, response.status);
  }
  return answer(JSON.parse(text) as DoorAnswer, input.journeyId);
}

/** Null for what can't be said in binary form. */
function bytesOf({ fixes }: RecordFixesMutationVariables['input']): ArrayBuffer | null {
  try {
    return encodeFixes(
      fixes.map(({ seq, lat, lng, recordedAt, accuracyM, speedKmh, headingDeg, clockOffsetMs }) => ({
        ...{ seq, lat, lng, recordedAtMs: Date.parse(recordedAt) },
        ...{ accuracyM: accuracyM ?? null, speedKmh: speedKmh ?? null },
        ...{ headingDeg: headingDeg ?? null, clockOffsetMs: clockOffsetMs ?? null },
      })),
    ).buffer;
  } catch (error) {
    if (error instanceof RangeError) {
      return null;
    }
    throw error;
  }
}

function answer({ acceptedThrough, journey }: DoorAnswer, id: string): ApolloLink.Result | null {
  if (journey === undefined) {
    return null;
  }
  const { distance, maxSpeed, averageSpeed, currentSpeed, zone, violations, isActive, endTime } = journey;
  const figures: RecordFixesMutation['recordFixes']['journey'] = {
    ...{ id, distanceKm: distance, maxSpeedKmh: maxSpeed, averageSpeedKmh: averageSpeed },
    ...{
      currentSpeedKmh: currentSpeed,
      zone,
      violationCount: violations,
      isActive,
      endTime,
      acceptedThrough,
    },
  };
  return {
    data: {
      recordFixes: { __typename: 'RecordFixesPayload', journey: { __typename: 'Journey', ...figures } },
    },
  };
}

function refusal({ error, ...extensions }: DoorRefusal, status: number): ApolloLink.Result | null {
  // Bytes that it does not understand, and not one of the fixes: its version is another one.
  const isUnread = status === BAD_INPUT_STATUS && extensions.fields?.fixes !== undefined;
  return isUnread ? null : { errors: [{ message: error, extensions }] };
}
