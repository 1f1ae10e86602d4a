import { AppError } from '../../platform/errors';
import { parseId } from '../../platform/db/pagination';
import { act } from '../identity/acts/act';
import { citizens } from '../identity/acts/rules';
import { CLOSE_LINK, LINKS_OF, OWN_LINK } from './family.queries';
import type { FamilyLinkRow } from './family.queries';

const LISTED_AT_MOST = 50;

/** The actor's newest links of the last 30 days, newest first, ended ones included. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export const listFamilyLinks = act({ may: citizens }, async (ctx): Promise<FamilyLinkRow[]> => {
  return ctx.db.rows(LINKS_OF, [ctx.actor.accountId, LISTED_AT_MOST]);
});

/** Ends a link at once; one that has ended stays as it is. @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND */
export const endFamilyLink = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, { id }: { id: string }): Promise<FamilyLinkRow> => {
    const { accountId } = ctx.actor;
    const linkId = parseId(id);
    await ctx.db.rows(CLOSE_LINK, [accountId, linkId, ctx.clock()]);
    const [link]: FamilyLinkRow[] = await ctx.db.rows(OWN_LINK, [accountId, linkId]);
    if (link === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return link;
  },
);
