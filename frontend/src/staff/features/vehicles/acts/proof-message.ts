import type { MessageDescriptor } from 'react-intl';
import type { RegisteredVehicleRowFragment } from '../../../../graphql/staff';
import { PROOF_MESSAGES } from './messages';

/** The surest way in which a journey can be shown to be in a vehicle now. */
export function proofMessage({
  deviceCount,
  codeCount,
}: Pick<RegisteredVehicleRowFragment, 'deviceCount' | 'codeCount'>): MessageDescriptor {
  if (deviceCount > 0) {
    return PROOF_MESSAGES.device;
  }
  return codeCount > 0 ? PROOF_MESSAGES.code : PROOF_MESSAGES.typed;
}
