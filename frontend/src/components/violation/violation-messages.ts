import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of one violation, wherever it is shown. */
export const VIOLATION_MESSAGES = defineTexts({
  summary: {
    id: 'violations.summary',
    description: 'A violation in few words: how severe it is, highest speed with unit, hour',
  },
  viewDetails: { id: 'violations.viewDetails', description: 'Link to the details of a violation' },
  viewDetailsOf: {
    id: 'violations.viewDetailsOf',
    description: 'The same link for screen readers; violation is it in few words',
  },
});

/** Texts of the button that reports a violation. */
export const REPORT_VIOLATION_MESSAGES = defineTexts({
  report: { id: 'violations.report', description: 'Button that tells the authority of it' },
  reported: { id: 'violations.report.done', description: 'The same button once it was told' },
  reportedTitle: { id: 'violations.report.doneTitle', description: 'Notice: the authority was told' },
  reportedText: { id: 'violations.report.doneText', description: 'Second line of that notice' },
  kept: {
    id: 'violations.report.kept',
    description: 'The same button while the report waits for the network',
  },
  keptTitle: { id: 'violations.report.keptTitle', description: 'Notice: no network, it is told later' },
  failedTitle: { id: 'violations.report.failedTitle', description: 'Notice: it could not be told' },
  failedText: { id: 'violations.report.failedText', description: 'Second line of that notice' },
});
