import { randomUUID } from 'node:crypto';
import { campaignInput, registerCampaign } from '../campaigns';
import { newStaffMember } from './party';
import type { Party } from './party';

/** Example calls of campaigns on roads. */
export const CAMPAIGN_CALLS = {
  'Query.campaignResult': async (party: Party) => ({ id: await campaignOf(party) }),
  'Mutation.registerCampaign': () => ({ input: campaignInput({ clientId: randomUUID() }) }),
  'Mutation.changeCampaign': async (party: Party) => ({
    input: { id: await campaignOf(party), version: 1, goalPercent: -25, reason: 'More posts were found' },
  }),
};

async function campaignOf({ server }: Party): Promise<string> {
  const { id } = await registerCampaign((await newStaffMember(server, { role: 'SUPERVISOR' })).client);
  return id;
}
