import { VIEW_BOUNDS } from '@wakafine/domain/views/saved-views';
import { AppError } from '../../../platform/errors';
import type { SignedInCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { MAIL_ADDRESS, SAVED_VIEWS, VIEW_BY_ID } from './views.queries';
import type { ViewRow } from './views.queries';

/** Views in the list: all own ones, and those of colleagues by their names. */
const LISTED = VIEW_BOUNDS.perPerson + 250;

/** Views that somebody may open, and whether they can come by mail. */
export interface SavedViewList {
  readonly views: readonly ViewRow[];
  /** Whether the service sends mail. */
  readonly isMailPossible: boolean;
  /** Own address that mails go to; null: none is known. */
  readonly mailAddress: string | null;
}

/** Own views and those that colleagues share, by their names. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const listSavedViews = act(
  { may: right('canViewDashboard') },
  async ({ db, actor, mail }): Promise<SavedViewList> => {
    const [views, [account]] = await Promise.all([
      db.rows(SAVED_VIEWS, [actor.accountId, LISTED]),
      db.rows(MAIL_ADDRESS, [actor.accountId]),
    ]);
    return { views, isMailPossible: mail !== null, mailAddress: account?.email ?? null };
  },
);

/** A view of one's own or of a colleague who shares it; null for any other. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const findSavedView = act(
  { may: right('canViewDashboard') },
  async ({ db, actor }, id: number | null): Promise<ViewRow | null> => {
    const [row] = await db.rows(VIEW_BY_ID, [actor.accountId, id]);
    return row ?? null;
  },
);

/** A view that the actor may open. @throws NOT_FOUND */
export async function requireView({ db, actor }: SignedInCtx, id: number | null): Promise<ViewRow> {
  const [row] = await db.rows(VIEW_BY_ID, [actor.accountId, id]);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}
