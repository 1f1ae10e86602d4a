import { issueKey } from '../../api-keys';
import type { Party } from '../../party/party';

const CREATE = { name: 'Key of a test', scopes: ['statistics:read'], lifeDays: 30 };

async function ownersKey({ server, owner }: Party): Promise<string> {
  const { id } = await issueKey(server, { accountId: owner.id, scopes: ['statistics:read'] });
  return String(id);
}

/** Right variables for every operation on API keys; the keys are the owner's. */
export const KEY_CALLS = {
  'Query.apiKeyUseByDay': async (party: Party) => ({ keyId: await ownersKey(party), days: 7 }),
  'Query.apiKeyUse': async (party: Party) => ({ keyId: await ownersKey(party) }),
  'Mutation.createApiKey': () => ({ input: CREATE }),
  'Mutation.rotateApiKey': async (party: Party) => ({
    input: { keyId: await ownersKey(party), overlapHours: 1 },
  }),
  'Mutation.revokeApiKey': async (party: Party) => ({ input: { keyId: await ownersKey(party) } }),
  'Mutation.decideOnApiKey': async ({ server, owner }: Party) => {
    const scopes = ['authority:read' as const];
    const { id } = await issueKey(server, { accountId: owner.id, scopes, isWaiting: true });
    return { input: { keyId: String(id), isApproved: true } };
  },
};
