import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { deprecated, PLAIN_LISTS } from '../../../platform/deprecation';
import { pageRequest } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { authoritySettings, tariffHistory, thresholdsHistory } from './authority-settings';
import {
  AuthoritySettings,
  FineTariffChange,
  FineTariffChangeConnection,
  Retention,
  RetentionInput,
  SpeedThresholdsChange,
  SpeedThresholdsChangeConnection,
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
    deprecationReason: deprecated({ use: 'speedThresholdHistoryConnection', ...PLAIN_LISTS }),
    description:
      'Every change of the speed thresholds, newest first; before the first 50, 60, 70. canViewDashboard.',
  })
  @Serves(thresholdsHistory)
  async speedThresholdHistory(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Page size, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SpeedThresholdsChange[]> {
    return (await thresholdsHistory(ctx, pageRequest({ first }))).rows.map(presentChange);
  }

  @Query(() => [FineTariffChange], {
    deprecationReason: deprecated({ use: 'fineTariffHistoryConnection', ...PLAIN_LISTS }),
    description: 'Every change of the fines, newest first. canViewDashboard.',
  })
  @Serves(tariffHistory)
  async fineTariffHistory(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Page size, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<FineTariffChange[]> {
    return (await tariffHistory(ctx, pageRequest({ first }))).rows.map(presentChange);
  }

  @Query(() => SpeedThresholdsChangeConnection, {
    description:
      'Every change of the speed thresholds, newest first; before the first 50, 60, 70. canViewDashboard.',
  })
  @Serves(thresholdsHistory)
  async speedThresholdHistoryConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SpeedThresholdsChangeConnection> {
    return presentPage(await thresholdsHistory(ctx, pageRequest({ first, after })), presentChange);
  }

  @Query(() => FineTariffChangeConnection, {
    description: 'Every change of the fines, newest first. canViewDashboard.',
  })
  @Serves(tariffHistory)
  async fineTariffHistoryConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<FineTariffChangeConnection> {
    return presentPage(await tariffHistory(ctx, pageRequest({ first, after })), presentChange);
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

function presentChange<Change extends { readonly id: number }>(
  change: Change,
): Omit<Change, 'id'> & { id: string } {
  return { ...change, id: String(change.id) };
}
