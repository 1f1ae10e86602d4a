import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the list of evidence that cases hold of erased accounts. */
export const HELD_MESSAGES = defineTexts({
  filter: {
    id: 'staff-cases.held.filter',
    defaultMessage: 'Held evidence',
    description: 'Choice of the filter by state: evidence of erased accounts that open cases hold. Short',
  },
  about: {
    id: 'staff-cases.held.about',
    defaultMessage:
      'These people had their account erased while a case was open. What was measured is kept for those who decide, and for nobody else.',
    description: 'Above the list of held evidence',
  },
  undecided: {
    id: 'staff-cases.held.undecided',
    defaultMessage: 'Account erased on {since}. Held because the case is not decided.',
    description: 'Reason why evidence is held; since is a formatted day',
  },
  decided: {
    id: 'staff-cases.held.decided',
    defaultMessage: 'Account erased on {since}. Held because the decision can still be looked into.',
    description: 'Reason why evidence is held; since is a formatted day',
  },
  until: {
    id: 'staff-cases.held.until',
    defaultMessage: 'Until {until}, then it is erased',
    description: 'End of the time in which evidence is held; until is a formatted day',
  },
  untilDecided: {
    id: 'staff-cases.held.untilDecided',
    defaultMessage: 'Until 90 days after the decision, or until the case ends without one',
    description: 'The same before there is a decision',
  },
  empty: {
    id: 'staff-cases.held.empty',
    defaultMessage: 'No evidence is held',
    description: 'Title of the empty list',
  },
  emptyText: {
    id: 'staff-cases.held.emptyText',
    defaultMessage: 'Nobody whose case is open has had their account erased.',
    description: 'Text of the empty list',
  },
  error: {
    id: 'staff-cases.held.error',
    defaultMessage: 'The held evidence could not be loaded.',
    description: 'The list could not be loaded',
  },
});
