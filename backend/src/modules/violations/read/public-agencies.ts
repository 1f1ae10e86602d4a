import type { AppCtx } from '../../identity/accounts/actor';
import { PUBLIC_AGENCIES } from './search-condition.queries';

/**
 * The agencies of the register that a public list is narrowed to: of a name, whatever its case, and with a text in their
 * name; null where neither is asked for. What travellers typed is not among them.
 */
export async function publicAgencies(
  { db }: Pick<AppCtx, 'db'>,
  { name, part }: { name: string; part: string },
): Promise<readonly string[] | null> {
  if (name === '' && part === '') {
    return null;
  }
  const rows = await db.rows(PUBLIC_AGENCIES, [name, part]);
  return rows.map((agency) => agency.name);
}
