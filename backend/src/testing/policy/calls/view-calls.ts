import { newStaffMember } from '../../party/party';
import type { Party } from '../../party/party';
import { saveView, viewInput } from '../../views';

/** Example calls of stored views. */
export const VIEW_CALLS = {
  'Query.savedView': async (party: Party) => ({ id: await sharedView(party) }),
  'Mutation.saveView': () => ({ input: viewInput() }),
  'Mutation.changeView': async (party: Party) => ({
    input: { id: await ownView(party), name: 'Buses by day' },
  }),
  'Mutation.deleteView': async (party: Party) => ({ input: { id: await ownView(party) } }),
  'Mutation.subscribeToView': async (party: Party) => {
    await party.server.dataSource.query('UPDATE account SET email = $2 WHERE id = $1', [
      party.asker.id,
      'staff@wakafine.test',
    ]);
    return { input: { viewId: await sharedView(party), rhythm: 'WEEKLY' } };
  },
  'Mutation.unsubscribeFromView': async (party: Party) => ({ input: { viewId: await sharedView(party) } }),
  'Mutation.stopViewMail': () => ({ input: { token: 'no token of ours' } }),
};

async function sharedView({ server }: Party): Promise<string> {
  const { client } = await newStaffMember(server, { role: 'VIEWER' });
  const { id } = await saveView(client, { isShared: true });
  return id;
}

/** A view of the asker, or of somebody else where the asker may have none. */
async function ownView({ server, asker }: Party): Promise<string> {
  const { id: storedId } = await saveView((await newStaffMember(server, { role: 'VIEWER' })).client);
  await server.dataSource.query(
    'UPDATE saved_view SET owner_id = $2 WHERE id = $1 AND EXISTS (SELECT FROM account WHERE id = $2)',
    [storedId, asker.id],
  );
  return storedId;
}
