import { randomUUID } from 'node:crypto';
import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { campaignDay } from '@wakafine/simulator/country/known-country';
import { KNOWN_COUNTRY } from '@wakafine/simulator/country/known-truth';
import type { APIRequestContext } from 'playwright-core';
import { askAsStaff } from '../staff';

const { campaign, counted, worst } = KNOWN_COUNTRY;
const REGISTER =
  'mutation ($input: RegisterCampaignInput!) { registerCampaign(input: $input) { campaign { id } } }';
const COUNT = 'mutation ($input: AddTrafficCountInput!) { addTrafficCount(input: $input) { count { id } } }';

/** The campaign of the known country and a count of all its traffic, as the staff who are signed in type them in. */
export async function enterKnownCampaign(
  request: APIRequestContext,
  { origin, nowMs }: { origin: string; nowMs: number },
): Promise<void> {
  const ask = (query: string, input: Readonly<Record<string, unknown>>) =>
    askAsStaff(request, { origin, query, variables: { input: { ...input, clientId: randomUUID() } } });
  const { name, road, fromKm, toKm, weeks } = campaign;
  await ask(REGISTER, {
    ...{ name, road, fromKm, toKm, weeks, kind: 'PATROLS', vehicles: 'ALL', goalPercent: -20 },
    startsOn: isoDay(campaignDay(nowMs)),
  });
  await ask(COUNT, {
    ...{ segment: worst.segment, countedOn: isoDay(civilDayOf(nowMs) - 1), vehicleGroup: 'ALL' },
    ...{ fromHour: counted.hour, untilHour: counted.hour + 1, vehicles: counted.vehicles },
  });
}
