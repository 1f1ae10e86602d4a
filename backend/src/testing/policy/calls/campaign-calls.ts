import { randomUUID } from 'node:crypto';
import { addCount, countInput } from '../../traffic-counts';
import { campaignInput, registerCampaign } from '../../campaigns';
import { newStaffMember } from '../../party/party';
import type { Party } from '../../party/party';
import { PATROL_CALLS } from './patrol-calls';
import { VIEW_CALLS } from './view-calls';

/** Example calls of campaigns on roads, of counts of traffic, of patrol plans, and of stored views. */
export const CAMPAIGN_CALLS = {
  ...PATROL_CALLS,
  ...VIEW_CALLS,
  'Mutation.addTrafficCount': () => ({ input: countInput() }),
  'Mutation.withdrawTrafficCount': async (party: Party) => ({
    input: { id: await countOf(party), reason: 'Typed twice' },
  }),
  'Query.campaignResult': async (party: Party) => ({ campaignId: await campaignOf(party) }),
  'Query.interventions': () => ({ from: '2026-08-01T00:00:00Z', until: '2026-11-20T00:00:00Z' }),
  'Mutation.registerCampaign': () => ({ input: campaignInput({ clientId: randomUUID() }) }),
  'Mutation.changeCampaign': async (party: Party) => ({
    input: { id: await campaignOf(party), version: 1, goalPercent: -25, reason: 'More posts were found' },
  }),
};

async function campaignOf({ server }: Party): Promise<string> {
  const { id } = await registerCampaign((await newStaffMember(server, { role: 'SUPERVISOR' })).client);
  return id;
}

async function countOf({ server }: Party): Promise<string> {
  const { id } = await addCount((await newStaffMember(server, { role: 'OPERATOR' })).client);
  return id;
}
