import { capMessage } from '@wakafine/domain/notify/cap';
import type { CapSender } from '@wakafine/domain/notify/cap';
import { LANGUAGE_CHOICES } from '@wakafine/domain/people/languages';
import { AppError } from '../../../../platform/errors';
import { loadPlaceWords } from '../../../../platform/geo/place-words';
import { defineCache } from '../../../../platform/memory/caches';
import type { AppCtx } from '../../../identity/accounts/actor';
import { openAct } from '../../../identity/acts/act';
import { ANY_SCOPE, anyone } from '../../../identity/acts/rules';
import { capAlertOf, presentCapFeed } from './cap.presenter';
import type { PublicAlertRow } from './cap.presenter';
import { PUBLIC_ALERT, PUBLIC_ALERTS } from './cap.queries';

/** More are not in force at a time. */
const ALERTS_MAX = 100;
/** Sender where the service has no address of its own. */
const UNNAMED_SENDER = 'wakafine';

/** Messages as they were written: they never change, and warning centres ask for each again and again. */
const messages = defineCache<{ readonly text: string }>({ maxEntries: 500 });

/**
 * The feed of alerts (Atom, RFC 4287) whose time is not over, newest first: those to everybody and those to an area, and for each that
 * was withdrawn the message that cancels it. Alerts to an agency are that agency's alone.
 */
export const capFeed = openAct({ may: anyone, scopes: ANY_SCOPE }, async (ctx: AppCtx): Promise<string> => {
  const now = ctx.clock();
  const alerts: PublicAlertRow[] = await ctx.db.rows(PUBLIC_ALERTS, [now, ALERTS_MAX]);
  return presentCapFeed(alerts, { publicUrl: ctx.publicUrl });
});

/**
 * An alert as a message of the Common Alerting Protocol 1.2, or the message that cancels it; as long as the alert is stored, also once its
 * time is over.
 * @throws NOT_FOUND for an alert to an agency, and for the cancelling message of one that stands
 */
export const capAlert = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (ctx: AppCtx, { alertId, kind }: { alertId: number; kind: 'alert' | 'cancel' }): Promise<string> => {
    const [row]: PublicAlertRow[] = await ctx.db.rows(PUBLIC_ALERT, [alertId]);
    const cancelledAt = kind === 'cancel' ? (row?.revokedAt ?? null) : null;
    if (row === undefined || (kind === 'cancel' && cancelledAt === null)) {
      throw new AppError('NOT_FOUND');
    }
    const cache = ctx.caches.of(messages);
    const key = `${kind}:${alertId}`;
    const known = cache.get(key);
    if (known !== undefined) {
      return known.text;
    }
    const text = capMessage(capAlertOf(row), await senderOf(ctx), cancelledAt);
    cache.set(key, { text });
    return text;
  },
);

async function senderOf({ publicUrl, isDemo }: AppCtx): Promise<CapSender> {
  const words = await Promise.all(
    LANGUAGE_CHOICES.map(async (language) => [language, await loadPlaceWords(language)] as const),
  );
  const wordsIn = new Map(words);
  return {
    id: publicUrl === null ? UNNAMED_SENDER : new URL(publicUrl).host,
    publicUrl,
    isTest: isDemo,
    placeIn: (place, language) => wordsIn.get(language)?.(place, null) ?? '',
  };
}
