import { liveStream } from '../../platform/live/live-stream';
import type { LiveStream, SharedPart } from '../../platform/live/live-stream';
import { hasPermission } from '../identity/accounts/actor';
import type { Actor } from '../identity/accounts/actor';
import type { AlertRow } from '../notifications/alerts/alert-audience';
import type { OpenSettings } from '../settings/thresholds/settings.events';
import { audienceOfRole, VISITORS } from './audience';
import { EVERYTHING, ofAccount, STAFF } from './fan-out';
import { openWatchAct } from './watch-act';
import { ANY_SCOPE, anyone } from '../identity/acts/rules';

/**
 * Alerts as they are sent or revoked: those to all for anyone, to a citizen under way also those meant for them, to staff
 * all of them. Who is meant is decided when an alert is sent: anyone who comes into its area later finds it when
 * they ask.
 */
export const watchAlerts = openWatchAct(
  { may: anyone, scopes: ANY_SCOPE },
  ({ live, mark, ctx: { actor } }): LiveStream<AlertRow, SharedPart<AlertRow, Actor>> => {
    const isStaff = hasPermission(actor, 'canViewDashboard');
    return liveStream({
      subscription: live.alerts.subscribe(actor === null ? [] : [ofAccount(actor.accountId)]),
      mark,
      pick: (alert) => alert,
      shared: {
        source: live.alerts,
        topic: isStaff ? STAFF : EVERYTHING,
        ...(actor === null ? VISITORS : audienceOfRole(actor)),
        isFor: () => true,
        ownerOf: () => null,
      },
    });
  },
);

/** Thresholds and alert settings as they are changed. */
export const watchSettings = openWatchAct(
  { may: anyone, scopes: ANY_SCOPE },
  ({ live, mark }): LiveStream<OpenSettings, SharedPart<OpenSettings, Actor>> => {
    return liveStream({
      subscription: live.settings.subscribe([]),
      mark,
      pick: (settings) => settings,
      shared: {
        source: live.settings,
        topic: EVERYTHING,
        ...VISITORS,
        isFor: () => true,
        ownerOf: () => null,
      },
    });
  },
);
