import { liveStream } from '../../platform/live/live-stream';
import { hasPermission } from '../identity/accounts/actor';
import type { AlertRow } from '../notifications/alerts/alert-audience';
import type { OpenSettings } from '../settings/thresholds/settings.events';
import { EVERYTHING, ofAccount, STAFF } from './fan-out';
import { openWatchAct } from './watch-act';
import { anyone } from '../identity/acts/rules';

/**
 * Alerts as they are sent or revoked: those to all for anyone, to a citizen under way also those meant for them, to staff
 * all of them. Who is meant is decided when an alert is sent: anyone who comes into its area later finds it when
 * they ask.
 */
export const watchAlerts = openWatchAct(
  { may: anyone },
  ({ live, mark, ctx }): AsyncIterableIterator<AlertRow> => {
    const { actor } = ctx;
    const own = hasPermission(actor, 'canViewDashboard')
      ? [STAFF]
      : actor === null
        ? []
        : [ofAccount(actor.accountId)];
    const subscription = live.alerts.subscribe([EVERYTHING, ...own]);
    return liveStream({ subscription, mark, pick: (alert) => alert });
  },
);

/** Thresholds and alert settings as they are changed. */
export const watchSettings = openWatchAct(
  { may: anyone },
  ({ live, mark }): AsyncIterableIterator<OpenSettings> => {
    return liveStream({
      subscription: live.settings.subscribe([EVERYTHING]),
      mark,
      pick: (settings) => settings,
    });
  },
);
