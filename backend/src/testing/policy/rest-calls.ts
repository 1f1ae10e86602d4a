import { encodeFixes, FIX_BATCH_TYPE } from '@wakafine/domain/journeys/fix-batch';
import { gtfsArchive, sharingAgency } from '../party/gtfs';
import { surveyFile } from '../limit-calls';
import { signedSms } from '../incidents/sms-calls';
import { PNG_PICTURE } from '../pictures';
import { newCitizen, newStaffMember, PARTY_PASSWORD, PARTY_PIN } from '../party/party';
import type { Party } from '../party/party';
import {
  claimFor,
  ownersIncident,
  ownersJourney,
  ownersTracker,
  ownersViolation,
  revokedAlert,
} from '../party/things';
import type { Stage } from '../party/things';

/** Content of a call; the path only where it is not that of the route itself. */
export interface RestCall {
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type BuildCall = (party: Party, stage: Stage) => Promise<RestCall> | RestCall;

const ONE_FIX = {
  ...{
    seq: 1,
    lat: 4.0511,
    lng: 9.7679,
    accuracyM: 6,
    speedKmh: null,
    headingDeg: null,
    clockOffsetMs: null,
  },
};
const QUERY = { query: '{ __typename }' };
const SUBSCRIPTION = { query: 'subscription { settingsChanged { speedThresholds { caution } } }' };
const JOURNEY = { vehicleType: 'Car', registrationNumber: 'LT 482 KD', category: 'Private' };

/** A feed of one line. */
const FEED: RestCall = { body: gtfsArchive(), headers: { 'content-type': 'application/zip' } };

/** Right calls of every route that takes anything; they are about the owner's things where there is a choice. */
export const REST_CALLS: Readonly<Record<string, BuildCall>> = {
  'GET /graphql': () => ({ path: '/graphql?query=%7B__typename%7D' }),
  'POST /graphql': () => ({ body: QUERY }),
  'GET /graphql/stream': () => ({ path: `/graphql/stream?query=${encodeURIComponent(SUBSCRIPTION.query)}` }),
  'POST /graphql/stream': () => ({ body: SUBSCRIPTION }),
  'GET /api/agencies/{id}/gtfs-rt/vehicle-positions': async ({ server }) => ({
    path: `/api/agencies/${await sharingAgency(server)}/gtfs-rt/vehicle-positions`,
  }),
  'GET /api/agencies/{id}/lines.geojson': async ({ server }) => ({
    path: `/api/agencies/${await sharingAgency(server)}/lines.geojson`,
  }),
  'POST /api/admin/agencies/{id}/gtfs': async ({ server }) => ({
    path: `/api/admin/agencies/${await sharingAgency(server)}/gtfs`,
    ...FEED,
  }),
  'POST /api/agency/gtfs': () => FEED,
  'GET /api/alerts/{id}.cap': (_party, { alertId }) => ({ path: `/api/alerts/${alertId}.cap` }),
  'GET /api/alerts/{id}/cancel.cap': async (party) => ({
    path: `/api/alerts/${await revokedAlert(party)}/cancel.cap`,
  }),
  'GET /api/cases/{id}/photo': (_party, { caseId }) => ({ path: `/api/cases/${caseId}/photo` }),
  'GET /api/daily-reports/{day}': (_party, { day }) => ({ path: `/api/daily-reports/${day}` }),
  'GET /api/evidence/checkpoints/{size}': () => ({ path: '/api/evidence/checkpoints/latest' }),
  'GET /api/evidence/checkpoints/{size}/consistency': () => ({
    path: '/api/evidence/checkpoints/64/consistency',
  }),
  'GET /api/evidence/{proofId}/proof': (_party, { proofId }) => ({ path: `/api/evidence/${proofId}/proof` }),
  'GET /data/SHA256SUMS/{version}': (_party, { openMonth }) => ({
    path: `/data/SHA256SUMS/${openMonth}`,
  }),
  'GET /data/{set}/datapackage.json': () => ({ path: '/data/agencies/datapackage.json' }),
  'GET /data/{set}/{file}': (_party, { openMonth }) => ({ path: `/data/agencies/${openMonth}.csv` }),
  'GET /api/exports/{id}': () => ({ path: '/api/exports/1' }),
  'GET /api/incidents/{id}/photo': (_party, { incidentId }) => ({
    path: `/api/incidents/${incidentId}/photo`,
  }),
  'GET /api/me/journeys/{id}.geojson': (_party, { journeyId }) => ({
    path: `/api/me/journeys/${journeyId}.geojson`,
  }),
  'GET /api/me/journeys/{id}.gpx': (_party, { journeyId }) => ({ path: `/api/me/journeys/${journeyId}.gpx` }),
  'GET /api/reports/{id}': (_party, { reportId }) => ({ path: `/api/reports/${reportId}` }),
  'GET /api/trackers/osmand': async (party) => ({ path: await osmAndPath(party) }),
  'POST /api/trackers/osmand': async (party) => ({ path: await osmAndPath(party) }),
  'POST /api/trackers/owntracks': async (party) => ({
    path: (await ownersTracker(party)).ownTracksPath,
    body: { _type: 'location', lat: 4.05, lon: 9.76, tst: Math.floor(Date.now() / 1000) },
  }),
  'POST /api/sms/incoming': () => signedSms({}),
  'POST /api/trackers/overland': async (party) => ({
    path: (await ownersTracker(party)).ownTracksPath.replace('owntracks', 'overland'),
    body: { locations: [] },
  }),
  'PATCH /api/journeys/{id}': async (party) => ({
    path: `/api/journeys/${await ownersJourney(party)}`,
    body: { maxSpeed: 60 },
  }),
  'POST /api/journeys/{id}/fixes': async (party) => ({
    path: `/api/journeys/${await ownersJourney(party)}/fixes`,
    body: encodeFixes([{ ...ONE_FIX, recordedAtMs: party.server.clock.now().getTime() }]),
    headers: { 'content-type': FIX_BATCH_TYPE },
  }),
  'POST /api/admin/alert-thresholds': () => ({ body: { sound: true, vibration: true, notification: true } }),
  'POST /api/admin/clear-demo-data': () => ({ body: {} }),
  'POST /api/admin/end-all-journeys': () => ({ body: {} }),
  'POST /api/admin/limits/imports': () => ({ body: { reason: 'Survey of the roads', limits: surveyFile() } }),
  'POST /api/admin/limits/imports/preview': () => ({ body: { limits: surveyFile() } }),
  'POST /api/admin/speed-limits': () => ({ body: { caution: 50, warning: 60, danger: 70 } }),
  'POST /api/admin/update-violator-status': (_party, { vehicleId }) => ({
    body: { vehicleId, status: 'flagged' },
  }),
  'POST /api/auth/admin-signin': async ({ server }) => {
    const { name } = await newStaffMember(server, { role: 'VIEWER' });
    return { body: { username: name, password: PARTY_PASSWORD } };
  },
  'POST /api/auth/confirm': () => ({ body: { password: PARTY_PASSWORD } }),
  'POST /api/auth/custom-pin-update': ({ owner }) => ({
    body: { mobileNumber: owner.name, newPin: '271828' },
  }),
  'POST /api/auth/signin': ({ owner }) => ({ body: { mobileNumber: owner.name, pinCode: PARTY_PIN } }),
  'POST /api/auth/signout': () => ({ body: {} }),
  'POST /api/auth/signup': async ({ server }) => {
    const { name } = await newCitizen(server);
    return { body: { mobileNumber: name.replace(/^69/, '65'), pinCode: PARTY_PIN } };
  },
  'POST /api/incidents': () => ({ body: { mood: 'sad', incidentType: 'pedestrian' } }),
  'POST /api/incidents/{id}/photo': async (party) => ({
    path: `/api/incidents/${await ownersIncident(party)}/photo`,
    body: { photo: PNG_PICTURE.toString('base64') },
  }),
  'POST /api/journeys': () => ({ body: JOURNEY }),
  'POST /api/violations': async (party) => ({ body: claimFor(await ownersJourney(party)) }),
  'POST /api/violations/{id}/report': async (party) => ({
    path: `/api/violations/${await ownersViolation(party)}/report`,
    body: {},
  }),
};

async function osmAndPath(party: Party): Promise<string> {
  return `${(await ownersTracker(party)).osmAndPath}&lat=4.05&lon=9.76`;
}
