import { newLinkToken } from '../../../platform/secrets/crypto';
import { ask } from '../../register';
import type { Party } from '../../party/party';
import { INCIDENT_PLACE } from '../../party/things';

const CREATE =
  'mutation ($input: CreateFamilyLinkInput!) { createFamilyLink(input: $input) { link { id } } }';
const END = 'mutation ($id: ID!) { endFamilyLink(input: { linkId: $id }) { link { id } } }';
const OPEN = '{ myFamilyLinks { id isOpen } }';

/** A new cry for help, which needs no journey. */
function cryForHelp() {
  return { token: newLinkToken(), isSos: true, place: INCIDENT_PLACE };
}

/** The id of a new link of the owner; five are open at most, so that those before are ended. */
async function ownersLink({ owner: { client } }: Party): Promise<string> {
  const { myFamilyLinks } = await ask(client, OPEN);
  for (const { id, isOpen } of myFamilyLinks) {
    if (isOpen) {
      await ask(client, END, { id });
    }
  }
  const { createFamilyLink } = await ask(client, CREATE, { input: cryForHelp() });
  return createFamilyLink.link.id;
}

/** Right variables for every operation on family links. */
export const FAMILY_CALLS = {
  'Mutation.createFamilyLink': () => ({ input: cryForHelp() }),
  'Mutation.endFamilyLink': async (party: Party) => ({ input: { linkId: await ownersLink(party) } }),
  'Mutation.announceArrival': async (party: Party) => ({
    input: { linkId: await ownersLink(party), recipients: [], language: 'EN' },
  }),
};
