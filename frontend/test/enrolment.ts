import { deleteEnrolment } from '../src/lib/storage/delete-enrolment';
import { storeEnrolment, prepareKey } from '../src/lib/enrolment/stored-enrolment';
import { VIEWER } from './api';

/** A whole invitation: its last symbol checks the others. */
export const INVITATION = '0000000000000000';

/** A phone that is enrolled for a bus, or on its way to it. */
export function buildDevice(over: object = {}) {
  return {
    id: '31',
    kind: 'PHONE' as const,
    state: 'APPROVED' as const,
    registrationNumber: 'CE 731 QX',
    trackerName: null,
    trackerId: null,
    holderNumber: null,
    invitedBy: null,
    isInvitedByViewer: false,
    invitedAt: '2026-11-14T05:10:00Z',
    invitationExpiresAt: '2026-11-21T05:10:00Z',
    claimedAt: '2026-11-14T06:10:00Z',
    approvedAt: null,
    revokedAt: null,
    revokeReason: null,
    ...over,
  };
}

/** Enrols the phone of the test for the viewer's account, with a key of its own in place of an earlier one; gives the public key. */
export async function enrolThisPhone(over: object = {}): Promise<string> {
  await deleteEnrolment();
  const prepared = await prepareKey(VIEWER.id);
  await storeEnrolment(prepared, buildDevice(over));
  return prepared.publicKey;
}
