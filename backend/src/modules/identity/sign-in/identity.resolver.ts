import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { presentViewer } from '../accounts/account.presenter';
import { getViewer } from './get-viewer';
import type { GraphqlContext } from '../accounts/graphql-context';
import { SignInInput, SignUpInput } from './identity.inputs';
import { SignInPayload, SignUpPayload } from '../accounts/identity.payloads';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { signUp } from './sign-up';
import { Viewer } from '../accounts/viewer.type';
import { Serves } from '../acts/serves.decorator';

@Resolver()
export class IdentityResolver {
  @Query(() => Viewer, {
    nullable: true,
    description: 'The signed-in account; null when nobody is signed in.',
  })
  @Serves(getViewer)
  async viewer(@Ctx() { ctx }: GraphqlContext): Promise<Viewer | null> {
    const account = await getViewer(ctx);
    return account === null ? null : presentViewer(account);
  }

  @Mutation(() => SignUpPayload, {
    description: 'Creates a citizen account. CONFLICT when the number is in use.',
  })
  @Serves(signUp)
  async signUp(
    @Arg('input', () => SignUpInput, { description: 'Number and PIN.' }) input: SignUpInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<SignUpPayload> {
    const account = await signUp(ctx, { ...input, address: door().address });
    return { id: String(account.id), mobileNumber: account.username };
  }

  @Mutation(() => SignInPayload, {
    description: 'Starts a session in the cookie wf_session. UNAUTHENTICATED says nothing of the reason.',
  })
  @Serves(signIn)
  async signIn(
    @Arg('input', () => SignInInput, { description: 'Number and PIN.' }) input: SignInInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<SignInPayload> {
    const { address, deviceToken, deviceName } = door();
    const started = await signIn(ctx, { ...input, address, deviceToken, deviceName });
    door().storeSession(started);
    return { viewer: presentViewer(started.account) };
  }

  @Mutation(() => Boolean, {
    description: 'Ends the session on the server and closes its sockets; always true.',
  })
  @Serves(signOut)
  async signOut(@Ctx() { ctx, door }: GraphqlContext): Promise<boolean> {
    await signOut(ctx, { token: door().sessionToken });
    door().dropSession();
    return true;
  }
}
