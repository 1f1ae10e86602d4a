import { statement } from '../../platform/db/statement';

/** An incident that a client has sent under an id of its own, with its content. $1 account, $2 client id. */
export const FIND_INCIDENT_BY_CLIENT_ID = statement(
  'incidents.find-by-client-id',
  'SELECT id, content_hash AS "contentHash" FROM incident WHERE account_id = $1 AND client_id = $2',
);

/**
 * Holds incidents while the status of one changes; gives also whether others were merged into them. Always in the
 * same order, so that two decisions never wait for each other. $1 incidents.
 */
export const LOCK_INCIDENTS = statement(
  'incidents.lock-incidents',
  `SELECT id, account_id AS "accountId", status, version,
           EXISTS (SELECT FROM incident other WHERE other.duplicate_of = incident.id) AS "hasDuplicates"
         FROM incident WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
  { notNull: ['hasDuplicates'] },
);

/**
 * Moves an incident to a status and stores that in its history; the first move stops the response clock. $1 incident, $2 status, $3
 * reason, $4 now, $5 staff, $6 whether that closes it, $7 which incident it is a duplicate of.
 */
export const MOVE_INCIDENT = statement(
  'incidents.move',
  `WITH moved AS (
           UPDATE incident SET status = $2, status_reason = $3, version = version + 1, duplicate_of = $7,
             answered_at = coalesce(answered_at, $4::timestamptz), answer_due_at = 'infinity',
             resolved_at = CASE WHEN $6::boolean THEN $4::timestamptz END,
             resolved_by = CASE WHEN $6::boolean THEN $5::bigint END
           WHERE id = $1 RETURNING id
         )
         INSERT INTO incident_event (incident_id, status, reason, changed_at, changed_by)
         SELECT id, $2, $3, $4, $5 FROM moved`,
);

/**
 * Counts anyone who submitted a duplicate, or confirmed it, as confirming the incident that is stored, once each
 * and never the
 * one who submitted that. $1 duplicate, $2 incident that is stored.
 */
export const MOVE_CONFIRMATIONS = statement(
  'incidents.move-confirmations',
  `INSERT INTO incident_confirmation (incident_id, account_id, confirmed_at)
         SELECT $2, said.account_id, min(said.at) FROM (
           SELECT account_id, received_at AS at FROM incident WHERE id = $1
           UNION ALL SELECT account_id, confirmed_at FROM incident_confirmation WHERE incident_id = $1
         ) said
         WHERE said.account_id IS DISTINCT FROM (SELECT account_id FROM incident WHERE id = $2)
           AND said.account_id IS NOT NULL
         GROUP BY said.account_id
         ON CONFLICT DO NOTHING`,
);

/** Facts behind some incidents; only confirmations by proven numbers count. $1 incidents. */
export const INCIDENT_DETAILS = statement(
  'incidents.details',
  `SELECT incident.id, verdict.is_verified AS "crowdIsVerified", verdict.confidence AS "crowdConfidence",
           verdict.reason AS "crowdReason",
           EXISTS (SELECT FROM incident_photo WHERE incident_id = incident.id) AS "hasPhoto",
           (SELECT count(*) FROM incident_confirmation JOIN account ON account.id = account_id
             WHERE incident_id = incident.id AND number_proven_at IS NOT NULL) AS "confirmationCount",
           (SELECT coalesce(json_agg(json_build_object('status', status, 'reason', reason,
              'atMs', (extract(epoch FROM changed_at) * 1000)::bigint,
              'by', coalesce(actor.full_name, actor.username)) ORDER BY event.id), '[]')
            FROM incident_event event LEFT JOIN account actor ON actor.id = changed_by
            WHERE incident_id = incident.id) AS history
         FROM incident LEFT JOIN crowd_verdict verdict ON verdict.record_id = incident.id
         WHERE incident.id = ANY ($1::bigint[])`,
  { notNull: ['hasPhoto', 'confirmationCount', 'history'] },
);

/** Stores the photo of an incident unless it has one. $1 incident, $2 type, $3 bytes, $4 hash of the source. */
export const STORE_INCIDENT_PHOTO = statement(
  'incidents.store-photo',
  `INSERT INTO incident_photo (incident_id, mime_type, bytes, source_hash) VALUES ($1, $2, $3, $4)
         ON CONFLICT (incident_id) DO NOTHING`,
);

/** The photo of an incident. $1 incident. */
export const INCIDENT_PHOTO = statement(
  'incidents.photo',
  'SELECT mime_type AS "mimeType", bytes FROM incident_photo WHERE incident_id = $1',
);

/** Hash of the source of an incident's photo. $1 incident. */
export const INCIDENT_PHOTO_SOURCE = statement(
  'incidents.photo-source',
  'SELECT source_hash AS "sourceHash" FROM incident_photo WHERE incident_id = $1',
);

/** Number of incidents by severity and status, in the whole country. $1 severity or null, $2 status or null. */
export const COUNT_ALL_INCIDENTS = statement(
  'incidents.count-all',
  `SELECT severity, detail AS status, sum(n)::bigint AS count FROM figure_now
         WHERE kind = 'INCIDENT_STATUS' AND slot = timestamptz 'epoch'
           AND ($1::text IS NULL OR severity = $1) AND ($2::text IS NULL OR detail = $2)
         GROUP BY severity, detail HAVING sum(n) > 0`,
  { notNull: ['severity', 'status', 'count'] },
);

/**
 * The place of a row in REST's list of violations: of a public row by its public id, of one's own violation or incident by
 * its id. $1 id, $2 account or null.
 */
export const ROW_PLACE = statement(
  'incidents.row-place',
  `SELECT false AS "isOwn", started_at AS at FROM violation WHERE public_id = $1
           AND account_id IS DISTINCT FROM $2::bigint
         UNION ALL SELECT true, started_at FROM violation WHERE id = $1 AND account_id = $2
         UNION ALL SELECT true, occurred_at FROM incident WHERE id = $1 AND account_id = $2`,
  { notNull: ['isOwn', 'at'] },
);

/** Language that an account has chosen in its settings, else the one in which it answered the consent. $1 account. */
export const REPORTER_LANGUAGE = statement(
  'incidents.reporter-language',
  `SELECT language FROM (
           (SELECT language, 0 AS place FROM personal_settings WHERE account_id = $1)
           UNION ALL
           (SELECT language, 1 FROM consent WHERE account_id = $1 ORDER BY answered_at DESC, id DESC LIMIT 1)
         ) known ORDER BY place LIMIT 1`,
  { notNull: ['language'] },
);

/**
 * Number of incidents received since a time by severity: all, answered within their goal, and answered or due after it. What is not due yet is
 * in neither. $1 since, $2 now, $3 severities, $4 goals of these, ms.
 */
export const RESPONSE_TIMES = statement(
  'incidents.response-times',
  `SELECT goal.severity, count(incident.id)::integer AS received,
           count(*) FILTER (WHERE answered_at <= due_at)::integer AS "inTime",
           count(*) FILTER (WHERE coalesce(answered_at, $2::timestamptz) > due_at)::integer AS late,
           (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - received_at)))::double precision
             AS "medianS"
         FROM unnest($3::text[], $4::bigint[]) AS goal (severity, goal_ms)
         LEFT JOIN LATERAL (
           SELECT id, answered_at, received_at, received_at + goal.goal_ms * interval '1 millisecond' AS due_at
           FROM incident WHERE incident.severity = goal.severity AND received_at >= $1
         ) incident ON true
         GROUP BY goal.severity`,
  { notNull: ['severity', 'received', 'inTime', 'late'] },
);

/** Number of the cell of a hundredth of a degree in which an incident happened; null where its place is not known. */
export const CELL_NUMBER = `(floor(latitude * 100) * 100000 + floor(longitude * 100))::int`;

/** Cells with incidents, by number. $1 not before, $2 before, $3 the one who submitted them; null does not narrow. */
export const INCIDENT_CELLS = statement(
  'incidents.cells',
  `SELECT DISTINCT ${CELL_NUMBER} AS cell FROM incident
         WHERE occurred_at >= coalesce($1::timestamptz, '-infinity') AND occurred_at < coalesce($2::timestamptz, 'infinity')
           AND latitude IS NOT NULL AND ($3::bigint IS NULL OR account_id = $3)`,
  { notNull: ['cell'] },
);
