import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { presentViewer } from '../accounts/account.presenter';
import type { GraphqlContext } from '../accounts/graphql-context';
import { SignInPayload } from '../accounts/identity.payloads';
import { beginHostedSignIn } from './begin-hosted-sign-in';
import { HostedIdentityInput } from './hosted.inputs';
import { BeginHostedSignInPayload } from './hosted.payloads';
import { linkHostedIdentity } from './link-hosted-identity';
import { signInWithIdToken } from './sign-in-with-id-token';
import { Serves } from '../acts/serves.decorator';

const TOKEN_AND_NONCE = { description: 'ID token and nonce.' };

@Resolver()
export class HostedIdentityResolver {
  @Mutation(() => BeginHostedSignInPayload, {
    description: 'Hands out a nonce for the hosted identity service. UNAVAILABLE where none is set up.',
  })
  @Serves(beginHostedSignIn)
  async beginHostedSignIn(@Ctx() { ctx, door }: GraphqlContext): Promise<BeginHostedSignInPayload> {
    const { address, hostedToken } = door();
    const begun = await beginHostedSignIn(ctx, { address, browserToken: hostedToken });
    door().storeHostedToken({ token: begun.browserToken, expiresAt: begun.expiresAt });
    const { issuer, clientId, nonce, expiresAt } = begun;
    return { issuer, clientId, nonce, expiresAt };
  }

  @Mutation(() => SignInPayload, {
    description:
      'Starts a session by an ID token of the hosted identity service; somebody new with a verified number becomes a citizen.',
  })
  @Serves(signInWithIdToken)
  async signInWithIdToken(
    @Arg('input', () => HostedIdentityInput, TOKEN_AND_NONCE) input: HostedIdentityInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<SignInPayload> {
    const { address, deviceToken, deviceName, hostedToken: browserToken } = door();
    const browser = { address, deviceToken, deviceName, browserToken };
    const started = await signInWithIdToken(ctx, { ...input, ...browser });
    door().storeSession(started);
    return { viewer: presentViewer(started.account) };
  }

  @Mutation(() => Boolean, {
    description:
      'Links the hosted identity to the own account, within 10 minutes of signing in; true. CONFLICT when either has another.',
  })
  @Serves(linkHostedIdentity)
  async linkHostedIdentity(
    @Arg('input', () => HostedIdentityInput, TOKEN_AND_NONCE) input: HostedIdentityInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<boolean> {
    const { address, hostedToken: browserToken } = door();
    await linkHostedIdentity(ctx, { ...input, address, browserToken });
    return true;
  }
}
