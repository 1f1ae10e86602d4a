import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { presentViewer } from '../accounts/account.presenter';
import type { GraphqlContext } from '../accounts/graphql-context';
import { SignInPayload } from '../accounts/identity.payloads';
import { adminSignIn } from './admin-sign-in';
import { changePassword } from './change-password';
import { confirmIdentity } from './confirm-identity';
import { confirmTotp } from './confirm-totp';
import { enrolTotp } from './enrol-totp';
import { removeTotp } from './remove-totp';
import {
  AdminSignInInput,
  ChangePasswordInput,
  ConfirmIdentityInput,
  EnrolTotpInput,
  TotpCodeInput,
} from './staff.inputs';
import { ConfirmIdentityPayload, ConfirmTotpPayload, EnrolTotpPayload } from './staff.payloads';
import { Serves } from '../acts/serves.decorator';

@Resolver()
export class StaffResolver {
  @Mutation(() => SignInPayload, {
    description:
      'Starts a session of staff in the cookie wf_session, for 8 hours, in place of the former one of this browser. ' +
      'UNAUTHENTICATED says nothing of the reason.',
  })
  @Serves(adminSignIn)
  async adminSignIn(
    @Arg('input', () => AdminSignInInput, { description: 'Username, password, second factor.' })
    { username, password, totp }: AdminSignInInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<SignInPayload> {
    const { address, deviceToken, deviceName } = door();
    const credentials = { username, password, totp: totp ?? null };
    const started = await adminSignIn(ctx, { ...credentials, address, deviceToken, deviceName });
    door().storeSession(started);
    return { viewer: presentViewer(started.account) };
  }

  @Mutation(() => SignInPayload, {
    description:
      'Changes the own password; staff only. Every session of the account ends, and this browser gets a new one. ' +
      'BAD_USER_INPUT (currentPassword, newPassword).',
  })
  @Serves(changePassword)
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'Both passwords.' }) input: ChangePasswordInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<SignInPayload> {
    const { deviceToken, deviceName } = door();
    const started = await changePassword(ctx, { ...input, deviceToken, deviceName });
    door().storeSession(started);
    return { viewer: presentViewer(started.account) };
  }

  @Mutation(() => ConfirmIdentityPayload, {
    description:
      'Shows once more who sits at this session, which opens acts that can not be undone for 15 minutes; those are ' +
      'FORBIDDEN with the client code confirmation-required before. Staff only. BAD_USER_INPUT (totp, password).',
  })
  @Serves(confirmIdentity)
  async confirmIdentity(
    @Arg('input', () => ConfirmIdentityInput, { description: 'A code, or the password.' })
    { password, totp }: ConfirmIdentityInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ConfirmIdentityPayload> {
    const shown = { password: password ?? null, totp: totp ?? null };
    return { confirmedUntil: await confirmIdentity(ctx, shown) };
  }

  @Mutation(() => EnrolTotpPayload, {
    description:
      'Makes a secret for an authenticator app; staff only. It counts once confirmTotp has seen a code. ' +
      'CONFLICT while a second factor is active.',
  })
  @Serves(enrolTotp)
  enrolTotp(
    @Arg('input', () => EnrolTotpInput, { description: 'The password.' }) input: EnrolTotpInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<EnrolTotpPayload> {
    return enrolTotp(ctx, input);
  }

  @Mutation(() => ConfirmTotpPayload, {
    description:
      'Makes the own enrolled second factor active with a first code. FORBIDDEN for citizens, BAD_USER_INPUT (code).',
  })
  @Serves(confirmTotp)
  async confirmTotp(
    @Arg('input', () => TotpCodeInput, { description: 'A code of the app.' }) input: TotpCodeInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ConfirmTotpPayload> {
    return { recoveryCodes: await confirmTotp(ctx, input) };
  }

  @Mutation(() => Boolean, {
    description: 'Removes the own second factor; always true. BAD_USER_INPUT (code).',
  })
  @Serves(removeTotp)
  async removeTotp(
    @Arg('input', () => TotpCodeInput, { description: 'A code of the app or a recovery code.' })
    input: TotpCodeInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<boolean> {
    await removeTotp(ctx, input);
    return true;
  }
}
