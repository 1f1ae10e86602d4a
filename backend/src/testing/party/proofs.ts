import { generateSync } from 'otplib';
import { fetchIdToken } from '../peers/oidc-provider';
import { PARTY_PASSWORD } from './party';
import type { Party } from './party';

/** Signs in at the issuer, as a person with this number, on behalf of the asker's browser. */
export async function visitIssuer({ client }: Party['asker'], issuer: string, number: string) {
  const { body } = await client.graphql('mutation { beginHostedSignIn { nonce } }');
  const { nonce } = body.data.beginHostedSignIn;
  return { nonce, idToken: await fetchIdToken(issuer, { login: `of-${number}-verified`, nonce }) };
}

/** The first code of an enrolment under way, or any code for those who may not enrol. */
export async function firstTotpCode({ clock }: Party['server'], { client }: Party['asker']): Promise<string> {
  const { body } = await client.graphql(
    'mutation ($input: EnrolTotpInput!) { enrolTotp(input: $input) { secret } }',
    { input: { password: PARTY_PASSWORD } },
  );
  const secret: string | undefined = body.data?.enrolTotp?.secret;
  return secret === undefined
    ? '000000'
    : generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
}
