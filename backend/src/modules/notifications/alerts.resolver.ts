import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../platform/pagination';
import type { GraphqlContext } from '../identity/graphql-context';
import { activeAlerts } from './active-alerts';
import { presentAlert } from './alert.presenter';
import { AlertBroadcast, BroadcastAlertInput } from './alert.type';
import { broadcastAlert } from './broadcast-alert';
import { revokeAlert } from './revoke-alert';

@Resolver()
export class AlertsResolver {
  @Query(() => [AlertBroadcast], {
    description:
      'The alerts in force that are meant for whoever asks, newest first; all of them for canViewDashboard. Anyone may ask.',
  })
  async activeAlerts(@Ctx() { ctx }: GraphqlContext): Promise<AlertBroadcast[]> {
    return (await activeAlerts(ctx)).map((alert) => presentAlert(alert, ctx.actor));
  }

  @Mutation(() => AlertBroadcast, {
    description: 'Broadcasts an alert; open apps show it at once. canBroadcastAlerts; audited.',
  })
  async broadcastAlert(
    @Arg('input', () => BroadcastAlertInput, { description: 'What, to whom and until when.' })
    { severity, textEn = null, textFr = null, textPidgin = null, audience, ...input }: BroadcastAlertInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AlertBroadcast> {
    const texts = { EN: textEn, FR: textFr, PIDGIN: textPidgin };
    const { lat = null, lng = null, radiusKm = null } = input.area ?? {};
    const target = { audience, agency: input.agency ?? null, lat, lng, radiusKm };
    const alert = await broadcastAlert(ctx, { ...target, severity, texts, expiresAt: input.expiresAt });
    return presentAlert(alert, ctx.actor);
  }

  @Mutation(() => AlertBroadcast, {
    description: 'Takes an alert back; open apps drop it at once. canBroadcastAlerts; audited.',
  })
  async revokeAlert(
    @Arg('id', () => ID, { description: 'Identifier of the alert.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AlertBroadcast> {
    return presentAlert(await revokeAlert(ctx, { alertId: parseId(id) }), ctx.actor);
  }
}
