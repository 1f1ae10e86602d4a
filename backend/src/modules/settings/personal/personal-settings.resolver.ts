import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Viewer } from '../../identity/accounts/viewer.type';
import { personalSettings, updatePersonalSettings } from './personal-settings';
import { Settings, UpdateSettingsInput, UpdateSettingsPayload } from './personal-settings.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver(() => Viewer)
export class PersonalSettingsResolver {
  @FieldResolver(() => Settings, { description: "Personal settings of the account's holder." })
  settings(@Root() { id }: Viewer, @Ctx() { ctx }: GraphqlContext): Promise<Settings> {
    return personalSettings(ctx, Number(id));
  }

  @Mutation(() => UpdateSettingsPayload, {
    description:
      'Changes the own settings. CONFLICT when they were changed elsewhere since; `extensions.current` says to what.',
  })
  @Serves(updatePersonalSettings)
  async updateSettings(
    @Arg('input', () => UpdateSettingsInput, { description: 'The changes.' })
    input: UpdateSettingsInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<UpdateSettingsPayload> {
    return { settings: await updatePersonalSettings(ctx, input) };
  }
}
