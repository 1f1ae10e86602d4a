import { decodeFixes } from '@wakafine/domain/journeys/fix-batch';
import type { ExecutionResult } from 'graphql';
import type { GraphqlRequest } from './api';

const QUERY = `mutation RecordFixes($input: RecordFixesInput!) { recordFixes(input: $input) {
  accepted duplicates acceptedThrough flagged { seq reason }
  journey { distance: distanceKm maxSpeed: maxSpeedKmh averageSpeed: averageSpeedKmh currentSpeed: currentSpeedKmh
    zone violations: violationCount isActive endTime } } }`;

const STATUS: Record<string, number> = {
  ...{ BAD_USER_INPUT: 400, UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404, CONFLICT: 409 },
  ...{ RATE_LIMITED: 429, INTERNAL: 500, UNAVAILABLE: 503 },
};

/** The operation that a push through the binary door is another form of. */
export function pushInDoor(url: string, body: ArrayBuffer): GraphqlRequest {
  const [, journeyId = ''] = /^\/api\/journeys\/([^/]+)\/fixes$/.exec(url) ?? [];
  const fixes = decodeFixes(new Uint8Array(body)).map(({ recordedAtMs, ...fix }) => ({
    ...fix,
    recordedAt: new Date(recordedAtMs).toISOString(),
  }));
  return { operationName: 'RecordFixes', query: QUERY, variables: { input: { journeyId, fixes } } };
}

/** Answer of the door where GraphQL gives this. */
export function answerOfDoor({ data, errors }: ExecutionResult): { body: unknown; status: number } {
  const [refusal] = errors ?? [];
  return refusal === undefined
    ? { body: data?.recordFixes, status: 200 }
    : {
        body: { error: refusal.message, ...refusal.extensions },
        status: STATUS[String(refusal.extensions.code)] ?? 500,
      };
}
