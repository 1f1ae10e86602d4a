import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../identity/graphql-context';
import { currentThresholds } from './speed-thresholds';
import { SpeedThresholds } from './speed-thresholds.type';
import { transportAgencies } from './transport-agencies';

@Resolver()
export class SettingsResolver {
  @Query(() => SpeedThresholds, { description: 'The thresholds in force now. Anyone may ask.' })
  speedThresholds(@Ctx() { ctx }: GraphqlContext): Promise<SpeedThresholds> {
    return currentThresholds(ctx);
  }

  @Query(() => [String], { description: 'Names of the public-transport agencies. Anyone may ask.' })
  transportAgencies(@Ctx() { ctx }: GraphqlContext): Promise<string[]> {
    return transportAgencies(ctx);
  }
}
