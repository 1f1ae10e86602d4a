import { defineGroupedRead } from '../../../platform/memory/grouped-reads';
import type { Services } from '../../../platform/context/context';
import type { SignedIn } from '../accounts/actor';
import { FIND_SESSIONS } from '../accounts/identity.queries';

/** A live session as it is stored. */
export interface SessionRow extends SignedIn {
  /** Its hard end, or that of idle staff, whichever comes first. */
  readonly expiresAt: Date;
  /** The latest act of its person that was noted, or the sign-in. */
  readonly activeAt: Date;
}

/**
 * The live session of a token, or null, read from the database. Requests that arrive together are looked up by one
 * statement: under load a look-up costs a fraction of what it does alone.
 */
export const lookUpSession = defineGroupedRead(readSessions);

async function readSessions(
  { sessionTokens, db, clock, isDemo }: Services,
  tokens: readonly string[],
): Promise<(SessionRow | null)[]> {
  const marks = tokens.map((token) => sessionTokens.marks(token));
  // A push needs it as much as anybody, so it does not wait behind what is read.
  const rows: (SessionRow & { mark: Buffer })[] = await db
    .inLane('FIXES')
    .rows(FIND_SESSIONS, [marks.flat(), clock(), isDemo]);
  const byMark = new Map(rows.map(({ mark, ...row }) => [mark.toString('base64'), row]));
  return marks.map((ofToken) => {
    const found = ofToken.map((mark) => byMark.get(mark.toString('base64')));
    return found.find((row) => row !== undefined) ?? null;
  });
}
