import { statement } from '../../platform/db/statement';

/** Lets one process renew the pack at a time, until its transaction ends. */
export const LOCK_ROAD_PACK = statement('road-pack.lock', 'SELECT pg_advisory_xact_lock(7399200)');

/** The newest version. */
export const NEWEST_PACK = statement(
  'road-pack.newest',
  `SELECT number, checksum, made_at AS "madeAt" FROM road_pack_version ORDER BY number DESC LIMIT 1`,
);

/** Whether there is a version. $1 number, $2 checksum. */
export const HAS_VERSION = statement(
  'road-pack.has-version',
  'SELECT number FROM road_pack_version WHERE number = $1 AND checksum = $2',
);

/** The entries of a version that has not been deleted. $1 its number. */
export const PACK_ENTRIES = statement(
  'road-pack.entries',
  `SELECT key, value FROM road_pack_entry
         WHERE added_in <= $1 AND (removed_in IS NULL OR removed_in > $1) ORDER BY id`,
);

/** Entries that came or went between two versions. $1 number of the earlier, $2 of the later. */
export const PACK_CHANGES = statement(
  'road-pack.changes',
  `SELECT key, value, false AS "isRemoved" FROM road_pack_entry
         WHERE added_in > $1 AND added_in <= $2 AND (removed_in IS NULL OR removed_in > $2)
         UNION ALL
         SELECT key, '', true FROM road_pack_entry WHERE removed_in > $1 AND removed_in <= $2 AND added_in <= $1`,
  { notNull: ['key', 'value', 'isRemoved'] },
);

/** Stores a version. $1 number, $2 checksum, $3 time. */
export const INSERT_PACK = statement(
  'road-pack.insert-version',
  'INSERT INTO road_pack_version (number, checksum, made_at) VALUES ($1, $2, $3)',
);

/** Ends entries of the newest version. $1 number of the one without them, $2 keys. */
export const REMOVE_ENTRIES = statement(
  'road-pack.remove-entries',
  'UPDATE road_pack_entry SET removed_in = $1 WHERE key = ANY ($2::text[]) AND removed_in IS NULL',
);

/** Adds entries. $1 number of the version, $2 keys, $3 values. */
export const ADD_ENTRIES = statement(
  'road-pack.add-entries',
  `INSERT INTO road_pack_entry (key, value, added_in)
         SELECT entry.key, entry.value, $1 FROM unnest($2::text[], $3::text[]) AS entry (key, value)`,
);

/**
 * Deletes the versions that were replaced before a time, with the entries that only they had: the newest of those made before it is what
 * phones had since. $1 time.
 */
export const DELETE_OLD_PACKS = statement(
  'road-pack.delete-old',
  `WITH oldest AS (SELECT max(number) AS number FROM road_pack_version WHERE made_at < $1), gone AS (
           DELETE FROM road_pack_version USING oldest WHERE road_pack_version.number < oldest.number
         )
         DELETE FROM road_pack_entry USING oldest WHERE removed_in <= oldest.number`,
);
