import { statement } from '../db/statement';

/** Number of rows that wait in each queue of the database. */
export const QUEUES = statement(
  'metrics.queues',
  `SELECT (SELECT count(*) FROM sms_message WHERE sent_at IS NULL AND dropped_at IS NULL) AS sms,
     (SELECT count(*) FROM mail_message WHERE sent_at IS NULL AND dropped_at IS NULL) AS mail,
     (SELECT count(*) FROM push_message) AS push,
     (SELECT count(*) FROM export_job WHERE status = 'RUNNING') AS exports,
     (SELECT count(*) FROM vehicle_event_due) AS "vehicleEvents",
     (SELECT count(*) FROM webhook_delivery WHERE status = 'WAITING') AS webhooks,
     (SELECT count(*) FROM public_event_due) AS "publicEvents"`,
  { notNull: ['sms', 'mail', 'push', 'exports', 'vehicleEvents', 'webhooks', 'publicEvents'] },
);

/** Time of the last success of each periodic job in the last two hours, whichever process ran it. */
export const LAST_SUCCESSES = statement(
  'metrics.last-successes',
  `SELECT singleton_key AS name, max(completed_on) AS "succeededAt"
   FROM pgboss.job WHERE name = 'periodic' AND state = 'completed' GROUP BY singleton_key`,
  { notNull: ['name', 'succeededAt'] },
);

/** The public log and the webhooks. Of the log nothing is missing between what was deleted and its newest event. */
export const PUBLIC_EVENT_READINGS = statement(
  'metrics.public-events',
  `SELECT last_id - deleted_through AS stored,
     coalesce((SELECT extract(epoch FROM min(logged_at)) FROM public_event), 0)::float8 AS "oldestAtS",
     (SELECT count(*) FROM webhook_endpoint WHERE off_at IS NULL AND failures > 0) AS "failingWebhooks"
   FROM public_event_log`,
  { notNull: ['stored', 'oldestAtS', 'failingWebhooks'] },
);
