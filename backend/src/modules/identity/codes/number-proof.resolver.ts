import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { presentViewer } from '../accounts/account.presenter';
import type { GraphqlContext } from '../accounts/graphql-context';
import { ProveNumberInput } from './number-proof.inputs';
import { ProveNumberPayload, RequestNumberCodePayload } from './number-proof.payloads';
import { proveNumber } from './prove-number';
import { requestNumberCode } from './request-number-code';
import { Serves } from '../acts/serves.decorator';

@Resolver()
export class NumberProofResolver {
  @Mutation(() => RequestNumberCodePayload, {
    description:
      'Sends a one-time code to the own mobile number (citizens). CONFLICT once it is proven, RATE_LIMITED above five an hour, UNAVAILABLE where no SMS can be sent.',
  })
  @Serves(requestNumberCode)
  requestNumberCode(@Ctx() { ctx, door }: GraphqlContext): Promise<RequestNumberCodePayload> {
    return requestNumberCode(ctx, { deviceToken: door().deviceToken });
  }

  @Mutation(() => ProveNumberPayload, {
    description:
      'Proves the own mobile number with the code that was sent to it (citizens). CONFLICT once it is proven; BAD_USER_INPUT says nothing of why a code is refused.',
  })
  @Serves(proveNumber)
  async proveNumber(
    @Arg('input', () => ProveNumberInput, { description: 'The code.' }) input: ProveNumberInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<ProveNumberPayload> {
    const account = await proveNumber(ctx, { code: input.code, deviceToken: door().deviceToken });
    return { viewer: presentViewer(account) };
  }
}
