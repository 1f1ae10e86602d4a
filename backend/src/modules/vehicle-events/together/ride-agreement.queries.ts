import { statement } from '../../../platform/db/statement';

/** A journey in a vehicle now, with what its phone measured last. */
export interface RiderRow {
  readonly journeyId: number;
  readonly accountId: number;
  readonly speedKmh: number;
  readonly lastFixAt: Date;
}

/**
 * Active journeys that have scanned a code of a vehicle and were heard of since a time, of people whose number is proven and who agree to
 * being witnesses. $1 vehicle, $2 code, $3 now, $4 since.
 */
export const RIDERS = statement(
  'vehicle-events.riders',
  `SELECT journey.id AS "journeyId", journey.account_id AS "accountId", journey.current_speed_kmh AS "speedKmh",
     journey.last_fix_at AS "lastFixAt"
   FROM journey_binding binding JOIN journey ON journey.id = binding.journey_id
     JOIN account ON account.id = journey.account_id
   WHERE binding.vehicle_id = $1 AND binding.code_id = $2 AND binding.bound_from <= $3
     AND binding.bound_from >= $3::timestamptz - interval '6 hours'
     AND (binding.bound_until IS NULL OR binding.bound_until > $3) AND journey.ended_at IS NULL AND NOT journey.is_imported
     AND journey.last_fix_at >= $4 AND journey.last_received_at >= $4 AND journey.current_speed_kmh IS NOT NULL
     AND account.number_proven_at IS NOT NULL AND NOT account.is_suspended
     AND consent_covers(account.id, 'WITNESS', $3, $3)
   ORDER BY binding.bound_from DESC LIMIT 60`,
  { notNull: ['accountId', 'speedKmh', 'lastFixAt'] },
);
