import { startMessage } from '@wakafine/domain/journeys/signed-start';
import { createPrivateKey, sign } from 'node:crypto';
import { DEMO_VEHICLES } from '@wakafine/domain/people/demo-accounts';
import type { JourneyStart } from '../client/operations';
import type { Phone } from '../phone';

/** Content that a phone signs for a start. */
export type SignedStart = Required<Pick<JourneyStart, 'registrationNumber' | 'clientId' | 'startedAtMs'>>;

/** The signature of the phone of a registered bus of demo mode over a start; nothing where it is enrolled for none. */
export async function demoProofOf(
  phone: Phone,
  start: SignedStart,
): Promise<Pick<JourneyStart, 'deviceProof'>> {
  const bus = DEMO_VEHICLES.find(({ registrationNumber }) => registrationNumber === start.registrationNumber);
  const deviceId = bus === undefined ? null : await phone.enrolledAs(bus.registrationNumber);
  if (bus === undefined || deviceId === null) {
    return {};
  }
  const message = startMessage({ ...start, startedAt: new Date(start.startedAtMs), deviceId });
  const key = Buffer.from(bus.privateKey, 'base64url');
  const signature = sign('sha256', Buffer.from(message), {
    key: createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
    dsaEncoding: 'ieee-p1363',
  });
  return { deviceProof: { deviceId, signature: signature.toString('base64url') } };
}
