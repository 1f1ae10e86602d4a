import { randomUUID } from 'node:crypto';
import { ask, registerBus } from '../../register';
import { giveToAgency } from '../../agencies';
import type { TestServer } from '../../server/test-server';
import { caseOfOwner } from './case-calls';
import { newStaffMember, PARTY_AGENCY, PARTY_PASSWORD } from '../../party/party';
import type { Party, Person } from '../../party/party';

type Input = { readonly input: Readonly<Record<string, string>> };

const INVITE = `mutation ($input: InviteAgencyUserInput!) { inviteAgencyUser(input: $input) { path invitation { id } } }`;

/** Right variables for every operation about the people and things of an agency. */
export const AGENCY_CALLS = {
  'Query.agency': () => ({ id: PARTY_AGENCY }),
  'Query.agencyInvitation': () => ({ token: 'no such token' }),
  'Mutation.acceptAgencyInvitation': async (party: Party): Promise<Input> => {
    const { path } = await invited(party);
    const token = path.slice(path.lastIndexOf('/') + 1);
    return { input: { token, username: `agency-${randomUUID()}`, password: PARTY_PASSWORD } };
  },
  'Mutation.answerAgencyCase': async (party: Party): Promise<Input> => {
    const { caseId, violationId } = await caseOfOwner(party, 'NOTICE');
    await giveToAgency(party.server, { violationId, agency: PARTY_AGENCY });
    return { input: { caseId, statement: 'The bus stood in the yard.', clientId: randomUUID() } };
  },
  'Mutation.inviteAgencyUser': (): Input => ({ input: { agency: PARTY_AGENCY, role: 'AGENCY_VIEWER' } }),
  'Mutation.issueAgencyCode': async ({ server }: Party): Promise<Input> => ({
    input: { vehicleId: (await registerBus(server, PARTY_AGENCY)).id },
  }),
  'Mutation.revokeAgencyCode': async ({ server }: Party): Promise<Input> => ({
    input: { codeId: (await registerBus(server, PARTY_AGENCY)).codeId, reason: 'Torn off.' },
  }),
  'Mutation.setAgencyNameConsent': async ({ server, owner }: Party) => {
    await drivenFor(server, owner);
    return { input: { agency: PARTY_AGENCY, isOn: true } };
  },
  'Mutation.setAgencyPlaceConsent': async ({ server, owner }: Party) => {
    await drivenFor(server, owner);
    return { input: { agency: PARTY_AGENCY, isOn: true } };
  },
  'Mutation.setAgencyPlaceFeed': () => ({ input: { isOn: true } }),
  'Mutation.revokeAgencyInvitation': async (party: Party): Promise<Input> => ({
    input: { invitationId: (await invited(party)).invitation.id },
  }),
};

/** Has an agency know somebody of its drivers, whose number is proven. */
async function drivenFor({ dataSource }: TestServer, { id }: Person): Promise<void> {
  await dataSource.query(
    'INSERT INTO transport_agency (name, position) VALUES ($1, 99) ON CONFLICT DO NOTHING',
    [PARTY_AGENCY],
  );
  await dataSource.query('UPDATE account SET number_proven_at = now() WHERE id = $1', [id]);
  await dataSource.query(
    'INSERT INTO agency_driver (agency_name, account_id, alias) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [PARTY_AGENCY, id, String(id).padStart(8, 'A')],
  );
}

async function invited({ server }: Party): Promise<{ path: string; invitation: { id: string } }> {
  // Each of an agency of its own: an agency has twenty open invitations at most.
  const { agency } = await registerBus(server, `Agency ${randomUUID().slice(0, 8)}`);
  const { client } = await newStaffMember(server, { role: 'ADMIN' });
  const data = await ask(client, INVITE, { input: { agency, role: 'AGENCY_MANAGER' } });
  return data.inviteAgencyUser;
}
