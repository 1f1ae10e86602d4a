import { statement } from '../../../platform/db/statement';
import type { RowOf } from '../../../platform/db/statement';

const CAMPAIGN = `SELECT campaign.id, campaign.name, campaign.kind, campaign.road, campaign.from_km AS "fromKm",
    campaign.to_km AS "toKm", campaign.segments, campaign.vehicles, campaign.starts_on::text AS "startsOn", campaign.weeks,
    campaign.goal_percent AS "goalPercent", campaign.cost_xaf AS "costXaf", campaign.registered_at AS "registeredAt",
    account.username AS "registeredBy", campaign.is_withdrawn AS "isWithdrawn", campaign.version,
    coalesce((SELECT jsonb_agg(jsonb_build_object('changedAt', change.changed_at, 'changedBy', changer.username,
        'before', change.before, 'reason', change.reason) ORDER BY change.id)
      FROM campaign_change change LEFT JOIN account changer ON changer.id = change.changed_by
      WHERE change.campaign_id = campaign.id), '[]') AS changes
  FROM campaign LEFT JOIN account ON account.id = campaign.registered_by`;
const NOT_NULL = { notNull: ['changes', 'startsOn'] };

/** The newest campaigns by their start, withdrawn ones among them. $1 how many. */
export const CAMPAIGNS = statement(
  'campaigns.newest',
  `${CAMPAIGN} ORDER BY campaign.starts_on DESC, campaign.id DESC LIMIT $1`,
  NOT_NULL,
);

/** One campaign. $1 its id. */
export const CAMPAIGN_BY_ID = statement('campaigns.by-id', `${CAMPAIGN} WHERE campaign.id = $1`, NOT_NULL);

/** A campaign with its changes. */
export type CampaignRow = RowOf<'campaigns.by-id'>;

/**
 * Registers a campaign; no row where the same person has sent the same id before. $1 name, $2 kind, $3 road, $4 from km, $5 to km,
 * $6 segments, $7 vehicles, $8 first day, $9 weeks, $10 goal, $11 cost, $12 now, $13 staff, $14 client's id, $15 hash of the content. That of
 * a demo account is demo data.
 */
export const INSERT_CAMPAIGN = statement(
  'campaigns.insert',
  `INSERT INTO campaign (name, kind, road, from_km, to_km, segments, vehicles, starts_on, weeks, goal_percent, cost_xaf,
           registered_at, registered_by, client_id, content_hash, is_demo)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8::text::date, $9, $10, $11, $12, $13, $14, $15,
           (SELECT account.is_demo FROM account WHERE account.id = $13))
         ON CONFLICT (registered_by, client_id) DO NOTHING RETURNING id`,
);

/** A campaign that a person has registered under an id of their own. $1 staff, $2 client's id. */
export const REGISTERED_BEFORE = statement(
  'campaigns.registered-before',
  `SELECT id, content_hash AS "contentHash" FROM campaign WHERE registered_by = $1 AND client_id = $2`,
);

/** Holds a campaign for a change. $1 its id. */
export const LOCK_CAMPAIGN = statement('campaigns.lock', 'SELECT id FROM campaign WHERE id = $1 FOR UPDATE');

/** Changes a campaign. $1 its id, $2 name, $3 weeks, $4 goal, $5 cost, $6 whether it is withdrawn. */
export const UPDATE_CAMPAIGN = statement(
  'campaigns.update',
  `UPDATE campaign SET name = $2, weeks = $3, goal_percent = $4, cost_xaf = $5, is_withdrawn = $6, version = version + 1
         WHERE id = $1`,
);

/** Stores how a campaign was before a change. $1 its id, $2 now, $3 staff, $4 members as JSON, $5 reason. */
export const INSERT_CAMPAIGN_CHANGE = statement(
  'campaigns.insert-change',
  `INSERT INTO campaign_change (campaign_id, changed_at, changed_by, before, reason) VALUES ($1, $2, $3, $4, $5)`,
);

/** Other campaigns of a time; those of demo mode do not stand in the way of a real one. $1 not this one, $2 first day, $3 the day after the last. */
export const OTHER_CAMPAIGNS = statement(
  'campaigns.others',
  `SELECT road, segments FROM campaign
         WHERE id <> $1 AND NOT is_withdrawn AND starts_on < $3::text::date AND starts_on + 7 * weeks > $2::text::date
           AND (NOT is_demo OR (SELECT own.is_demo FROM campaign own WHERE own.id = $1))`,
);

/**
 * Events and judged metres by road and week. $1 the start: week 0 begins there, and -1 ends, $2 from, $3 until, $4 segments, $5 the
 * road that each counts for, $6 classes of vehicle.
 */
export const CAMPAIGN_WEEKS = statement(
  'campaigns.weeks',
  `SELECT place.road, floor(extract(epoch FROM figure.hour - $1::timestamptz) / 604800)::int AS week,
           sum(figure.judged_m)::bigint AS "judgedM", sum(figure.events)::bigint AS events
         FROM segment_figure figure
           JOIN unnest($4::text[], $5::text[]) AS place (segment, road) ON place.segment = figure.segment
         WHERE figure.hour >= $2 AND figure.hour < $3 AND figure.vehicle_class = ANY ($6::text[])
         GROUP BY 1, 2 ORDER BY 1, 2`,
  { notNull: ['road', 'week', 'judgedM', 'events'] },
);
