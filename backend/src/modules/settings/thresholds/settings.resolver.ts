import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { alertSettings, setAlertSettings } from './alert-settings';
import { AlertSettings } from './alert-settings.type';
import { previewSpeedThresholds } from './preview-speed-thresholds';
import { setSpeedThresholds } from './set-speed-thresholds';
import { AlertSettingsInput, SpeedThresholdsArgs, SpeedThresholdsInput } from './settings.inputs';
import { currentThresholds } from './speed-thresholds';
import { SpeedThresholds, SpeedThresholdsPreview } from './speed-thresholds.type';
import { transportAgencies } from './transport-agencies';
import { Serves } from '../../identity/acts/serves.decorator';
import { OPEN_TO_ANYONE } from '../../identity/acts/rules';

@Resolver()
export class SettingsResolver {
  @Query(() => SpeedThresholds, { description: 'The thresholds in force now. Anyone may ask.' })
  @Serves(currentThresholds)
  speedThresholds(@Ctx() { ctx }: GraphqlContext): Promise<SpeedThresholds> {
    return currentThresholds(ctx);
  }

  @Query(() => SpeedThresholdsPreview, {
    description:
      'Effect of thresholds on the violations of the last 90 days; changes nothing. canEditSettings. ' +
      'BAD_USER_INPUT (caution, warning, danger).',
  })
  @Serves(previewSpeedThresholds)
  previewSpeedThresholds(
    @Args(() => SpeedThresholdsArgs) { caution, warning, danger }: SpeedThresholdsArgs,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SpeedThresholdsPreview> {
    return previewSpeedThresholds(ctx, { caution, warning, danger });
  }

  @Query(() => [String], { description: 'Names of the public-transport agencies. Anyone may ask.' })
  @Serves(transportAgencies)
  transportAgencies(@Ctx() { ctx }: GraphqlContext): Promise<string[]> {
    return transportAgencies(ctx);
  }

  @Query(() => String, {
    nullable: true,
    description: 'Address of the style of the tile map; null: there are no tiles. Anyone may ask.',
  })
  @Serves(OPEN_TO_ANYONE)
  mapStyleUrl(@Ctx() { ctx }: GraphqlContext): string | null {
    return ctx.mapStyleUrl;
  }

  @Query(() => AlertSettings, { description: 'The alert settings in force. Anyone may ask.' })
  @Serves(alertSettings)
  alertSettings(@Ctx() { ctx }: GraphqlContext): Promise<AlertSettings> {
    return alertSettings(ctx);
  }

  @Mutation(() => SpeedThresholds, {
    description: 'Puts thresholds in force from now on, or from a later time. canEditSettings; audited.',
  })
  @Serves(setSpeedThresholds)
  setSpeedThresholds(
    @Arg('input', () => SpeedThresholdsInput, { description: 'The three thresholds.' })
    input: SpeedThresholdsInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SpeedThresholds> {
    return setSpeedThresholds(ctx, input);
  }

  @Mutation(() => AlertSettings, {
    description: 'Changes the alert settings for everybody. canEditSettings; audited.',
  })
  @Serves(setAlertSettings)
  setAlertSettings(
    @Arg('input', () => AlertSettingsInput, { description: 'The three settings.' })
    input: AlertSettingsInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AlertSettings> {
    return setAlertSettings(ctx, input);
  }
}
