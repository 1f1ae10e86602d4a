import type { FamilyPrecision } from '@wakafine/domain/family/family-link';
import { statement } from '../../platform/db/statement';

/** A link as its owner sees it, with the end of its journey. */
export interface FamilyLinkRow {
  readonly id: number;
  readonly precision: FamilyPrecision;
  readonly isSos: boolean;
  readonly createdAt: Date;
  readonly endsAt: Date;
  readonly closedAt: Date | null;
  readonly arrivedAt: Date | null;
  /** Number of short messages that were sent about the arrival. */
  readonly arrivalMessages: number;
  readonly openCount: number;
  readonly lastOpenedAt: Date | null;
  /** End that the traveller gave the journey; null: none so far, and where there is no journey. */
  readonly journeyEndedAt: Date | null;
}

const COLUMNS = `link.id, link.precision, link.is_sos AS "isSos", link.created_at AS "createdAt", link.ends_at AS "endsAt",
  link.closed_at AS "closedAt", link.arrived_at AS "arrivedAt", link.arrival_messages AS "arrivalMessages",
  link.open_count AS "openCount",
  link.last_opened_at AS "lastOpenedAt", journey.declared_ended_at AS "journeyEndedAt"`;

/** The newest links of an account, newest first. $1 account, $2 rows. */
export const LINKS_OF = statement(
  'family.links-of',
  `SELECT ${COLUMNS} FROM family_link link LEFT JOIN journey ON journey.id = link.journey_id
   WHERE link.account_id = $1 ORDER BY link.id DESC LIMIT $2`,
);

/** A link of an account. $1 account, $2 link. */
export const OWN_LINK = statement(
  'family.own-link',
  `SELECT ${COLUMNS} FROM family_link link LEFT JOIN journey ON journey.id = link.journey_id
   WHERE link.account_id = $1 AND link.id = $2`,
);

/** The link that an account has created with a token. $1 account, $2 possible marks of the token. */
export const LINK_OF_TOKEN = statement(
  'family.link-of-token',
  `SELECT id, account_id = $1 AS "isOwn", content_hash AS "contentHash" FROM family_link
   WHERE token_hash = ANY ($2::bytea[])`,
  { notNull: ['isOwn'] },
);

/**
 * Stores a link. $1 account, $2 mark of the token, $3 hash of the content, $4 journey, $5 precision, $6 whether it is a cry for help,
 * $7 latitude, $8 longitude, $9 now, $10 end.
 */
export const INSERT_LINK = statement(
  'family.insert-link',
  `INSERT INTO family_link (account_id, token_hash, content_hash, journey_id, precision, is_sos, lat, lng, created_at, ends_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (token_hash) DO NOTHING RETURNING id`,
);

/** The active journey of an account. $1 account. */
export const ACTIVE_JOURNEY_OF = statement(
  'family.active-journey-of',
  'SELECT id FROM journey WHERE account_id = $1 AND ended_at IS NULL',
);

/** Closes a link if it is the account's; one that is closed stays as it is. $1 account, $2 link, $3 now. */
export const CLOSE_LINK = statement(
  'family.close-link',
  `UPDATE family_link SET closed_at = coalesce(closed_at, $3::timestamptz) WHERE account_id = $1 AND id = $2 RETURNING id`,
);

/** Notes the arrival of a link that is the account's, once. $1 account, $2 link, $3 now. */
export const NOTE_ARRIVAL = statement(
  'family.note-arrival',
  `UPDATE family_link SET closed_at = coalesce(closed_at, $3::timestamptz), arrived_at = $3
   WHERE account_id = $1 AND id = $2 AND arrived_at IS NULL RETURNING id`,
);

/** Notes how many messages an arrival was worth. $1 link, $2 messages. */
export const NOTE_ARRIVAL_MESSAGES = statement(
  'family.note-arrival-messages',
  'UPDATE family_link SET arrival_messages = $2 WHERE id = $1',
);

/** The link of a token, whether or not it has ended. */
export interface OpenedLinkRow extends FamilyLinkRow {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly journeyId: number | null;
  /** Time of the last good fix of the journey. */
  readonly lastFixAt: Date | null;
  readonly lastReceivedAt: Date | null;
}

/**
 * The link of a token, unless its account is suspended or is a demo account outside demo mode. $1 possible marks of the token, $2 whether
 * demo mode is on.
 */
export const OPENED_LINK = statement(
  'family.opened-link',
  `SELECT ${COLUMNS}, link.lat, link.lng, link.journey_id AS "journeyId", journey.last_fix_at AS "lastFixAt",
     journey.last_received_at AS "lastReceivedAt"
   FROM family_link link JOIN account ON account.id = link.account_id LEFT JOIN journey ON journey.id = link.journey_id
   WHERE link.token_hash = ANY ($1::bytea[]) AND NOT account.is_suspended AND ($2 OR NOT account.is_demo)`,
);

/**
 * Counts that a link was opened. A page that stays open is counted once, and written once a minute; one that says so without having been
 * open counts all the same. $1 link, $2 now, $3 whether it is opened anew.
 */
export const COUNT_OPENING = statement(
  'family.count-opening',
  `UPDATE family_link SET last_opened_at = $2, open_count = open_count
     + CASE WHEN $3 OR last_opened_at IS NULL OR last_opened_at < $2::timestamptz - interval '2 minutes' THEN 1 ELSE 0 END
   WHERE id = $1 AND ($3 OR last_opened_at IS NULL OR last_opened_at < $2::timestamptz - interval '1 minute')`,
);

/** Deletes links. $1 created before. */
export const DELETE_OLD_LINKS = statement(
  'family.delete-old-links',
  'DELETE FROM family_link WHERE created_at < $1',
);
