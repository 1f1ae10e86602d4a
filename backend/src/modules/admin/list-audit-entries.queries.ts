import type { Statement } from '../../platform/db';

/** The names of actors of the audit log, in lower case, that have a text in them: one look-up for each. $1 text. */
export const AUDIT_ACTORS_WITH: Statement = {
  name: 'admin.audit-actors-with',
  text: `WITH RECURSIVE actor (name) AS (
           (SELECT lower(actor_name) FROM audit_entry ORDER BY 1 LIMIT 1)
           UNION ALL
           SELECT (SELECT lower(actor_name) FROM audit_entry WHERE lower(actor_name) > actor.name ORDER BY 1 LIMIT 1)
           FROM actor WHERE actor.name IS NOT NULL
         )
         SELECT name FROM actor WHERE strpos(name, lower($1)) > 0`,
};
