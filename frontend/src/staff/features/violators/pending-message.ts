import type { MessageDescriptor } from 'react-intl';
import type { StaffViolatorRowFragment } from '../../../graphql/staff';
import { VIOLATORS_MESSAGES } from './view/messages';

/** Open proposal for a vehicle: one of a person first, then one of the rule; null where there is none. */
export function pendingMessage({
  proposal,
  ruleProposal,
}: Pick<StaffViolatorRowFragment, 'proposal' | 'ruleProposal'>): MessageDescriptor | null {
  if (proposal !== null) {
    return proposal.status === 'SUSPENDED'
      ? VIOLATORS_MESSAGES.proposedSuspend
      : VIOLATORS_MESSAGES.proposedClear;
  }
  return ruleProposal === null ? null : VIOLATORS_MESSAGES.ruleHint;
}
