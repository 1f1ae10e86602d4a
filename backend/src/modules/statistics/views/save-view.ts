import { VIEW_BOUNDS, viewEntries, viewPageOf } from '@wakafine/domain/views/saved-views';
import type { ViewPage } from '@wakafine/domain/views/saved-views';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError, badInput } from '../../../platform/errors';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { recordAct } from '../../identity/accounts/record-act';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { requireView } from './read-views';
import {
  COUNT_VIEWS,
  DELETE_VIEW,
  END_MAILS_TO_OTHERS,
  INSERT_VIEW,
  LOCK_OWNER,
  STORED_BEFORE,
  UPDATE_VIEW,
} from './views.queries';
import type { ViewRow } from './views.queries';

/** A view as it is stored. */
export interface SaveView {
  readonly name: string;
  readonly page: ViewPage;
  /** Query of the page's address without its question mark. */
  readonly sentence: string;
  readonly isShared: boolean;
  /** UUID chosen by the client: sent again with the same content it gives the same view. */
  readonly clientId: string;
}

/** A change of a view; what is null or left out stays. */
export interface ChangeView {
  readonly id: number | null;
  readonly name?: string | null;
  readonly sentence?: string | null;
  readonly isShared?: boolean | null;
}

/**
 * Stores the sentence of a page under a name; audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (sentence), CONFLICT with `view-limit` for the 51st view,
 * IDEMPOTENCY_MISMATCH for a clientId that was used with other content
 */
export const saveView = act(
  { may: right('canViewDashboard') },
  async (ctx, asked: SaveView): Promise<ViewRow> => {
    const { page, isShared, clientId } = asked;
    const [name, sentence] = [asked.name.trim(), storedSentence(page, asked.sentence)];
    const { accountId } = ctx.actor;
    const hash = contentHash({ name, page, sentence, isShared });
    return inTransaction(ctx, async (tx) => {
      // Two at a time would each count without the other.
      await tx.db.rows(LOCK_OWNER, [accountId]);
      const [before] = await tx.db.rows(STORED_BEFORE, [accountId, clientId]);
      if (before !== undefined) {
        refuseOtherContent(before.contentHash, hash);
        return requireView(tx, before.id);
      }
      const [own] = await tx.db.rows(COUNT_VIEWS, [accountId]);
      if ((own?.count ?? 0) >= VIEW_BOUNDS.perPerson) {
        throw new AppError('CONFLICT', {
          sentence: `You have ${VIEW_BOUNDS.perPerson} views. Please delete one first.`,
          details: { clientCode: 'view-limit' },
        });
      }
      const values = [accountId, name, page, sentence, isShared, tx.clock(), clientId, hash] as const;
      const [made] = await tx.db.rows(INSERT_VIEW, values);
      const view = await requireView(tx, made?.id ?? null);
      await recordAct(tx, {
        act: 'VIEW_SAVED',
        target: `view:${view.id}`,
        details: { name, page, sentence, isShared },
      });
      return view;
    });
  },
);

/**
 * Changes a view of one's own; mails to others end with the sharing. Audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, or for a colleague's view, NOT_FOUND, BAD_USER_INPUT (sentence)
 */
export const changeView = act(
  { may: right('canViewDashboard') },
  async (ctx, { id, ...asked }: ChangeView): Promise<ViewRow> =>
    inTransaction(ctx, async (tx) => {
      const known = await requireView(tx, id);
      refuseOthers(known);
      const name = asked.name?.trim() ?? known.name;
      const sentence =
        typeof asked.sentence === 'string'
          ? storedSentence(viewPageOf(known.page), asked.sentence)
          : known.sentence;
      const isShared = asked.isShared ?? known.isShared;
      const { accountId } = tx.actor;
      await tx.db.rows(UPDATE_VIEW, [accountId, known.id, name, sentence, isShared, tx.clock()]);
      if (!isShared) {
        await tx.db.rows(END_MAILS_TO_OTHERS, [accountId, known.id]);
      }
      const details = { name, sentence, isShared };
      await recordAct(tx, { act: 'VIEW_CHANGED', target: `view:${known.id}`, details });
      return requireView(tx, known.id);
    }),
);

/**
 * Deletes a view of one's own, and its mails to everybody. Audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, or for a colleague's view, NOT_FOUND
 */
export const deleteView = act(
  { may: right('canViewDashboard') },
  async (ctx, { id }: { id: number | null }): Promise<number> =>
    inTransaction(ctx, async (tx) => {
      const known = await requireView(tx, id);
      refuseOthers(known);
      await tx.db.rows(DELETE_VIEW, [tx.actor.accountId, known.id]);
      const details = { name: known.name };
      await recordAct(tx, { act: 'VIEW_DELETED', target: `view:${known.id}`, details });
      return known.id;
    }),
);

function refuseOthers({ isOwn }: ViewRow): void {
  if (!isOwn) {
    throw new AppError('FORBIDDEN');
  }
}

function storedSentence(page: ViewPage, text: string): string {
  const entries = viewEntries(page, [...new URLSearchParams(text)]);
  if (entries === null) {
    throw badInput({ sentence: 'Must be the query of an address of this page' });
  }
  return new URLSearchParams(entries).toString();
}
