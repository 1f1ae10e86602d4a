import type { RevealReason } from '@wakafine/domain/people/data-looks';
import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../lib/i18n/define-texts';

/** Why staff show something in full: choices of staff, and what the person reads. */
export const REASON_MESSAGES: Record<RevealReason, MessageDescriptor> = defineTexts({
  CASE_REVIEW: {
    id: 'looks.reason.caseReview',
    description: 'Reason why staff see data: a case is reviewed',
  },
  CITIZEN_REQUEST: {
    id: 'looks.reason.citizenRequest',
    description: 'Reason why staff see data: the person asked for something',
  },
  AGENCY_REQUEST: {
    id: 'looks.reason.agencyRequest',
    description: 'Reason why staff see data: a transport agency asked for something',
  },
  COURT_ORDER: {
    id: 'looks.reason.courtOrder',
    description: 'Reason why staff see data: a court ordered it',
  },
  SAFETY: { id: 'looks.reason.safety', description: 'Reason why staff see data: somebody may be in danger' },
  DATA_QUALITY: {
    id: 'looks.reason.dataQuality',
    description: 'Reason why staff see data: an error in the data is looked for',
  },
  OTHER: { id: 'looks.reason.other', description: 'Reason why staff see data: another one, in words' },
});
