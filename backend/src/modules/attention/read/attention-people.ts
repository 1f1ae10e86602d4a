import type { Role } from '@wakafine/domain/people/roles';
import { roleMay } from '@wakafine/domain/people/roles';
import { ATTENTION_FACTS, SOURCE_KINDS } from '@wakafine/domain/attention/attention';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { ATTENTION_PEOPLE } from '../state/attention-state.queries';
import { kindOf } from '../state/kind-of';

/** People who are listed at most. */
const PEOPLE_ROWS = 200;

/** Somebody of the staff who can be asked to do something. */
export interface AttentionPerson {
  readonly id: number;
  readonly name: string;
}

/**
 * Staff to whom a row can be assigned, by name: those who act on the queue and may read the row.
 * @throws UNAUTHENTICATED, FORBIDDEN for viewers
 */
export const listAttentionPeople = act(
  { may: right('handleAttention') },
  async (ctx, { id }: { id: string }): Promise<readonly AttentionPerson[]> => {
    const rows: { id: number; name: string; role: Role }[] = await ctx.db.rows(ATTENTION_PEOPLE, [
      null,
      PEOPLE_ROWS,
    ]);
    return rows.filter(({ role }) => mayRoleRead(role, id));
  },
);

/** Whether a role may read a row of the queue; false for an id of no kind. */
export function mayRoleRead(role: Role, id: string): boolean {
  const kind = kindOf(id);
  if (kind === null) {
    return false;
  }
  const source = SOURCE_KINDS.find((each) => `SOURCE:${each}` === id);
  return roleMay(role, ATTENTION_FACTS[source ?? kind].right);
}
