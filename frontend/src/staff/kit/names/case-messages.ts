import type { MessageDescriptor } from 'react-intl';
import type { CaseDecision } from '@wakafine/domain/cases/case-steps';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of decisions on a case. */
export const CASE_DECISION_MESSAGES: Record<CaseDecision, MessageDescriptor> = defineTexts({
  UPHOLD: {
    id: 'staff-cases.decision.UPHOLD',
    defaultMessage: 'Uphold',
    description: 'A decision on a case: the violation stands',
  },
  UPHOLD_LOWER: {
    id: 'staff-cases.decision.UPHOLD_LOWER',
    defaultMessage: 'Uphold, one step lower',
    description: 'A decision on a case: it stands with a lower severity',
  },
  REJECT: {
    id: 'staff-cases.decision.REJECT',
    defaultMessage: 'Reject',
    description: 'A decision on a case: the violation does not stand',
  },
  SEND_BACK: {
    id: 'staff-cases.decision.SEND_BACK',
    defaultMessage: 'Send back',
    description: 'A decision on a case: it is to be reviewed anew',
  },
});
