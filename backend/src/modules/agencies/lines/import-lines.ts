import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError } from '../../../platform/errors';
import type { SignedInCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { ownAgency } from '../own-agency';
import { AGENCY_BY_ID, DELETE_LINES, DELETE_STOPS, INSERT_LINES, INSERT_STOPS } from './lines.queries';
import { LOCK_AGENCY } from '../people/people.queries';
import { readFeed } from './read-feed';

/** Count of what an agency has from now on. */
export interface ImportedLines {
  readonly agency: string;
  readonly lineCount: number;
  readonly stopCount: number;
}

/**
 * Replaces the lines and stops of the own agency by those of a GTFS archive.
 * @throws UNAUTHENTICATED, FORBIDDEN without manageAgencyLines, BAD_USER_INPUT (feed)
 */
export const importOwnLines = act(
  { may: right('manageAgencyLines') },
  async (ctx, archive: Uint8Array): Promise<ImportedLines> =>
    replaceLines(ctx, await ownAgency(ctx), archive),
);

/**
 * Replaces the lines and stops of an agency by those of a GTFS archive; audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, NOT_FOUND, BAD_USER_INPUT (feed)
 */
export const importLinesOf = act(
  { may: right('canEditSettings') },
  async (ctx, { agencyId, archive }: { agencyId: number; archive: Uint8Array }): Promise<ImportedLines> => {
    const [agency] = await ctx.db.rows(AGENCY_BY_ID, [agencyId]);
    if (agency === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return replaceLines(ctx, agency.name, archive);
  },
);

async function replaceLines(ctx: SignedInCtx, agency: string, archive: Uint8Array): Promise<ImportedLines> {
  const { lines, stops } = readFeed(archive, agency);
  return inTransaction(ctx, async (tx) => {
    await tx.db.rows(LOCK_AGENCY, [agency]);
    await tx.db.rows(DELETE_LINES, [agency]);
    await tx.db.rows(DELETE_STOPS, [agency]);
    await tx.db.rows(INSERT_STOPS, [
      agency,
      stops.map(({ stopId }) => stopId),
      stops.map(({ name }) => name),
      stops.map(({ lat }) => lat),
      stops.map(({ lng }) => lng),
    ]);
    await tx.db.rows(INSERT_LINES, [agency, ctx.clock(), JSON.stringify(lines)]);
    const counts = { lineCount: lines.length, stopCount: stops.length };
    await recordAct(tx, { act: 'AGENCY_LINES_IMPORTED', target: `agency:${agency}`, details: counts });
    return { agency, ...counts };
  });
}
