import { statement } from '../db/statement';

/** Number of rows that wait in each queue of the database. */
export const QUEUES = statement(
  'metrics.queues',
  `SELECT (SELECT count(*) FROM sms_message WHERE sent_at IS NULL AND dropped_at IS NULL) AS sms,
     (SELECT count(*) FROM mail_message WHERE sent_at IS NULL AND dropped_at IS NULL) AS mail,
     (SELECT count(*) FROM push_message) AS push,
     (SELECT count(*) FROM export_job WHERE status = 'RUNNING') AS exports,
     (SELECT count(*) FROM vehicle_event_due) AS "vehicleEvents"`,
  { notNull: ['sms', 'mail', 'push', 'exports', 'vehicleEvents'] },
);

/** Time of the last success of each periodic job in the last two hours, whichever process ran it. */
export const LAST_SUCCESSES = statement(
  'metrics.last-successes',
  `SELECT singleton_key AS name, max(completed_on) AS "succeededAt"
   FROM pgboss.job WHERE name = 'periodic' AND state = 'completed' GROUP BY singleton_key`,
  { notNull: ['name', 'succeededAt'] },
);
