import { writtenTexts } from '@wakafine/domain/notify/alerts';
import { forEachLanguage } from '@wakafine/domain/people/languages';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import { presentPage } from '../../../platform/db/connection.type';
import { deprecated, PLAIN_LISTS } from '../../../platform/deprecation';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { activeAlerts } from './active-alerts';
import { presentAlert } from './alert.presenter';
import {
  AlertBroadcast,
  AlertReach,
  AlertBroadcastConnection,
  AlertTargetInput,
  alertTextInput,
  BroadcastAlertInput,
} from './alert.type';
import type { AlertTextInputs } from './alert.type';
import { broadcastAlert } from './broadcast-alert';
import { countAlertReach } from './count-alert-reach';
import { revokeAlert } from './revoke-alert';
import { FIRST_SENT, sentAlerts } from './sent-alerts';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class AlertsResolver {
  @Query(() => [AlertBroadcast], {
    description:
      'The alerts in force that are addressed to the caller, newest first; all of them for canViewDashboard. Anyone may ask.',
  })
  @Serves(activeAlerts)
  async activeAlerts(
    @Arg('everywhere', () => Boolean, {
      defaultValue: false,
      description: 'Also those to an area, wherever it is: they are everybody’s, as in the feed of CAP.',
    })
    everywhere: boolean,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AlertBroadcast[]> {
    return (await activeAlerts(ctx, { everywhere })).map((alert) => presentAlert(alert, ctx.actor));
  }

  @Query(() => [AlertBroadcast], {
    deprecationReason: deprecated({ use: 'sentAlertsConnection', ...PLAIN_LISTS }),
    description: 'Alerts of the last 90 days, newest first, at most 100. canBroadcastAlerts.',
  })
  @Serves(sentAlerts)
  async sentAlerts(@Ctx() { ctx }: GraphqlContext): Promise<AlertBroadcast[]> {
    return (await sentAlerts(ctx, FIRST_SENT)).rows.map((alert) => presentAlert(alert, ctx.actor));
  }

  @Query(() => AlertBroadcastConnection, {
    description: 'Alerts of the last 90 days, newest first. canBroadcastAlerts.',
  })
  @Serves(sentAlerts)
  async sentAlertsConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AlertBroadcastConnection> {
    const page = await sentAlerts(ctx, pageRequest({ first, after }));
    return presentPage(page, (alert) => presentAlert(alert, ctx.actor));
  }

  @Query(() => AlertReach, {
    description: 'Whom an alert would reach if it were sent now. canBroadcastAlerts.',
  })
  @Serves(countAlertReach)
  async alertReach(
    @Arg('target', () => AlertTargetInput, { description: 'Whom it would be meant for.' })
    { audience, agency = null, area }: AlertTargetInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AlertReach> {
    const { lat = null, lng = null, radiusKm = null } = area ?? {};
    return { underWayCount: await countAlertReach(ctx, { audience, agency, lat, lng, radiusKm }) };
  }

  @Mutation(() => AlertBroadcast, {
    description: 'Broadcasts an alert; open apps show it at once. canBroadcastAlerts; audited.',
  })
  @Serves(broadcastAlert)
  async broadcastAlert(
    @Arg('input', () => BroadcastAlertInput, { description: 'Text, audience and end of the alert.' })
    { severity, audience, ...input }: BroadcastAlertInput & AlertTextInputs,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AlertBroadcast> {
    const texts = writtenTexts(forEachLanguage((language) => input[alertTextInput(language)] ?? null));
    const { lat = null, lng = null, radiusKm = null } = input.area ?? {};
    const target = { audience, agency: input.agency ?? null, lat, lng, radiusKm };
    const alert = await broadcastAlert(ctx, { ...target, severity, texts, expiresAt: input.expiresAt });
    return presentAlert(alert, ctx.actor);
  }

  @Mutation(() => AlertBroadcast, {
    description: 'Revokes an alert; open apps drop it at once. canBroadcastAlerts; audited.',
  })
  @Serves(revokeAlert)
  async revokeAlert(
    @Arg('id', () => ID, { description: 'Identifier of the alert.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AlertBroadcast> {
    return presentAlert(await revokeAlert(ctx, { alertId: parseId(id) }), ctx.actor);
  }
}
