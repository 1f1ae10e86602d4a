import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from './graphql-context';
import { RequestPinResetInput, ResetPinInput } from './pin-reset.inputs';
import { RequestPinResetPayload, ResetPinPayload } from './pin-reset.payloads';
import { requestPinReset } from './request-pin-reset';
import { resetPin } from './reset-pin';

@Resolver()
export class PinResetResolver {
  @Mutation(() => RequestPinResetPayload, {
    description:
      'Sends a one-time code by SMS. RATE_LIMITED above five an hour and number, UNAVAILABLE where no SMS can be sent.',
  })
  async requestPinReset(
    @Arg('input', () => RequestPinResetInput, { description: 'The number.' }) input: RequestPinResetInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<RequestPinResetPayload> {
    const { mobileNumber } = input;
    return { resetId: await requestPinReset(ctx, { mobileNumber, address: door.address }) };
  }

  @Mutation(() => ResetPinPayload, {
    description: 'Sets a new PIN with a one-time code. BAD_USER_INPUT says nothing of why a code is refused.',
  })
  async resetPin(
    @Arg('input', () => ResetPinInput, { description: 'Reset, code and new PIN.' }) input: ResetPinInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<ResetPinPayload> {
    const { resetId, code, newPin } = input;
    await resetPin(ctx, { resetId, code, newPin, address: door.address });
    return { updated: true };
  }
}
