import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { randomUUID } from 'node:crypto';
import type { JsonValue, TestClient } from './server/test-client';

const REGISTER = `mutation ($input: RegisterCampaignInput!) { registerCampaign(input: $input) {
  campaign { id name road fromKm toKm segmentCount startsOn weeks goalPercent costXaf daysAhead isWithdrawn version
    registeredBy changes { members goalPercentBefore isLate reason } } } }`;

/** Input of a campaign, with what a test has to say about it. */
export function campaignInput(
  part: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return {
    ...{ name: 'Slow down in Made Up Town', kind: 'PATROLS', road: 'N3', fromKm: 60, toKm: 130 },
    ...{
      vehicles: 'ALL',
      startsOn: isoDay(civilDayOf(Date.now())),
      weeks: 12,
      goalPercent: -20,
      costXaf: 18_400_000,
    },
    clientId: randomUUID(),
    ...part,
  };
}

/** Registers a campaign by somebody who may. */
export async function registerCampaign(
  client: TestClient,
  part: Readonly<Record<string, unknown>> = {},
): Promise<JsonValue> {
  const { body } = await client.graphql(REGISTER, { input: campaignInput(part) });
  expect(body.errors).toBeUndefined();
  return body.data.registerCampaign.campaign;
}
