import { startMessage } from '@wakafine/domain/journeys/signed-start';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { staffClient } from './staff';
import { TestClient } from './server/test-client';
import type { JsonValue } from './server/test-client';
import type { TestServer } from './server/test-server';

const REGISTER = `mutation ($input: RegisterVehicleInput!) { registerVehicle(input: $input) {
  id registrationNumber transportAgency codeCount deviceCount waitingCount } }`;
const ISSUE = `mutation ($id: ID!) { issueVehicleCode(vehicleId: $id) { codes { id typedCode path revokedAt } } }`;
const DEVICE =
  'id kind state registrationNumber holderNumber invitedBy isInvitedByViewer trackerId revokeReason';
const INVITE = `mutation ($input: InviteDeviceInput!) { inviteDevice(input: $input) {
  invitation device { ${DEVICE} } } }`;
const CLAIM = `mutation ($input: BindVehicleInput!) { bindVehicle(input: $input) {
  outcome device { ${DEVICE} } journey { id binding registrationNumber
    boundVehicle { level registrationNumber transportAgency since until } } } }`;
const APPROVE = `mutation ($id: ID!) { approveDevice(deviceId: $id) { ${DEVICE} } }`;
const REVOKE = `mutation ($input: RevokeDeviceInput!) { revokeDevice(input: $input) { ${DEVICE} } }`;

/** The data of an operation, or the extensions of its error under `refused`. */
export async function ask(
  client: TestClient,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<JsonValue> {
  const { body } = await client.graphql(query, variables);
  return body.errors === undefined ? body.data : { refused: body.errors[0].extensions };
}

let nextPlate = 0;

/** Two supervisors, and a bus of an agency with a code in force. */
export interface RegisteredBus {
  readonly inviter: TestClient;
  readonly approver: TestClient;
  readonly id: string;
  readonly plate: string;
  readonly agency: string;
  readonly codeId: string;
  readonly typedCode: string;
  /** Path of the QR code. */
  readonly path: string;
}

/** Registers a bus with a plate of its own for an agency and issues a code for it. */
export async function registerBus(server: TestServer, agency = 'Demo Express'): Promise<RegisteredBus> {
  const [inviter, approver] = [
    await staffClient(server, 'SUPERVISOR'),
    await staffClient(server, 'SUPERVISOR'),
  ];
  nextPlate += 1;
  const plate = `LT ${String(nextPlate).padStart(3, '0')} QX`;
  const input = { registrationNumber: plate, transportAgency: agency };
  const { id } = (await ask(inviter, REGISTER, { input })).registerVehicle;
  const { codes } = (await ask(inviter, ISSUE, { id })).issueVehicleCode;
  const [{ id: codeId, typedCode, path }] = codes;
  return { inviter, approver, id, plate, agency, codeId, typedCode, path };
}

/** A citizen whose mobile number is proven. */
export async function provenCitizen(
  server: TestServer,
): Promise<TestClient & { readonly mobileNumber: string }> {
  const citizen = await TestClient.citizen(server.url);
  await server.dataSource.query('UPDATE account SET number_proven_at = $1 WHERE mobile_number = $2', [
    server.clock.now(),
    citizen.mobileNumber,
  ]);
  return citizen;
}

/** The key of a phone. */
export interface PhoneKey {
  readonly privateKey: KeyObject;
  /** SPKI in base64url. */
  readonly publicKey: string;
}

/** Makes the key of a phone. */
export function newPhoneKey(namedCurve = 'P-256'): PhoneKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  return {
    privateKey,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
  };
}

/** Invites a device for a bus: the payload, or what refused it. */
export async function invite(bus: RegisteredBus, kind: 'PHONE' | 'TRACKER' = 'PHONE'): Promise<JsonValue> {
  const data = await ask(bus.inviter, INVITE, { input: { vehicleId: bus.id, kind } });
  return data.inviteDevice ?? data;
}

/** Sends a code as a citizen: the payload, or what refused it. */
export async function bind(client: TestClient, code: string, publicKey?: string): Promise<JsonValue> {
  const data = await ask(client, CLAIM, { input: { code, publicKey } });
  return data.bindVehicle ?? data;
}

/** Approves a device: the device, or what refused it. */
export async function approve(client: TestClient, id: string): Promise<JsonValue> {
  const data = await ask(client, APPROVE, { id });
  return data.approveDevice ?? data;
}

/** Revokes a device: the device, or what refused it. */
export async function revoke(client: TestClient, deviceId: string, reason = 'Stolen'): Promise<JsonValue> {
  const data = await ask(client, REVOKE, { input: { deviceId, reason } });
  return data.revokeDevice ?? data;
}

/** Enrols a citizen's phone for a bus and gives its device id. */
export async function enrolPhone(bus: RegisteredBus, citizen: TestClient, key: PhoneKey): Promise<string> {
  const { invitation } = await invite(bus);
  const { device } = await bind(citizen, invitation, key.publicKey);
  return (await approve(bus.approver, device.id)).id;
}

/** The parts of a start that a phone has signed. */
export function signedStart(
  { privateKey }: PhoneKey,
  { deviceId, startedAt, clientId = randomUUID() }: { deviceId: string; startedAt: Date; clientId?: string },
) {
  const message = Buffer.from(startMessage({ clientId, startedAt, deviceId }));
  const signature = sign('sha256', message, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    clientId,
    startedAt: startedAt.toISOString(),
    deviceProof: { deviceId, signature: signature.toString('base64url') },
  };
}
