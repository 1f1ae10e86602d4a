import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../accounts/graphql-context';
import { RequestPinResetInput, ResetPinByLinkInput, ResetPinInput } from './pin-reset.inputs';
import { RequestPinResetPayload, ResetPinPayload } from './pin-reset.payloads';
import { requestPinReset } from './request-pin-reset';
import { resetPin, resetPinByLink } from './reset-pin';
import { Serves } from '../acts/serves.decorator';

@Resolver()
export class PinResetResolver {
  @Mutation(() => RequestPinResetPayload, {
    description:
      'Sends a one-time code by SMS. RATE_LIMITED above five an hour and number, UNAVAILABLE where no SMS can be sent.',
  })
  @Serves(requestPinReset)
  async requestPinReset(
    @Arg('input', () => RequestPinResetInput, { description: 'The number.' }) input: RequestPinResetInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<RequestPinResetPayload> {
    const { mobileNumber } = input;
    const { address, deviceToken } = door();
    return { resetId: await requestPinReset(ctx, { mobileNumber, address, deviceToken }) };
  }

  @Mutation(() => ResetPinPayload, {
    description: 'Sets a new PIN with a one-time code. BAD_USER_INPUT says nothing of why a code is refused.',
  })
  @Serves(resetPin)
  async resetPin(
    @Arg('input', () => ResetPinInput, { description: 'Reset, code and new PIN.' }) input: ResetPinInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<ResetPinPayload> {
    const { resetId, code, newPin } = input;
    const { address, deviceToken } = door();
    door().storeEnrolment(await resetPin(ctx, { resetId, code, newPin, address, deviceToken }));
    return { updated: true };
  }

  @Mutation(() => ResetPinPayload, {
    description:
      'Sets a new PIN with the link of the message. BAD_USER_INPUT says nothing of why a link is refused.',
  })
  @Serves(resetPinByLink)
  async resetPinByLink(
    @Arg('input', () => ResetPinByLinkInput, { description: 'Token of the link and new PIN.' })
    input: ResetPinByLinkInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<ResetPinPayload> {
    const { token, newPin } = input;
    const { address, deviceToken } = door();
    door().storeEnrolment(await resetPinByLink(ctx, { token, newPin, address, deviceToken }));
    return { updated: true };
  }
}
