import type { Client } from 'pg';
import type { OurSide } from './ours';
import { asOwner } from './owner-database';
import type { Side } from './side';

/** A number that was proven, and consent to everything, before a journey. $1 journey. */
const PROVE = `WITH person AS (
    UPDATE account SET number_proven_at = journey.started_at - interval '60 days'
    FROM journey WHERE journey.id = $1 AND account.id = journey.account_id RETURNING account.id, journey.started_at
  )
  INSERT INTO consent (account_id, client_id, version, language, recording, cases, witness, adult, answered_at, received_at)
  SELECT id, gen_random_uuid(), 1, 'EN', true, true, true, 'YES', started_at, started_at FROM person`;
/** Binds a journey to the vehicle of its plate from its start on. $1 journey, $2 level. */
const BIND = `WITH bound AS (UPDATE journey SET binding = $2, version = version + 1 WHERE id = $1 RETURNING *)
  INSERT INTO journey_binding (journey_id, vehicle_id, level, bound_from, bound_until)
  SELECT id, vehicle_id, $2, started_at, CASE $2 WHEN 'WITNESS' THEN started_at + interval '6 hours' END FROM bound`;

/** The same server, where each journey is in a vehicle that is proven: by an enrolled phone, or by a witness, in turns. */
export function boundSideOf(ours: OurSide): Side {
  let journeys = 0;
  return {
    ...ours,
    name: 'bound',
    openJourney: async (startedAtMs) => {
      const ticket = await ours.openJourney(startedAtMs);
      const level = journeys % 2 === 0 ? 'BOUND' : 'WITNESS';
      journeys += 1;
      await asOwner(ours.dataDir, (client) => bind(client, ticket.journeyId, level));
      return ticket;
    },
    // It goes with the server.
    stop: () => Promise.resolve(),
  };
}

async function bind(client: Client, journeyId: string, level: 'BOUND' | 'WITNESS'): Promise<void> {
  await client.query(PROVE, [journeyId]);
  await client.query(BIND, [journeyId, level]);
}
