import { idAfter } from '../../../platform/db/keyset';
import { statement } from '../../../platform/db/statement';
import { contentOf } from '../limits.queries';

/**
 * Each limit by the validity that holds now, else the next or the last one, in the order in which they were entered. $1
 * now, $2 whether confirmations by demo staff count.
 */
const REGISTER = `SELECT DISTINCT ON (entry.limit_id) min(entry.id) OVER (PARTITION BY entry.limit_id) AS id,
    entry.limit_id AS "limitId", ${contentOf('entry')} AS content, entry.valid_from AS "validFrom",
    entry.valid_until AS "validUntil", entry.place_name, entry.zone,
    entry.confirmed_at IS NOT NULL AND ($2 OR NOT entry.is_demo_confirmation) AS "isConfirmed",
    CASE WHEN entry.valid_until <= $1 THEN 'ENDED' WHEN entry.valid_from > $1 THEN 'PLANNED'
      WHEN entry.confirmed_at IS NOT NULL AND ($2 OR NOT entry.is_demo_confirmation) THEN 'IN_FORCE'
      ELSE 'UNCONFIRMED' END AS state
  FROM speed_limit entry
  ORDER BY entry.limit_id, (entry.valid_from IS NULL OR entry.valid_from <= $1) DESC,
    CASE WHEN entry.valid_from <= $1 THEN entry.valid_from END DESC NULLS LAST, entry.valid_from`;

const NARROWED = `FROM (${REGISTER}) limits
  LEFT JOIN limit_proposal waiting ON waiting.limit_id = limits."limitId" AND waiting.outcome IS NULL
  WHERE ($3::text IS NULL OR limits.place_name ILIKE $3 OR limits."limitId" ILIKE $3 OR limits.content->>'source' ILIKE $3)
    AND ($4::text IS NULL OR limits.zone = $4) AND ($5::text IS NULL OR limits.state = $5)
    AND ($6::boolean IS NULL OR (waiting.id IS NOT NULL) = $6)`;

const COLUMNS = `limits.id, limits."limitId", limits.content, limits."validFrom", limits."validUntil", limits."isConfirmed",
  limits.state, waiting.id AS "openProposalId"`;

/** A page of the register. $3 pattern, $4 zone, $5 state, $6 whether a change waits, $7 the row before or null, $8 how many. */
export const REGISTER_PAGE = statement(
  'limits.register-page',
  `SELECT ${COLUMNS} ${NARROWED} AND ${idAfter('limits.id', '$7')} ORDER BY limits.id LIMIT $8`,
  { notNull: ['id', 'content', 'isConfirmed', 'state'] },
);

/** Number of limits. $1-$6 as for the page. */
export const REGISTER_COUNT = statement('limits.register-count', `SELECT count(*) ${NARROWED}`);

/** Limits of the register. $3 their identifiers. */
export const REGISTER_LIMITS = statement(
  'limits.register-limits',
  `SELECT ${COLUMNS} FROM (${REGISTER}) limits
           LEFT JOIN limit_proposal waiting ON waiting.limit_id = limits."limitId" AND waiting.outcome IS NULL
         WHERE limits."limitId" = ANY ($3::text[]) ORDER BY limits.id`,
  { notNull: ['id', 'content', 'isConfirmed', 'state'] },
);

/** Entries left to confirm. $1 now, $2 whether confirmations by demo staff count. */
export const REGISTER_COUNTS = statement(
  'limits.register-counts',
  `SELECT limits.zone = 'OPEN_ROAD' AS "isDefault", count(*) AS total,
           count(*) FILTER (WHERE limits.state <> 'UNCONFIRMED') AS confirmed,
           count(*) FILTER (WHERE limits.state = 'UNCONFIRMED' AND waiting.id IS NOT NULL) AS waiting
         FROM (${REGISTER}) limits
           LEFT JOIN limit_proposal waiting ON waiting.limit_id = limits."limitId" AND waiting.outcome IS NULL
             AND waiting.kind IN ('CONFIRM', 'CHANGE')
         GROUP BY 1`,
  { notNull: ['isDefault', 'total', 'confirmed', 'waiting'] },
);
