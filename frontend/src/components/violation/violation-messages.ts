import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of one violation, wherever it is shown. */
export const VIOLATION_MESSAGES = defineTexts({
  summary: {
    id: 'violations.summary',
    defaultMessage: '{severity}, {speed}, {time}',
    description: 'A violation in few words: how severe it is, highest speed with unit, hour',
  },
  viewDetails: {
    id: 'violations.viewDetails',
    defaultMessage: 'View Details',
    description: 'Link to the details of a violation',
  },
  viewDetailsOf: {
    id: 'violations.viewDetailsOf',
    defaultMessage: 'View Details: {violation}',
    description: 'The same link for screen readers; violation is it in few words',
  },
});

/** Texts of the button that reports a violation. */
export const REPORT_VIOLATION_MESSAGES = defineTexts({
  report: {
    id: 'violations.report',
    defaultMessage: 'Report',
    description: 'Button that tells the authority of it',
  },
  reported: {
    id: 'violations.report.done',
    defaultMessage: 'Reported',
    description: 'The same button once it was told',
  },
  reportedTitle: {
    id: 'violations.report.doneTitle',
    defaultMessage: 'Violation Reported',
    description: 'Notice: the authority was told',
  },
  reportedText: {
    id: 'violations.report.doneText',
    defaultMessage: 'The violation has been reported to authorities.',
    description: 'Second line of that notice',
  },
  stored: {
    id: 'violations.report.kept',
    defaultMessage: 'Saved on phone',
    description: 'The same button while the report waits for the network',
  },
  storedTitle: {
    id: 'violations.report.keptTitle',
    defaultMessage: 'No network. Saved on this phone, sent later.',
    description: 'Notice: no network, it is told later',
  },
  failedTitle: {
    id: 'violations.report.failedTitle',
    defaultMessage: 'Error',
    description: 'Notice: it could not be told',
  },
  failedText: {
    id: 'violations.report.failedText',
    defaultMessage: 'Failed to report violation. Please try again.',
    description: 'Second line of that notice',
  },
});
