import { statement } from '../../db/statement';

/** Channel of the bell: that there are new events, and nothing more. */
export const BELL = 'wakafine_live';

/** Any number that no other program on the database uses for an advisory lock. */
const NUMBERING_LOCK = 7_237_003;

/** Writes events and rings, where that is not done by other means. $1 origin, $2 names, $3 keys as JSON, $4 whether it rings. */
export const INSERT_EVENTS = statement(
  'live.insert-events',
  `WITH written AS (
           INSERT INTO live_event (origin, name, key)
           SELECT $1::text, name, key FROM unnest($2::text[], $3::jsonb[]) AS event (name, key)
         )
         SELECT pg_notify('${BELL}', '')::text AS rung WHERE $4::boolean`,
);

/** Name of this installation among all: no other database server has it, unless it is a copy of this one's files. */
export const INSTALLATION = statement(
  'live.installation',
  `SELECT system_identifier || '.' || current_database() AS name FROM pg_control_system()`,
  { notNull: ['name'] },
);

/**
 * Numbers what has been committed since; while one process does, the others do not wait. Their numbers come after the commit,
 * so that a process that follows them misses nothing. $1 how many.
 */
export const NUMBER_EVENTS = statement(
  'live.number-events',
  `UPDATE live_event SET position = nextval('live_event_position')
         FROM (
           SELECT id FROM live_event WHERE position IS NULL AND pg_try_advisory_xact_lock(${NUMBERING_LOCK})
           ORDER BY id LIMIT $1
         ) due
         WHERE live_event.id = due.id AND live_event.position IS NULL`,
);

/** The events after a position. $1 position, $2 how many. */
export const EVENTS_AFTER = statement(
  'live.events-after',
  `SELECT position, origin, name, key FROM live_event WHERE position > $1 ORDER BY position LIMIT $2`,
  { notNull: ['position'] },
);

/** The newest position, and the names of the other processes that listen. $1 name of the own listener, $2 how those of all begin. */
export const LIVE_STATE = statement(
  'live.state',
  `SELECT coalesce((SELECT max(position) FROM live_event), 0) AS position,
           ARRAY(SELECT DISTINCT application_name FROM pg_stat_activity
              WHERE datname = current_database() AND application_name <> $1 AND starts_with(application_name, $2)) AS others`,
  { notNull: ['position', 'others'] },
);

/** Deletes events that every process has seen long ago. $1 before. */
export const DELETE_OLD_EVENTS = statement(
  'live.delete-old-events',
  'DELETE FROM live_event WHERE created_at < $1',
);
