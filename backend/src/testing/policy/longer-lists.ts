import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { issueKey } from '../api-keys';
import { giveToAgency } from '../agencies';
import { writeCase } from '../cases/written-case';
import { writePastJourney } from '../drives/past-drives';
import { shipLimit } from '../limit-calls';
import type { Theatre } from './perform';
import { PARTY_AGENCY } from '../party/party';
import { buildStage } from '../party/things';

/** Acts of which each adds a row to a list, and by whom. */
const ACTS = [
  ['Mutation.broadcastAlert', 'admin'],
  ['Mutation.inviteAgencyUser', 'admin'],
  ['Mutation.registerVehicle', 'admin'],
  ['Mutation.proposeSpeedLimit', 'admin'],
  ['Mutation.setFineTariff', 'admin'],
  ['Mutation.setSpeedThresholds', 'admin'],
  ['Mutation.setConsents', 'owner'],
] as const;

/** Numbers of what was written, so that each time is another. */
let written = 0;

/** Adds to every list that the API has pages of, for the people of a stage. */
export async function lengthenLists(theatre: Theatre): Promise<void> {
  const { server, stage } = theatre;
  for (const [operation, asker] of ACTS) {
    await theatre.perform(operation, await theatre.partyFor('Query.node', asker));
    // What is in force from a moment on is listed by it.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stage.owner.client.graphql('mutation { generateReport(input: { period: ALL }) { report { id } } }');
  await buildStage(server);
  await shipLimit(server);
  await issueKey(server, { accountId: stage.owner.id, scopes: ['statistics:read'] });
  written += 1;
  const startedAt = new Date(Date.now() - (2 + written) * DAY_MS);
  const violations = [{ startedAt, speedKmh: 82 }];
  const { violationIds } = await writePastJourney(server, {
    ...{ accountId: stage.owner.id, endedAt: startedAt, violations },
    registrationNumber: `OU ${100 + written} QX`,
  });
  await writeRows(theatre, { violationId: violationIds[0] ?? 0, written });
}

/** Rows that nobody can bring about by asking, behind the doors. */
async function writeRows(
  { server, stage }: Theatre,
  row: { violationId: number; written: number },
): Promise<void> {
  const { violationId } = row;
  const { dataSource } = server;
  const day = isoDay(civilDayOf(Date.now()) - 30 - row.written);
  await dataSource.query(
    `INSERT INTO violation_revision (violation_id, at, reason, before, after, is_pending)
     SELECT id, now(), 'RULE', facts, facts, true FROM violation CROSS JOIN LATERAL (SELECT jsonb_build_object(
       'startedAt', started_at, 'endedAt', ended_at, 'severity', severity, 'grade', grade, 'speedKmh', speed_kmh,
       'provenKmh', NULL, 'limitKmh', NULL, 'limitPlace', NULL, 'isLimitConfirmed', true, 'isWithdrawn', false,
       'ruleVersion', NULL) AS facts) judged WHERE id = $1`,
    [violationId],
  );
  const caseId = await writeCase(server, String(violationId), 'NOTICE');
  await dataSource.query(`UPDATE violation SET binding = 'BOUND', grade = 'B' WHERE id = $1`, [violationId]);
  await giveToAgency(server, { violationId: String(violationId), agency: PARTY_AGENCY });
  await dataSource.query('UPDATE violation_case SET agency_name = $2 WHERE id = $1', [caseId, PARTY_AGENCY]);
  await dataSource.query('INSERT INTO evidence_hold (violation_id, case_id, since) VALUES ($1, $2, now())', [
    violationId,
    caseId,
  ]);
  await dataSource.query(
    `INSERT INTO vehicle_event (vehicle_id, started_at, primary_violation_id, speed_kmh, severity, grade, level)
     SELECT vehicle_id, started_at, id, speed_kmh, severity, 'B', 'CONFLICT' FROM violation WHERE id = $1`,
    [violationId],
  );
  await dataSource.query(
    `INSERT INTO vehicle_status_change (vehicle_id, status, changed_at) VALUES ($1, 'UNDER_REVIEW', now())`,
    [stage.vehicleId],
  );
  await dataSource.query(
    `INSERT INTO daily_report (day, made_at, violation_count, danger_count, journey_count, incident_count, csv)
     VALUES ($1, now(), 0, 0, 0, 0, '')`,
    [day],
  );
  await dataSource.query(
    `INSERT INTO agency_report (agency_name, week_of, made_at, facts) VALUES ($1, $2, now(), $3)`,
    [
      ...[PARTY_AGENCY, day],
      {
        violations: 0,
        judgedKm: 0,
        vehicles: 1,
        observed: 0,
        rate: null,
        peerRate: null,
        comparison: 'UNKNOWN',
        cases: 0,
      },
    ],
  );
}
