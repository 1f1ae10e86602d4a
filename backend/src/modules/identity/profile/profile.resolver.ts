import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { presentViewer } from '../accounts/account.presenter';
import type { GraphqlContext } from '../accounts/graphql-context';
import { UpdateProfileInput } from './profile.inputs';
import { UpdateProfilePayload } from './profile.payloads';
import { updateProfile } from './update-profile';
import { Serves } from '../acts/serves.decorator';

@Resolver()
export class ProfileResolver {
  @Mutation(() => UpdateProfilePayload, {
    description:
      'Changes the own profile. CONFLICT when it was changed elsewhere since; `extensions.current` says to what.',
  })
  @Serves(updateProfile)
  async updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' }) input: UpdateProfileInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<UpdateProfilePayload> {
    return { viewer: presentViewer(await updateProfile(ctx, input)) };
  }
}
