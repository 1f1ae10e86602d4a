import type { TestServer } from '../server/test-server';

/** Makes each violation of a vehicle an event of its own, as if an enrolled device had recorded all its journeys. */
export async function bindViolations({ dataSource }: TestServer, vehicleId: string): Promise<void> {
  await dataSource.query(
    `INSERT INTO vehicle_event (vehicle_id, started_at, ended_at, primary_violation_id, speed_kmh, severity, grade, level,
       is_limit_confirmed)
     SELECT vehicle_id, started_at, ended_at, id, speed_kmh, severity, grade, 'BOUND', is_limit_confirmed FROM violation
     WHERE vehicle_id = $1`,
    [vehicleId],
  );
  await dataSource.query(`UPDATE violation SET binding = 'BOUND' WHERE vehicle_id = $1`, [vehicleId]);
  await dataSource.query(`UPDATE journey SET binding = 'BOUND' WHERE vehicle_id = $1`, [vehicleId]);
}
