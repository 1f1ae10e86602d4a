import { defineTexts } from '../../../lib/i18n/define-texts';

/** Opening a case on a violation. */
export const OPEN_CASE_MESSAGES = defineTexts({
  open: {
    id: 'staff-cases.open',
    defaultMessage: 'Open a case',
    description: 'Button: opens a case on a violation',
  },
  openText: {
    id: 'staff-cases.openText',
    defaultMessage: 'The driver gets a notice once another person has confirmed the measurement.',
    description: 'What opening a case leads to',
  },
  openDone: {
    id: 'staff-cases.openDone',
    defaultMessage: 'Case opened',
    description: 'Notice: a case was opened',
  },
  openFailed: {
    id: 'staff-cases.openFailed',
    defaultMessage:
      'No case was opened: it is not proven by a bound device above a confirmed limit, the driver has not agreed, or there is one already.',
    description: 'A case could not be opened',
  },
});
