<<<<<<<< HEAD:backend/src/testing/family/family-calls.ts
import { newLinkToken } from '../../platform/secrets/crypto';
import { ask } from '../register';
import type { TestClient } from '../server/test-client';

/** The citizen whose links a call is about. */
interface OfOwner {
  readonly owner: { readonly client: TestClient };
}

const PLACE = { lat: 4.0511, lng: 9.7679 };
========
import { newLinkToken } from '../../../platform/secrets/crypto';
import { ask } from '../../register';
import type { Party } from '../party';
import { INCIDENT_PLACE } from '../things';
>>>>>>>> main:backend/src/testing/policy/calls/family-calls.ts

const CREATE =
  'mutation ($input: CreateFamilyLinkInput!) { createFamilyLink(input: $input) { link { id } } }';
const END = 'mutation ($id: ID!) { endFamilyLink(id: $id) { link { id } } }';
const OPEN = '{ myFamilyLinks { id isOpen } }';

/** A new cry for help, which needs no journey. */
function cryForHelp() {
  return { token: newLinkToken(), isSos: true, place: PLACE };
}

/** The id of a new link of the owner; five are open at most, so that those before are ended. */
async function ownersLink({ owner: { client } }: OfOwner): Promise<string> {
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
  'Mutation.endFamilyLink': async (party: OfOwner) => ({ id: await ownersLink(party) }),
  'Mutation.announceArrival': async (party: OfOwner) => ({
    input: { linkId: await ownersLink(party), recipients: [], language: 'EN' },
  }),
};
