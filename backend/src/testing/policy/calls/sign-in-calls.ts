import { newCitizen, PARTY_PIN } from '../../party/party';
import type { Party } from '../../party/party';
import { visitIssuer } from '../../party/proofs';

type SignInCall = (
  party: Party,
  around: { readonly issuer: string },
) => Promise<{ readonly input: object }> | { readonly input: object };

/** Right variables of the ways in. */
export const SIGN_IN_CALLS: Readonly<Record<string, SignInCall>> = {
  'Mutation.signIn': ({ owner }) => ({ input: { mobileNumber: owner.name, pin: PARTY_PIN } }),
  'Mutation.signInWithIdToken': async ({ server, asker }, { issuer }) => {
    const { name } = await newCitizen(server);
    const unused = name.replace(/^69/, '68');
    return { input: await visitIssuer(asker, issuer, unused) };
  },
  'Mutation.signUp': async ({ server }) => {
    const { name } = await newCitizen(server);
    return { input: { mobileNumber: name.replace(/^69/, '67'), pin: PARTY_PIN } };
  },
};
