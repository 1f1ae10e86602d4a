import { randomUUID } from 'node:crypto';
import { consentInput } from '../consent-calls';
import { askLimits, proposalInput, shipLimit, townInput } from '../limit-calls';
import { bind, invite, newPhoneKey, provenCitizen, registerBus } from '../register';
import type { RegisteredBus } from '../register';
import type { SmsOutbox } from '../peers/sms-outbox';
import { straightDrive } from '../drives/straight-drive';
import type { TestServer } from '../server/test-server';
import { AGENCY_CALLS } from './calls/agency-calls';
import { CAMPAIGN_CALLS } from './calls/campaign-calls';
import { ATTENTION_CALLS, CASE_CALLS } from './calls/case-calls';
import { DEVELOPER_CALLS } from './calls/developer-calls';
import { anotherSession, newStaffMember, PARTY_PASSWORD, PARTY_PIN } from '../party/party';
import { FAMILY_CALLS } from './calls/family-calls';
import { INCIDENT_CALLS } from './calls/incident-calls';
import { NODE_CALLS } from './calls/node-calls';
import type { Party, Person } from '../party/party';
import { SIGN_IN_CALLS } from './calls/sign-in-calls';
import { firstTotpCode, visitIssuer } from '../party/proofs';
import {
  alertInput,
  CRASH_RECORD,
  ownersCrash,
  ownersJourney,
  ownersTracker,
  ownersViolation,
} from '../party/things';
import type { Stage } from '../party/things';

/** Dependencies of calls beside the party. */
export interface Surroundings {
  readonly stage: Stage;
  readonly outbox: SmsOutbox;
  readonly issuer: string;
}

type Variables = Readonly<Record<string, unknown>>;
type BuildVariables = (party: Party, surroundings: Surroundings) => Promise<Variables> | Variables;

/** The export of the stage belongs to staff who never ask. */
const SOMEBODY_ELSES = '1';
const NEW_PIN = '271828';
const THRESHOLDS = { caution: 50, warning: 60, danger: 70 };
const FINES = { cautionXaf: 5_000, warningXaf: 15_000, dangerXaf: 25_000 };
const ALERTS = { sound: true, vibration: true, notification: true };
const PROFILE = {
  version: 0,
  fullName: 'Demo Citizen',
  emergencyContact: { name: 'Demo Relative', phone: '677123456' },
};
const PUSH = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-phone',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
};
const START = 'mutation ($input: StartJourneyInput!) { startJourney(input: $input) { journey { id } } }';
const BUSES = new WeakMap<TestServer, Promise<RegisteredBus>>();
const JOURNEY = { vehicleType: 'CAR', registrationNumber: 'LT 482 KD', category: 'PRIVATE' };

/**
 * Right variables for every operation that accepts any; they are about the owner's things where there is a
 * choice.
 */
export const GRAPHQL_CALLS: Readonly<Record<string, BuildVariables>> = {
  ...AGENCY_CALLS,
  ...CAMPAIGN_CALLS,
  ...ATTENTION_CALLS,
  ...CASE_CALLS,
  ...NODE_CALLS,
  ...SIGN_IN_CALLS,
  ...DEVELOPER_CALLS,
  ...FAMILY_CALLS,
  ...INCIDENT_CALLS,
  'Mutation.leaveOpenData': () => ({ input: { isLeftOut: true } }),
  'Mutation.decideRevision': () => ({ id: '999999999', isApplied: false }),
  'Query.previewLimitChange': () => ({ input: { limit: townInput() } }),
  'Query.previewLimitProposals': async ({ server }) => ({
    proposalIds: [await proposalOf(await newStaffMember(server, { role: 'ADMIN' }))],
  }),
  'Query.previewSpeedThresholds': () => ({ caution: 50, warning: 60, danger: 70 }),
  'Query.speedLimit': async ({ server }) => ({ id: await shipLimit(server) }),
  'Query.speedLimitHistory': () => ({ limitId: 'open-road' }),
  'Query.speedLimitAt': () => ({ lat: 3.8, lng: 10.13 }),
  'Query.activeAlerts': () => ({ everywhere: true }),
  'Query.alertReach': () => ({ target: { audience: 'ALL' } }),
  'Query.exportJob': () => ({ id: SOMEBODY_ELSES }),
  'Query.hazards': () => ({ within: { south: 2, west: 8, north: 13, east: 17 } }),
  'Query.beforeAfter': () => ({ at: '2026-01-15T12:00:00Z' }),
  'Query.journey': (_party, { stage }) => ({ id: stage.journeyId }),
  'Query.notifications': () => ({ language: 'FR' }),
  'Query.roadPack': () => ({ since: '1-00000000000000000000000000000000' }),
  'Query.segment': () => ({ id: 'N3-022', filter: { road: 'N3' } }),
  'Query.segmentAnalytics': () => ({ filter: { road: 'N5' } }),
  'Query.segments': () => ({ filter: { vehicles: 'BUSES', fromHour: 20, untilHour: 4 } }),
  'Query.report': () => ({ period: 'ALL' }),
  'Query.registeredVehicle': ({ server }) => busOf(server).then(({ id }) => ({ id })),
  'Query.vehicleOfCode': ({ server }) => busOf(server).then(({ typedCode }) => ({ code: typedCode })),
  'Query.violation': (_party, { stage }) => ({ id: stage.violationId }),
  'Mutation.adminSignIn': async ({ server }) => {
    const { name } = await newStaffMember(server, { role: 'VIEWER' });
    return { input: { username: name, password: PARTY_PASSWORD } };
  },
  'Mutation.approveDevice': async ({ server }) => {
    const bus = await registerBus(server);
    const { device, invitation } = await invite(bus);
    await bind(await provenCitizen(server), invitation, newPhoneKey().publicKey);
    return { deviceId: device.id };
  },
  'Mutation.bindVehicle': async ({ server, asker }) => {
    await asker.client.graphql(START, { input: JOURNEY });
    return { input: { code: (await busOf(server)).typedCode } };
  },
  'Mutation.broadcastAlert': () => ({ input: alertInput() }),
  'Mutation.cancelExport': () => ({ id: SOMEBODY_ELSES }),
  'Mutation.changePassword': () => ({
    input: { currentPassword: PARTY_PASSWORD, newPassword: 'a fair wind to Garoua' },
  }),
  'Mutation.changeTravellerRole': async (party) => ({
    input: { journeyId: await ownersJourney(party), role: 'PASSENGER' },
  }),
  'Mutation.confirmIdentity': () => ({ input: { password: PARTY_PASSWORD } }),
  'Mutation.completeCrashRecord': async (party) => ({
    input: { incidentId: await ownersCrash(party), ...CRASH_RECORD },
  }),
  'Mutation.confirmViolatorStatus': (_party, { stage }) => ({ vehicleId: String(stage.vehicleId) }),
  'Mutation.confirmTotp': async ({ server, asker }) => ({
    input: { code: await firstTotpCode(server, asker) },
  }),
  'Mutation.createTracker': () => ({ input: { name: 'Dashboard phone', ...JOURNEY } }),
  'Mutation.deleteMyAccount': () => ({ input: { pin: PARTY_PIN } }),
  'Mutation.deleteTracker': async (party) => ({ id: (await ownersTracker(party)).id }),
  'Mutation.deletePushSubscription': () => ({ endpoint: PUSH.endpoint }),
  'Mutation.endJourney': async (party) => ({ input: { journeyId: await ownersJourney(party) } }),
  'Mutation.enrolTotp': () => ({ input: { password: PARTY_PASSWORD } }),
  'Mutation.enrolTracker': async (party) => {
    const { server, owner, asker } = party;
    const proven = `UPDATE account SET number_proven_at = now() WHERE id = ANY ($1) AND role = 'CITIZEN'`;
    await server.dataSource.query(proven, [[owner.id, asker.id]]);
    const { invitation } = await invite(await registerBus(server), 'TRACKER');
    return { input: { trackerId: (await ownersTracker({ owner })).id, code: invitation } };
  },
  'Mutation.generateReport': async (party) => ({ input: { violationId: await ownersViolation(party) } }),
  'Mutation.inviteDevice': async ({ server }) => ({ input: { vehicleId: (await registerBus(server)).id } }),
  'Mutation.issueVehicleCode': async ({ server }) => ({ vehicleId: (await registerBus(server)).id }),
  'Mutation.storePushSubscription': () => ({ input: PUSH }),
  'Mutation.linkHostedIdentity': async ({ owner, asker }, { issuer }) => ({
    input: await visitIssuer(asker, issuer, asker.name === '' ? owner.name : asker.name),
  }),
  'Mutation.markNotificationsRead': () => ({ upToId: '1' }),
  'Mutation.proveNumber': async ({ asker }, { outbox }) => {
    const { body } = await asker.client.graphql('mutation { requestNumberCode { isMessageSent } }');
    const isSent = body.errors === undefined;
    return { input: { code: isSent ? await outbox.code(asker.name) : '482913' } };
  },
  'Mutation.proposeLimitConfirmations': async ({ server }) => ({
    input: { limitIds: [await shipLimit(server)], reason: 'The signs were looked at' },
  }),
  'Mutation.proposeSpeedLimit': () => proposalInput(),
  'Mutation.recordFixes': async (party) => ({
    input: { journeyId: await ownersJourney(party), fixes: straightDrive(new Date(), []) },
  }),
  'Mutation.registerVehicle': () => ({ input: { registrationNumber: randomUUID().slice(0, 18) } }),
  'Mutation.refuseLimitProposals': async ({ server }) => ({
    input: {
      proposalIds: [await proposalOf(await newStaffMember(server, { role: 'ADMIN' }))],
      reason: 'No sign there',
    },
  }),
  'Mutation.reinstateUser': ({ owner }) => ({ input: { userId: String(owner.id) } }),
  'Mutation.removeTotp': () => ({ input: { code: '000000' } }),
  'Mutation.reportViolation': async (party) => ({ id: await ownersViolation(party) }),
  'Mutation.requestPinReset': ({ owner }) => ({ input: { mobileNumber: owner.name } }),
  'Mutation.resetPin': async ({ owner }, { outbox }) => {
    const { body } = await owner.client.graphql(
      'mutation ($input: RequestPinResetInput!) { requestPinReset(input: $input) { resetId } }',
      { input: { mobileNumber: owner.name } },
    );
    const { resetId } = body.data.requestPinReset;
    return { input: { resetId, code: await outbox.code(owner.name), newPin: NEW_PIN } };
  },
  'Mutation.resetPinByLink': async ({ owner }, { outbox }) => {
    await owner.client.graphql(
      'mutation ($input: RequestPinResetInput!) { requestPinReset(input: $input) { resetId } }',
      { input: { mobileNumber: owner.name } },
    );
    return { input: { token: await outbox.link(owner.name), newPin: NEW_PIN } };
  },
  'Mutation.revealNumbers': (_party, { stage }) => ({ input: { userIds: [String(stage.owner.id)] } }),
  'Mutation.revealRegistrations': (_party, { stage }) => ({
    input: { vehicleIds: [String(stage.vehicleId)] },
  }),
  'Mutation.revokeAlert': (_party, { stage }) => ({ id: stage.alertId }),
  'Mutation.revokeDevice': async ({ server }) => {
    const { device } = await invite(await registerBus(server));
    return { input: { deviceId: device.id, reason: 'Sent to the wrong person' } };
  },
  'Mutation.revokeVehicleCode': async ({ server }) => ({
    input: { codeId: (await registerBus(server)).codeId, reason: 'Photographed' },
  }),
  'Mutation.revokeSession': async ({ server, owner }) => ({
    id: String((await anotherSession(server, owner, 'CITIZEN')).sessionId),
  }),
  'Mutation.secondLimitProposals': async ({ server }) => ({
    proposalIds: [await proposalOf(await newStaffMember(server, { role: 'ADMIN' }))],
  }),
  'Mutation.setAlertSettings': () => ({ input: ALERTS }),
  'Mutation.setConsents': () => ({ input: consentInput() }),
  'Mutation.setFineTariff': () => ({ input: FINES }),
  'Mutation.setRetention': () => ({ input: { fixDays: 30, journeyMonths: 12, violationMonths: 24 } }),
  'Mutation.setQuietHours': () => ({ input: { fromMin: 1320, untilMin: 360 } }),
  'Mutation.setSpeedThresholds': () => ({ input: THRESHOLDS }),
  'Mutation.setVehicleAgency': async ({ server }) => ({
    input: { vehicleId: (await registerBus(server)).id, transportAgency: 'Sample Lines' },
  }),
  'Mutation.setVehicleClass': async ({ server }) => ({
    input: { vehicleId: (await registerBus(server)).id, vehicleClass: 'BUS' },
  }),
  'Mutation.setViolatorStatus': (_party, { stage }) => ({
    input: { vehicleId: String(stage.vehicleId), status: 'UNDER_REVIEW' },
  }),
  'Mutation.startExport': () => ({ input: { kind: 'INCIDENTS' } }),
  'Mutation.startJourney': () => ({ input: JOURNEY }),
  'Mutation.withdrawLimitProposals': async ({ server, asker }) => ({
    proposalIds: [
      (await proposalOf(asker)) ?? (await proposalOf(await newStaffMember(server, { role: 'ADMIN' }))),
    ],
  }),
  'Mutation.withdrawViolatorStatus': (_party, { stage }) => ({ vehicleId: String(stage.vehicleId) }),
  'Mutation.updateProfile': () => ({ input: PROFILE }),
  'Mutation.updateSettings': () => ({ input: { version: 0, theme: 'LIGHT', speedLimitKmh: 80 } }),
  'Mutation.suspendUser': ({ owner }) => ({ input: { userId: String(owner.id) } }),
};

/** The id of a new limit that somebody proposes; nothing for anyone who may not. */
async function proposalOf({ client }: Person): Promise<string | undefined> {
  return (await askLimits(client, 'propose', proposalInput())).id;
}

/** A bus that calls may look at, one for each server. */
function busOf(server: TestServer): Promise<RegisteredBus> {
  const bus = BUSES.get(server) ?? registerBus(server);
  BUSES.set(server, bus);
  return bus;
}
