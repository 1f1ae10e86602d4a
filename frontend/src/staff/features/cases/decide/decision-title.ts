import type { MessageDescriptor } from 'react-intl';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import { DECIDE_MESSAGES } from './messages';

/** Heading of what staff do in the state of a case. */
export function decisionTitle({
  state,
  signaturesNeeded,
}: Pick<StaffCaseFragment, 'state' | 'signaturesNeeded'>): MessageDescriptor {
  switch (state) {
    case 'EVIDENCE':
    case 'REVIEW':
      return DECIDE_MESSAGES.review;
    case 'NOTICE':
      return DECIDE_MESSAGES.notice;
    case 'CONTESTED':
    case 'EXPIRED':
      return signaturesNeeded === 1 ? DECIDE_MESSAGES.byOne : DECIDE_MESSAGES.byTwo;
    default:
      return DECIDE_MESSAGES.over;
  }
}
