import { statement } from '../../../platform/db/statement';
import { DRIVEN } from '../fleet/fleet.queries';

/** An agency that somebody has driven for, and the alias that it knows them by. */
export interface DrivenAgencyRow {
  readonly agency: string;
  /** Null as long as it has none for them. */
  readonly alias: string | null;
  /** Time since when it sees their name; null: it does not. */
  readonly showsNameSince: Date | null;
  /** Null: it may not see places of their journeys. */
  readonly showsPlaceSince: Date | null;
}

/**
 * Agencies whose enrolled vehicles an account has driven, and those that know it by an alias, by name. $1 account, $2 this agency
 * alone or null, $3 at most.
 */
export const AGENCIES_OF_DRIVER = statement(
  'agencies.of-driver',
  `SELECT mine.agency, known.alias, known.shows_name_since AS "showsNameSince",
           known.shows_place_since AS "showsPlaceSince"
         FROM (SELECT journey.named_agency AS agency FROM journey
             WHERE journey.account_id = $1 AND journey.named_agency IS NOT NULL AND ${DRIVEN}
           UNION SELECT agency_name FROM agency_driver WHERE account_id = $1) mine
         LEFT JOIN agency_driver known ON known.agency_name = mine.agency AND known.account_id = $1
         WHERE $2::text IS NULL OR mine.agency = $2
         ORDER BY mine.agency LIMIT $3`,
  { notNull: ['agency'] },
);

/** Holds an account, so that it is not erased meanwhile. $1 account. */
export const LOCK_DRIVER = statement(
  'agencies.lock-driver',
  `SELECT number_proven_at IS NOT NULL AS "isProven" FROM account WHERE id = $1 FOR NO KEY UPDATE`,
  { notNull: ['isProven'] },
);

/** Lets an agency see the name of a driver whom it has an alias for; the first time stands. $1 agency, $2 account, $3 now. */
export const SHOW_NAME = statement(
  'agencies.show-name',
  `UPDATE agency_driver SET shows_name_since = coalesce(shows_name_since, $3)
         WHERE agency_name = $1 AND account_id = $2 RETURNING alias`,
);

/** Withdraws the name of a driver from an agency, with the alias that it stood beside. $1 agency, $2 account. */
export const HIDE_NAME = statement(
  'agencies.hide-name',
  `DELETE FROM agency_driver WHERE agency_name = $1 AND account_id = $2 AND shows_name_since IS NOT NULL`,
);
