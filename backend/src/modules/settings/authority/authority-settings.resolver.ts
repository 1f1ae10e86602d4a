import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { authoritySettings, tariffHistory, thresholdsHistory } from './authority-settings';
import {
  AuthoritySettings,
  FineTariffChange,
  Retention,
  RetentionInput,
  SpeedThresholdsChange,
} from './authority-settings.type';
import { setRetention } from './retention-settings';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class AuthoritySettingsResolver {
  @Query(() => AuthoritySettings, { description: 'Everything that the authority sets. canViewDashboard.' })
  @Serves(authoritySettings)
  authoritySettings(@Ctx() { ctx }: GraphqlContext): Promise<AuthoritySettings> {
    return authoritySettings(ctx);
  }

  @Query(() => [SpeedThresholdsChange], {
    description:
      'Every change of the speed thresholds, newest first; before the first 50, 60, 70. canViewDashboard.',
  })
  @Serves(thresholdsHistory)
  async speedThresholdHistory(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Page size, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SpeedThresholdsChange[]> {
    return (await thresholdsHistory(ctx, first)).map((change) => ({ ...change, id: String(change.id) }));
  }

  @Query(() => [FineTariffChange], {
    description: 'Every change of the fines, newest first. canViewDashboard.',
  })
  @Serves(tariffHistory)
  async fineTariffHistory(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Page size, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<FineTariffChange[]> {
    return (await tariffHistory(ctx, first)).map((change) => ({ ...change, id: String(change.id) }));
  }

  @Mutation(() => Retention, {
    description:
      'Sets how long data are stored; what is older is deleted within the hour. canEditSettings; audited.',
  })
  @Serves(setRetention)
  setRetention(
    @Arg('input', () => RetentionInput, { description: 'The three spans.' }) input: RetentionInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Retention> {
    return setRetention(ctx, input);
  }
}
