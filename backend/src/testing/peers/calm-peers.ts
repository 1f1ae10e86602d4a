import type { TestServer } from '../server/test-server';

const PEERS = 60;
const KM_EACH = 10_000;

/**
 * Writes cars whose enrolled devices recorded much way two days ago and no violation: beside them one stands out with eight
 * violations over hardly any distance.
 */
export async function writeCalmPeers({ dataSource, clock }: TestServer): Promise<void> {
  await dataSource.query(
    `WITH calm AS (
       INSERT INTO vehicle (plate, created_at) SELECT 'CALM' || n, $1 FROM generate_series(1, $2::int) n RETURNING id, plate
     ), driven AS (
       INSERT INTO journey (account_id, vehicle_id, content_hash, vehicle_type, registration_number, category,
         traveller_role, started_at, ended_at, last_received_at, binding)
       SELECT NULL, id, '', 'CAR', plate, 'PRIVATE', 'DRIVER', at, at, at, 'BOUND'
       FROM calm CROSS JOIN (SELECT date_trunc('hour', $1::timestamptz - interval '2 days', 'UTC') AS at) moment
       RETURNING id, vehicle_id, started_at AS at
     )
     INSERT INTO judged_way (journey_id, hour, road, judged_m, confirmed_m, unjudged_m, from_at, to_at, is_open,
       vehicle_type, agency, bound_vehicle_id)
     SELECT id, at, 'N3', $3::int, $3::int, 0, at, at, false, 'CAR', '', vehicle_id FROM driven`,
    [clock.now(), PEERS, KM_EACH * 1_000],
  );
}
