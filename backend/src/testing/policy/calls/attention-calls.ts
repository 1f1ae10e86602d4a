import { randomUUID } from 'node:crypto';
import { newStaffMember } from '../party';
import type { Party } from '../party';

type Input = { readonly input: Readonly<Record<string, string | number>> };

const SUBMIT =
  'mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }';
const COMPLETE =
  'mutation ($input: CompleteAttentionInput!) { completeAttention(input: $input) { version } }';

/** Right variables for every operation about the attention queue. */
export const ATTENTION_CALLS = {
  'Query.attentionPeople': async (party: Party) => ({ id: await unansweredRow(party) }),
  'Mutation.assignAttention': async (party: Party): Promise<Input> => ({
    input: { id: await unansweredRow(party), version: 0 },
  }),
  'Mutation.snoozeAttention': async (party: Party): Promise<Input> => ({
    input: { id: await unansweredRow(party), until: 'ONE_HOUR', version: 0 },
  }),
  'Mutation.completeAttention': async (party: Party): Promise<Input> => ({
    input: { id: await unansweredRow(party), reason: 'The road is clear.', version: 0 },
  }),
  'Mutation.reopenAttention': async (party: Party): Promise<Input> => {
    const id = await unansweredRow(party);
    const { client } = await newStaffMember(party.server, { role: 'OPERATOR' });
    await client.graphql(COMPLETE, { input: { id, reason: 'The road is clear.', version: 0 } });
    return { input: { id, version: 1 } };
  },
};

/** The row of a new incident of the owner that nobody has answered. The queue reads 30 of a kind: earlier ones are answered first. */
async function unansweredRow({ server, owner }: Party): Promise<string> {
  await server.dataSource.query(
    `UPDATE incident SET status = 'UNDER_REVIEW' WHERE severity = 'HIGH' AND status = 'RECEIVED'`,
  );
  const input = {
    ...{ mood: 'SAD', incidentType: 'OTHER', severity: 'HIGH', clientId: randomUUID() },
    location: { lat: 4.05, lng: 9.77 },
  };
  const { body } = await owner.client.graphql(SUBMIT, { input });
  return `INCIDENT:${body.data.reportIncident.incident.id}`;
}
