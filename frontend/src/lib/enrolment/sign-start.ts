import type { ApolloClient } from '@apollo/client';
import { startMessage } from '@wakafine/domain/journeys/signed-start';
import { canonicalPlate } from '@wakafine/domain/people/plate';
import type { DeviceProofInput } from '../../graphql/generated';
import { toBase64url } from '../base64url';
import { readEnrolment } from './stored-enrolment';
import { refreshEnrolment } from './refresh-enrolment';

/** A start that is to be signed. */
export interface UnsignedStart {
  readonly accountId: string;
  /** The device as which this phone was enrolled when the journey began. */
  readonly deviceId: string;
  readonly clientId: string;
  readonly startedAt: Date;
}

/** As which device this phone can sign a journey with this plate; null where it is not enrolled for that vehicle. */
export async function signingDevice(accountId: string, registrationNumber: string): Promise<string | null> {
  const device = (await readEnrolment(accountId))?.device ?? null;
  const isVehicle =
    device !== null && canonicalPlate(device.registrationNumber) === canonicalPlate(registrationNumber);
  return isVehicle && device.state !== 'REVOKED' ? device.id : null;
}

/**
 * This phone's signature over a start; null while its enrolment is not approved as far as the phone can learn, and once the
 * key was deleted or replaced. An approval that the phone has not heard of is asked for.
 */
export async function signStart(
  client: ApolloClient,
  { accountId, deviceId, clientId, startedAt }: UnsignedStart,
): Promise<DeviceProofInput | null> {
  const stored = await readEnrolment(accountId);
  const isWaiting = stored?.device?.state === 'WAITING';
  const enrolment = isWaiting ? await refreshEnrolment(client, accountId).catch(() => stored) : stored;
  if (enrolment?.device?.id !== deviceId || enrolment.device.state !== 'APPROVED') {
    return null;
  }
  const message = new TextEncoder().encode(startMessage({ clientId, startedAt, deviceId }));
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, enrolment.keys.privateKey, message);
  return { deviceId, signature: toBase64url(signature) };
}
