import type { IncidentType } from '@wakafine/domain/incidents/incidents';
import { randomUUID } from 'node:crypto';
import { civilDayOf, civilMonthOf, isoDay, isoMonth } from '@wakafine/domain/time/civil-time';
import { createDailyReports } from '../../modules/administration/exports/daily-reports';
import { sequenceLeaves } from '../../modules/evidence/log/sequence-leaves';
import { NEWEST_VERSION } from '../../modules/open-data/publish/versions.queries';
import { publishMonth } from '../../modules/open-data/publish/publish-month';
import { inTransaction } from '../../platform/context/unit-of-work';
import { writeCase } from '../cases/written-case';
import { PNG_PICTURE } from '../pictures';
import { endJourney, push, startJourney } from '../drives/live-drive';
import { seconds, straightDrive } from '../drives/straight-drive';
import type { TestServer } from '../server/test-server';
import { newCitizen, newStaffMember } from './party';
import type { Party, Person } from './party';

/** By what others recognise what belongs to the owner of the stage, in full and masked. */
export const STAGE_MARKS = {
  full: ['OU 731 QX', 'An incident of the stage'],
  masked: ['OU ••• QX', 'OU •••• ••'],
} as const;

/** An owner with something of everything, for calls that only look. */
export interface Stage {
  readonly owner: Person;
  readonly journeyId: string;
  readonly violationId: string;
  readonly vehicleId: number;
  /** Number of the record of the violation. */
  readonly proofId: string;
  readonly reportId: string;
  readonly incidentId: string;
  readonly alertId: string;
  /** Its holder has sent a photo, but not contested the violation: it stays in public lists. */
  readonly caseId: string;
  /** A day that there is a report of, before anything of the stage happened. */
  readonly day: string;
  /** A month of open data. */
  readonly openMonth: string;
}

/** Faster than any threshold that can be set. */
const CLAIM = { speed: 250, latitude: 4.05, longitude: 9.77, severity: 'DANGER' };
const REPORT = 'mutation ($input: GenerateReportInput!) { generateReport(input: $input) { report { id } } }';
const INCIDENT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }`;
const BROADCAST = 'mutation ($input: BroadcastAlertInput!) { broadcastAlert(input: $input) { id } }';
const EXPORT = 'mutation { startExport(input: { kind: VIOLATIONS }) { id } }';
const PROFILE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }';
/** Place of the owners' incidents. */
export const INCIDENT_PLACE = { lat: 4.0511, lng: 9.7679 };
const INCIDENT_INPUT = { mood: 'WORRIED', incidentType: 'ROAD_HAZARD', location: INCIDENT_PLACE } as const;

/** Builds the stage: a journey that has ended with one violation, an active one, and an incident. */
export async function buildStage(server: TestServer): Promise<Stage> {
  const owner = await newCitizen(server);
  const { client } = owner;
  const [registrationNumber, description] = STAGE_MARKS.full;
  const photo = PNG_PICTURE.toString('base64');
  await client.graphql(PROFILE, { input: { version: 0, photo } });
  const startedAt = new Date(Date.now() - 3_600_000);
  const journeyId = await startJourney(client, startedAt, { registrationNumber });
  const fixes = straightDrive(startedAt, [...seconds(30, 82), ...seconds(10, 30)]);
  await push(client, journeyId, fixes.map((fix) => ({ ...fix, speedKmh: 82 })).slice(0, 31));
  await endJourney(client, journeyId, new Date(startedAt.getTime() + 60_000));
  const received = await client.graphql(INCIDENT, { input: { ...INCIDENT_INPUT, description, photo } });
  const incidentId: string = received.body.data.reportIncident.incident.id;
  await startJourney(client, new Date(), { registrationNumber });
  const [row] = await server.dataSource.query<{ id: number; vehicleId: number }[]>(
    'SELECT id, vehicle_id AS "vehicleId" FROM violation WHERE journey_id = $1',
    [journeyId],
  );
  const violationId = String(row?.id);
  // As if a device of the vehicle had recorded it: staff rank nothing else.
  await server.dataSource.query(`UPDATE violation SET binding = 'BOUND' WHERE id = $1`, [violationId]);
  await server.dataSource.query(`UPDATE journey SET binding = 'BOUND' WHERE id = $1`, [journeyId]);
  const caseId = await writeCase(server, violationId, 'NOTICE');
  await server.dataSource.query(
    `INSERT INTO case_contest (step_id, case_id, client_id, content_hash, shows_own_track, photo_type, photo)
     SELECT id, case_id, gen_random_uuid(), '', true, 'image/png', $2 FROM case_step WHERE case_id = $1 AND version = 1`,
    [caseId, PNG_PICTURE],
  );
  const { body } = await client.graphql(REPORT, { input: { violationId } });
  const reportId: string = body.data.generateReport.report.id;
  const supervisor = await newStaffMember(server, { role: 'SUPERVISOR' });
  const sent = await supervisor.client.graphql(BROADCAST, { input: alertInput() });
  const alertId: string = sent.body.data.broadcastAlert.id;
  const vehicleId = Number(row?.vehicleId);
  const [proof] = await server.dataSource.query<{ proofId: string }[]>(
    `SELECT encode(proof_id, 'hex') AS "proofId" FROM evidence_proof WHERE violation_id = $1`,
    [violationId],
  );
  const proofId = String(proof?.proofId);
  await sequenceLeaves(server.services);
  await supervisor.client.graphql(EXPORT);
  await createDailyReports(server.services);
  const openMonth = await publishedMonth(server);
  const day = isoDay(civilDayOf(Date.now()) - 3);
  return {
    owner,
    journeyId,
    violationId,
    vehicleId,
    proofId,
    reportId,
    incidentId,
    alertId,
    caseId,
    day,
    openMonth,
  };
}

async function publishedMonth({ services }: TestServer): Promise<string> {
  const month = civilMonthOf(Date.now());
  const [known] = await services.db.rows(NEWEST_VERSION, [isoMonth(month)]);
  if (known !== undefined) {
    return isoMonth(month);
  }
  await inTransaction({ ...services, actor: null }, (tx) =>
    publishMonth(tx, { month, version: 1, isDemo: false }),
  );
  return isoMonth(month);
}

/** The input of an alert to everybody that is in force for an hour. */
export function alertInput() {
  return { textEn: 'Heavy rain on the N3', expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
}

/** The id of an alert to everybody that was withdrawn. */
export async function revokedAlert({ server }: Pick<Party, 'server'>): Promise<string> {
  const { client } = await newStaffMember(server, { role: 'SUPERVISOR' });
  const sent = await client.graphql(BROADCAST, { input: alertInput() });
  const id: string = sent.body.data.broadcastAlert.id;
  await client.graphql('mutation ($id: ID!) { revokeAlert(id: $id) { id } }', { id });
  return id;
}

/** The id of an active journey of the owner. */
export async function ownersJourney({ owner }: Pick<Party, 'owner'>): Promise<string> {
  return startJourney(owner.client, new Date(Date.now() - 60_000));
}

/** The id of a violation of the owner. */
export async function ownersViolation(party: Pick<Party, 'owner'>): Promise<string> {
  const journeyId = Number(await ownersJourney(party));
  const { body } = await party.owner.client.rest('POST', '/api/violations', { ...CLAIM, journeyId });
  return String(body.id);
}

/** The payload of a claim for a journey. */
export function claimFor(journeyId: string) {
  return { ...CLAIM, journeyId: Number(journeyId) };
}

/** The first record of a crash that has just happened. */
export const CRASH_RECORD = {
  ...{ version: 0, occurredAt: new Date(Date.now() - 3_600_000).toISOString(), location: INCIDENT_PLACE },
  ...{ crashType: 'PEDESTRIAN', vehicles: [{ vehicleType: 'CAR' }] },
  people: [{ role: 'PEDESTRIAN', injury: 'SLIGHT', vehicle: 1 }],
};

/** The id of a crash that the owner submitted. */
export function ownersCrash(party: Pick<Party, 'owner'>): Promise<string> {
  return ownersIncident(party, 'CRASH');
}

/** The id of an incident that the owner submitted. */
export async function ownersIncident(
  { owner }: Pick<Party, 'owner'>,
  incidentType: IncidentType = INCIDENT_INPUT.incidentType,
): Promise<string> {
  const input = { ...INCIDENT_INPUT, incidentType, clientId: randomUUID() };
  const { body } = await owner.client.graphql(INCIDENT, { input });
  return body.data.reportIncident.incident.id;
}

const TRACKER = `mutation ($input: CreateTrackerInput!) { createTracker(input: $input) {
  tracker { id } osmAndPath ownTracksPath } }`;

/** A tracker of the owner's and the paths that it sends to. */
export async function ownersTracker({ owner }: Pick<Party, 'owner'>) {
  const vehicle = { vehicleType: 'CAR', registrationNumber: 'LT 482 KD', category: 'PRIVATE' };
  const { body } = await owner.client.graphql(TRACKER, { input: { name: 'Dashboard phone', ...vehicle } });
  const { tracker, osmAndPath, ownTracksPath } = body.data.createTracker;
  return { id: String(tracker.id), osmAndPath: String(osmAndPath), ownTracksPath: String(ownTracksPath) };
}
