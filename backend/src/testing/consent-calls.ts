import { CONSENT_VERSION } from '@wakafine/domain/people/consent';
import { randomUUID } from 'node:crypto';
import type { JsonValue, TestClient } from './server/test-client';

const SET = `mutation ($input: SetConsentsInput!) { setConsents(input: $input) { viewer { consent {
  id version language recording cases witness adult answeredAt receivedAt } } } }`;

/** An answer of an adult who agrees to everything. */
export function consentInput(over: Readonly<Record<string, unknown>> = {}) {
  return {
    ...{ clientId: randomUUID(), version: CONSENT_VERSION, language: 'EN' },
    ...{ recording: true, cases: true, witness: true, adult: 'YES' },
    ...over,
  };
}

/** Sends an answer and gives the one in force then, or the error's extensions under `refused`. */
export async function setConsents(
  client: TestClient,
  over: Readonly<Record<string, unknown>> = {},
): Promise<JsonValue> {
  const { body } = await client.graphql(SET, { input: consentInput(over) });
  return body.errors === undefined
    ? body.data.setConsents.viewer.consent
    : { refused: body.errors[0].extensions };
}
