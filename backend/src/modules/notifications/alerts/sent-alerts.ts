import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import type { AlertRow } from './alert-audience';
import { SENT_ALERTS } from './alerts.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** The list of alerts without pages shows so many of them. */
export const FIRST_SENT: PageRequest = { first: 100, afterId: null };

/**
 * A page of the alerts of the last 90 days, in force or over, newest first.
 * @throws UNAUTHENTICATED, FORBIDDEN without canBroadcastAlerts
 */
export const sentAlerts = act(
  { may: right('canBroadcastAlerts') },
  async (ctx, request: PageRequest): Promise<Page<AlertRow>> =>
    pageOf(await ctx.db.rows(SENT_ALERTS, [request.afterId, request.first + 1]), request),
);
