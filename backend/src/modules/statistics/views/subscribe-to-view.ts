import type { LanguageChoice } from '@wakafine/domain/people/languages';
import type { Role } from '@wakafine/domain/people/roles';
import { nextMailAfter } from '@wakafine/domain/views/mail-rhythm';
import type { MailDays } from '@wakafine/domain/views/mail-rhythm';
import { VIEW_BOUNDS } from '@wakafine/domain/views/saved-views';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError, badInput } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { act, openAct } from '../../identity/acts/act';
import { anyone, right } from '../../identity/acts/rules';
import { requireView } from './read-views';
import { subscriptionOf } from './stop-token';
import { COUNT_MAILS, END_MAIL, END_MAIL_BY_ID, LOCK_OWNER, STORE_MAIL } from './views.queries';
import type { ViewRow } from './views.queries';

/** A view that is to come by mail. */
export interface SubscribeToView extends MailDays {
  readonly viewId: number | null;
  /** Null: the language of the account's settings. */
  readonly language: LanguageChoice | null;
}

interface EndedMail {
  readonly viewId: number;
  readonly accountId: number;
  readonly role: Role;
}

/**
 * Has a view come by mail to the address of the actor's profile, in place of an earlier rhythm. Audited, without the address.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, NOT_FOUND, UNAVAILABLE where the service sends no mail, BAD_USER_INPUT
 * (viewId) without an address, CONFLICT with `view-mail-limit` for the 21st view
 */
export const subscribeToView = act(
  { may: right('canViewDashboard') },
  async (ctx, { viewId, language, ...days }: SubscribeToView): Promise<ViewRow> => {
    if (ctx.mail === null) {
      throw new AppError('UNAVAILABLE', { sentence: 'This service sends no mail.' });
    }
    const { accountId } = ctx.actor;
    return inTransaction(ctx, async (tx) => {
      const [account] = await tx.db.rows(LOCK_OWNER, [accountId]);
      const view = await requireView(tx, viewId);
      if ((account?.email ?? null) === null) {
        throw badInput({ viewId: 'Your profile has no mail address yet' });
      }
      const [others] = await tx.db.rows(COUNT_MAILS, [accountId, view.id]);
      if ((others?.count ?? 0) >= VIEW_BOUNDS.mailsPerPerson) {
        throw new AppError('CONFLICT', {
          sentence: `${VIEW_BOUNDS.mailsPerPerson} views come to you by mail. Please end one first.`,
          details: { clientCode: 'view-mail-limit' },
        });
      }
      const now = tx.clock();
      const dueAt = new Date(nextMailAfter(days, now.getTime()));
      const { rhythm, weekday } = days;
      await tx.db.rows(STORE_MAIL, [accountId, view.id, rhythm, weekday, now, dueAt, language]);
      const details = rhythm === 'WEEKLY' ? { rhythm, weekday } : { rhythm };
      await recordAct(tx, { act: 'VIEW_MAIL_STARTED', target: `view:${view.id}`, details });
      return requireView(tx, view.id);
    });
  },
);

/**
 * Ends the mails of a view to the actor; audited. Without any it changes nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, NOT_FOUND
 */
export const unsubscribeFromView = act(
  { may: right('canViewDashboard') },
  async (ctx, { viewId }: { viewId: number | null }): Promise<ViewRow> =>
    inTransaction(ctx, async (tx) => {
      const view = await requireView(tx, viewId);
      const ended = await tx.db.rows(END_MAIL, [tx.actor.accountId, view.id]);
      if (ended.length > 0) {
        await recordAct(tx, { act: 'VIEW_MAIL_ENDED', target: `view:${view.id}`, details: { by: 'PAGE' } });
      }
      return requireView(tx, view.id);
    }),
);

/**
 * Ends mails by the link in each of them, for anyone who reads one; audited under the name of the account that they went to. Gives
 * whether there were any.
 * @throws RATE_LIMITED for the address, after wrong links
 */
export const stopViewMail = openAct(
  { may: anyone },
  async (ctx: AppCtx, { token, address }: { token: string; address: string }): Promise<boolean> => {
    await ctx.limits.authFailures.check(address);
    const id = subscriptionOf(ctx, token);
    if (id === null) {
      ctx.security.note(ctx.log, 'bad_key', { of: 'mails of a view' });
      await ctx.limits.authFailures.consume(address);
      return false;
    }
    return inTransaction(ctx, async (tx) => {
      const [ended]: EndedMail[] = await tx.db.rows(END_MAIL_BY_ID, [id]);
      if (ended === undefined) {
        return false;
      }
      const actor = { accountId: ended.accountId, sessionId: 0, role: ended.role };
      const details = { by: 'LINK' };
      await recordAct({ ...tx, actor }, { act: 'VIEW_MAIL_ENDED', target: `view:${ended.viewId}`, details });
      return true;
    });
  },
);
