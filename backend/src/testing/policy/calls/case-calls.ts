import { randomUUID } from 'node:crypto';
import { writeCase } from '../../cases/written-case';
import type { WrittenState } from '../../cases/written-case';
import { newStaffMember } from '../../party/party';
import type { Party } from '../../party/party';
import { ownersViolation } from '../../party/things';
import type { Stage } from '../../party/things';

type Input = { readonly input: Readonly<Record<string, string | boolean>> };

const REASON = 'Both tracks agree.';

/** Right variables for every operation about cases. */
export const CASE_CALLS = {
  // Tracks of contests cost more than the rest of a row.
  'Query.cases': () => ({ first: 10 }),
  'Query.case': (_party: Party, { stage }: { stage: Stage }) => ({ id: stage.caseId }),
  'Mutation.acknowledgeNotice': async (party: Party): Promise<Input> => {
    const violationId = await provenViolation(party);
    await writeCase(party.server, violationId, 'NOTICE');
    return { input: { violationId } };
  },
  'Mutation.contestViolation': async (party: Party): Promise<Input> => ({
    input: {
      violationId: await provenViolation(party),
      statement: 'The sign was hidden.',
      clientId: randomUUID(),
    },
  }),
  'Mutation.decideCase': async (party: Party): Promise<Input> => ({
    input: { ...(await caseIn(party, 'CONTESTED')), decision: 'REJECT', reason: REASON },
  }),
  'Mutation.openCase': async (party: Party): Promise<Input> => ({
    input: { violationId: await provenViolation(party), reason: REASON },
  }),
  'Mutation.reopenCase': async (party: Party): Promise<Input> => ({
    input: { ...(await caseIn(party, 'DECIDED')), reason: REASON },
  }),
  'Mutation.reviewCase': async (party: Party): Promise<Input> => ({
    input: { ...(await caseIn(party, 'REVIEW')), isConfirmed: true, reason: REASON },
  }),
  'Mutation.serveNotice': async (party: Party): Promise<Input> => ({
    input: { ...(await caseIn(party, 'NOTICE')), way: 'BY_HAND', reason: REASON },
  }),
  'Mutation.withdrawCase': async (party: Party): Promise<Input> => ({
    input: { ...(await caseIn(party, 'NOTICE')), reason: REASON },
  }),
};

/** The case of a new violation of the owner. */
async function caseIn(party: Party, state: WrittenState): Promise<{ caseId: string }> {
  const { caseId } = await caseOfOwner(party, state);
  return { caseId };
}

/** The case of a new violation of the owner, and that. */
export async function caseOfOwner(
  party: Party,
  state: WrittenState,
): Promise<{ caseId: string; violationId: string }> {
  const violationId = await provenViolation(party);
  return { caseId: await writeCase(party.server, violationId, state), violationId };
}

/** The id of a violation of the owner that a track has proven, as far as the row says. */
async function provenViolation(party: Party): Promise<string> {
  const id = await ownersViolation(party);
  await party.server.dataSource.query(`UPDATE violation SET is_claimed = false, grade = 'B' WHERE id = $1`, [
    id,
  ]);
  return id;
}

type RowInput = { readonly input: Readonly<Record<string, string | number>> };

const SUBMIT =
  'mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }';
const COMPLETE =
  'mutation ($input: CompleteAttentionInput!) { completeAttention(input: $input) { version } }';

/** Right variables for every operation about the attention queue, and about staff. */
export const ATTENTION_CALLS = {
  'Mutation.changeRole': async ({ server }: Party) => {
    const { id } = await newStaffMember(server, { role: 'VIEWER' });
    return { input: { userId: String(id), role: 'OPERATOR' } };
  },
  'Mutation.createStaff': () => ({ input: { username: `staff-${randomUUID()}`, role: 'VIEWER' } }),
  'Query.attentionPeople': async (party: Party) => ({ rowId: await unansweredRow(party) }),
  'Mutation.assignAttention': async (party: Party): Promise<RowInput> => ({
    input: { id: await unansweredRow(party), version: 0 },
  }),
  'Mutation.snoozeAttention': async (party: Party): Promise<RowInput> => ({
    input: { id: await unansweredRow(party), until: 'ONE_HOUR', version: 0 },
  }),
  'Mutation.completeAttention': async (party: Party): Promise<RowInput> => ({
    input: { id: await unansweredRow(party), reason: 'The road is clear.', version: 0 },
  }),
  'Mutation.reopenAttention': async (party: Party): Promise<RowInput> => {
    const id = await unansweredRow(party);
    const { client } = await newStaffMember(party.server, { role: 'OPERATOR' });
    await client.graphql(COMPLETE, { input: { id, reason: 'The road is clear.', version: 0 } });
    return { input: { id, version: 1 } };
  },
};

/** The row of a new incident of the owner that nobody has answered. The queue reads 30 of a kind: earlier ones are answered first. */
async function unansweredRow({ server, owner }: Party): Promise<string> {
  await server.dataSource.query(
    `UPDATE incident SET answered_at = received_at WHERE severity = 'HIGH' AND answered_at IS NULL`,
  );
  const input = {
    ...{ mood: 'SAD', incidentType: 'OTHER', severity: 'HIGH', clientId: randomUUID() },
    location: { lat: 4.05, lng: 9.77 },
  };
  const { body } = await owner.client.graphql(SUBMIT, { input });
  return `INCIDENT:${body.data.reportIncident.incident.id}`;
}
