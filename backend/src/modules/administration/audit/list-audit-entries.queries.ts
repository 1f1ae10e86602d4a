import { statement } from '../../../platform/db/statement';

/** The index of parts of texts knows threes of letters: a shorter text would be looked for in every entry. */
export const AUDIT_PART_MIN = 3;

/** Searched columns of an entry, as its index has them; a text without line feeds is found in one of the three. */
export function auditTexts(entry: string): string {
  return `(${entry}.actor_name || E'\\n' || coalesce(${entry}.target, '') || E'\\n' || ${entry}.details::text)`;
}

/** The names of actors of the audit log, in lower case, that have a text in them: one look-up for each. $1 text. */
export const AUDIT_ACTORS_WITH = statement(
  'admin.audit-actors-with',
  `WITH RECURSIVE actor (name) AS (
           (SELECT lower(actor_name) FROM audit_entry ORDER BY 1 LIMIT 1)
           UNION ALL
           SELECT (SELECT lower(actor_name) FROM audit_entry WHERE lower(actor_name) > actor.name ORDER BY 1 LIMIT 1)
           FROM actor WHERE actor.name IS NOT NULL
         )
         SELECT name FROM actor WHERE strpos(name, lower($1)) > 0`,
  { notNull: ['name'] },
);
