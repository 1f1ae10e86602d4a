import type { LookKind, RevealReason } from '@wakafine/domain/people/data-looks';
import { idBefore } from '../../../platform/db/keyset';
import { statement } from '../../../platform/db/statement';
import type { Role } from '@wakafine/domain/people/roles';
import { isCitizenSql, isStaffSql } from '../accounts/role-sql';

/** A look that was newly stored. */
export interface StoredLook {
  readonly id: number;
  readonly accountId: number;
}

/**
 * Stores looks of a member of staff at citizens; one that stands already in the same ten minutes is left out, as is one's
 * own. $1 time, $2 slot of ten minutes, $3 staff account, $4 kind, $5 reason, $6 its text, then the same number of
 * $7 accounts, $8 journeys, $9 violations, $10 incidents.
 */
export const INSERT_LOOKS = statement(
  'identity.insert-looks',
  `INSERT INTO data_look (at, slot, account_id, staff_account_id, staff_role, kind, journey_id, violation_id,
           incident_id, reason, reason_text)
         SELECT $1, $2, citizen.id, staff.id, staff.role, $4, look.journey_id, look.violation_id, look.incident_id, $5, $6
         FROM unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])
           AS look (account_id, journey_id, violation_id, incident_id)
         JOIN account citizen ON citizen.id = look.account_id AND ${isCitizenSql('citizen.role')}
         JOIN account staff ON staff.id = $3 AND ${isStaffSql('staff.role')}
         ON CONFLICT DO NOTHING RETURNING id, account_id AS "accountId"`,
);

/** A look as the citizen reads it. */
export interface LookRow {
  readonly id: number;
  readonly at: Date;
  readonly staffRole: Role;
  readonly kind: LookKind;
  readonly journeyId: number | null;
  readonly violationId: number | null;
  readonly incidentId: number | null;
  /**
   * Time when that journey or violation began, or that incident happened; null for none, and once it is deleted.
   */
  readonly subjectAt: Date | null;
  readonly reason: RevealReason | null;
  readonly reasonText: string | null;
}

/** Looks at an account, newest first. $1 account, $2 id of the row before or null, $3 rows. */
export const LOOKS_AT = statement(
  'identity.looks-at',
  `SELECT look.id, look.at, look.staff_role AS "staffRole", look.kind, look.journey_id AS "journeyId",
           look.violation_id AS "violationId", look.incident_id AS "incidentId", look.reason,
           look.reason_text AS "reasonText",
           coalesce(violation.started_at, journey.started_at, incident.occurred_at) AS "subjectAt"
         FROM data_look look
         LEFT JOIN journey ON journey.id = look.journey_id AND journey.account_id = look.account_id
         LEFT JOIN violation ON violation.id = look.violation_id AND violation.account_id = look.account_id
         LEFT JOIN incident ON incident.id = look.incident_id AND incident.account_id = look.account_id
         WHERE look.account_id = $1 AND ${idBefore('look.id', '$2')} ORDER BY look.id DESC LIMIT $3`,
);

/** Number of looks at an account since a time. $1 account, $2 time. */
export const COUNT_LOOKS = statement(
  'identity.count-looks',
  `SELECT count(*)::integer AS looks, (count(*) FILTER (WHERE kind = 'NUMBER'))::integer AS "numberLooks",
           (count(*) FILTER (WHERE kind = 'COPY'))::integer AS copies
         FROM data_look WHERE account_id = $1 AND at >= $2`,
  { notNull: ['looks', 'numberLooks', 'copies'] },
);

/**
 * The citizens whom the plates of vehicles belong to: those whose phone is enrolled for the vehicle; where nobody's is, the
 * only account that ever recorded in it. A plate that several have typed and nobody is bound to is no one person's, and
 * anyone who types another's plate learns nothing of it. $1 vehicles.
 */
export const HOLDERS_OF_VEHICLES = statement(
  'identity.holders-of-vehicles',
  `SELECT DISTINCT account_id AS "accountId" FROM (
           SELECT account_id, bool_or(binding = 'BOUND') AS is_bound,
             bool_or(bool_or(binding = 'BOUND')) OVER vehicle AS has_bound, count(*) OVER vehicle AS accounts
           FROM journey WHERE vehicle_id = ANY ($1::bigint[]) AND account_id IS NOT NULL
           GROUP BY vehicle_id, account_id WINDOW vehicle AS (PARTITION BY vehicle_id)
         ) holder WHERE CASE WHEN has_bound THEN is_bound ELSE accounts = 1 END`,
);

/** The owners of journeys and violations in some vehicles. $1 vehicles, $2 journeys, $3 violations. */
export const OWNERS_OF_ROWS = statement(
  'identity.owners-of-rows',
  `SELECT account_id AS "accountId", id AS "journeyId", NULL::bigint AS "violationId" FROM journey
         WHERE id = ANY ($2::bigint[]) AND vehicle_id = ANY ($1::bigint[]) AND account_id IS NOT NULL
         UNION ALL
         SELECT account_id, NULL, id FROM violation
         WHERE id = ANY ($3::bigint[]) AND vehicle_id = ANY ($1::bigint[]) AND account_id IS NOT NULL`,
);
