import type { ApolloClient } from '@apollo/client';
import { MyDevicesDocument } from '../../graphql/generated';
import { storeEnrolment, readEnrolment, type Enrolment } from './stored-enrolment';

/**
 * Asks the server how far the enrolment of this phone is, stores it and gives it; null without one. Rejects
 * without an answer.
 */
export async function refreshEnrolment(client: ApolloClient, accountId: string): Promise<Enrolment | null> {
  const enrolment = await readEnrolment(accountId);
  if (enrolment === null || enrolment.device === null) {
    return enrolment;
  }
  const { id } = enrolment.device;
  const { data } = await client.query({ query: MyDevicesDocument, fetchPolicy: 'no-cache' });
  const known = data?.myDevices.find((each) => each.id === id);
  // A device that the account no longer has binds nothing any more.
  const device = known ?? { ...enrolment.device, state: 'REVOKED' as const };
  await storeEnrolment(enrolment, device);
  return { ...enrolment, device };
}
