import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { randomUUID } from 'node:crypto';
import type { JsonValue, TestClient } from './server/test-client';

const ADD = `mutation ($input: AddTrafficCountInput!) { addTrafficCount(input: $input) {
  count { id segment countedOn fromHour untilHour vehicleGroup vehicles enteredBy isWithdrawn } } }`;

/** Input of a count, with what a test has to say about it. */
export function countInput(part: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    ...{ segment: 'N3-022', countedOn: isoDay(civilDayOf(Date.now()) - 1), fromHour: 8, untilHour: 12 },
    ...{ vehicleGroup: 'ALL', vehicles: 1_000, clientId: randomUUID() },
    ...part,
  };
}

/** Enters a count by somebody who may. */
export async function addCount(
  client: TestClient,
  part: Readonly<Record<string, unknown>> = {},
): Promise<JsonValue> {
  const { body } = await client.graphql(ADD, { input: countInput(part) });
  expect(body.errors).toBeUndefined();
  return body.data.addTrafficCount.count;
}
