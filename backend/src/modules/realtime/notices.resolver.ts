import { Ctx, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import type { AlertRow } from '../notifications/alerts/alert-audience';
import { presentAlert } from '../notifications/alerts/alert.presenter';
import { AlertBroadcast } from '../notifications/alerts/alert.type';
import { OpenSettings } from '../settings/authority/authority-settings.type';
import type { OpenLiveContext } from './live-context';
import { watchAlerts, watchSettings } from './watch-notices';
import { Serves } from '../identity/acts/serves.decorator';

@Resolver()
export class NoticesResolver {
  @Subscription(() => AlertBroadcast, {
    subscribe: ({ context }: { context: OpenLiveContext }) => watchAlerts(context),
    description:
      'Alerts addressed to the caller, as they are sent, and again with `revokedAt` when they are revoked. Anyone may ask.',
  })
  @Serves(watchAlerts)
  alertBroadcast(@Root() alert: AlertRow, @Ctx() { ctx }: GraphqlContext): AlertBroadcast {
    return presentAlert(alert, ctx.actor);
  }

  @Subscription(() => OpenSettings, {
    subscribe: ({ context }: { context: OpenLiveContext }) => watchSettings(context),
    description: 'Thresholds and alert settings as they are changed. Anyone may ask.',
  })
  @Serves(watchSettings)
  settingsChanged(@Root() settings: OpenSettings): OpenSettings {
    return settings;
  }
}
