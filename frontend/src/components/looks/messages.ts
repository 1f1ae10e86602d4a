import type { RevealReason } from '@wakafine/domain/people/data-looks';
import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../lib/i18n/define-texts';

/** Reason why staff show something in full: choices of staff, and what the person reads. */
export const REASON_MESSAGES: Record<RevealReason, MessageDescriptor> = defineTexts({
  CASE_REVIEW: {
    id: 'looks.reason.caseReview',
    defaultMessage: 'Review of a case',
    description: 'Reason why staff see data: a case is reviewed',
  },
  CITIZEN_REQUEST: {
    id: 'looks.reason.citizenRequest',
    defaultMessage: 'Request of the person',
    description: 'Reason why staff see data: the person asked for something',
  },
  AGENCY_REQUEST: {
    id: 'looks.reason.agencyRequest',
    defaultMessage: 'Request of an agency',
    description: 'Reason why staff see data: a transport agency asked for something',
  },
  COURT_ORDER: {
    id: 'looks.reason.courtOrder',
    defaultMessage: 'Court order',
    description: 'Reason why staff see data: a court ordered it',
  },
  SAFETY: {
    id: 'looks.reason.safety',
    defaultMessage: 'Danger on the road',
    description: 'Reason why staff see data: somebody may be in danger',
  },
  DATA_QUALITY: {
    id: 'looks.reason.dataQuality',
    defaultMessage: 'Error in the data',
    description: 'Reason why staff see data: an error in the data is looked for',
  },
  OTHER: {
    id: 'looks.reason.other',
    defaultMessage: 'Other reason',
    description: 'Reason why staff see data: another one, in words',
  },
});
