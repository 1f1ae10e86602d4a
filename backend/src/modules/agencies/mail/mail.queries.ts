import { statement } from '../../../platform/db/statement';

/** Addresses of the people of an agency who may sign in, each once. $1 agency. */
export const AGENCY_ADDRESSES = statement(
  'agencies.addresses',
  `SELECT DISTINCT email FROM account WHERE agency_name = $1 AND email IS NOT NULL AND NOT is_suspended`,
  { notNull: ['email'] },
);

/** Agencies with people who may sign in, and no report of a week. $1 Monday of the week, $2 at most. */
export const AGENCIES_WITHOUT_REPORT = statement(
  'agencies.without-report',
  `SELECT DISTINCT account.agency_name AS agency FROM account
         WHERE account.agency_name IS NOT NULL AND NOT account.is_suspended
           AND NOT EXISTS (SELECT FROM agency_report report
             WHERE report.agency_name = account.agency_name AND report.week_of = $1::text::date)
         LIMIT $2`,
  { notNull: ['agency'] },
);

/** Stores the report of a week; no row where there is one. $1 agency, $2 Monday, $3 now, $4 facts. */
export const INSERT_REPORT = statement(
  'agencies.insert-report',
  `INSERT INTO agency_report (agency_name, week_of, made_at, facts) VALUES ($1, $2::text::date, $3, $4)
         ON CONFLICT DO NOTHING RETURNING week_of`,
);

/** Reports of an agency, newest first. $1 agency, $2 the Monday before or null, $3 how many. */
export const AGENCY_REPORTS = statement(
  'agencies.reports',
  `SELECT to_char(week_of, 'YYYY-MM-DD') AS "weekOf", made_at AS "madeAt", facts FROM agency_report
         WHERE agency_name = $1 AND ($2::text IS NULL OR week_of < ($2::text)::date) ORDER BY week_of DESC LIMIT $3`,
  { notNull: ['weekOf'] },
);

/** Cases of an agency that it can still answer. $1 agency, $2 now. */
export const COUNT_ANSWERABLE = statement(
  'agencies.count-answerable',
  `SELECT count(*)::integer AS count FROM violation JOIN violation_case held ON held.violation_id = violation.id
         JOIN LATERAL (SELECT max(at) AS at FROM case_step WHERE case_id = held.id AND kind = 'CONFIRMED') round ON true
         WHERE violation.named_agency = $1 AND held.is_accusation AND held.state IN ('NOTICE', 'CONTESTED')
           AND round.at IS NOT NULL AND (held.due_at IS NULL OR held.due_at > $2)
           AND NOT EXISTS (SELECT FROM case_step answer
             WHERE answer.case_id = held.id AND answer.kind = 'ANSWERED' AND answer.at >= round.at)`,
  { notNull: ['count'] },
);

/**
 * Cases of agencies whose people have an address, and that nobody has informed of this round yet: of the notice, or of the last
 * three days where they have not answered. $1 now, $2 at most.
 */
export const DUE_NOTICES = statement(
  'agencies.due-notices',
  `SELECT held.id AS "caseId", violation.named_agency AS agency, held.due_at AS "dueAt", round.at AS "roundAt", due.kind
         FROM violation_case held JOIN violation ON violation.id = held.violation_id
         JOIN LATERAL (SELECT max(at) AS at FROM case_step WHERE case_id = held.id AND kind = 'CONFIRMED') round ON true
         CROSS JOIN (VALUES ('NOTICE'), ('REMINDER')) due (kind)
         WHERE held.state IN ('NOTICE', 'CONTESTED') AND held.is_accusation AND violation.named_agency IS NOT NULL
           AND round.at IS NOT NULL AND (held.due_at IS NULL OR held.due_at > $1)
           AND (due.kind = 'NOTICE' OR held.due_at <= $1::timestamptz + interval '3 days')
           AND EXISTS (SELECT FROM account WHERE account.agency_name = violation.named_agency
             AND account.email IS NOT NULL AND NOT account.is_suspended)
           AND NOT EXISTS (SELECT FROM agency_notice notice
             WHERE notice.case_id = held.id AND notice.kind = due.kind AND notice.round_at = round.at)
           AND NOT EXISTS (SELECT FROM case_step answer
             WHERE answer.case_id = held.id AND answer.kind = 'ANSWERED' AND answer.at >= round.at)
         ORDER BY held.id, due.kind LIMIT $2`,
  { notNull: ['agency', 'roundAt', 'kind'] },
);

/** Notes that an agency is informed; no row where it was. $1 case, $2 kind, $3 round, $4 now. */
export const INSERT_NOTICE = statement(
  'agencies.insert-notice',
  `INSERT INTO agency_notice (case_id, kind, round_at, sent_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING case_id`,
);
