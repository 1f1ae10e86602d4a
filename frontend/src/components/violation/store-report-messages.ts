import { defineTexts } from '../../lib/i18n/define-texts';

/** Notices when a report was created and stored, or was not. */
export const STORE_REPORT_MESSAGES = defineTexts({
  generated: {
    id: 'reports.month.generated',
    defaultMessage: 'Detailed report generated and saved to records',
    description: 'Notice: the report was made and is kept',
  },
  failed: {
    id: 'reports.month.failed',
    defaultMessage: 'Could not make the report. Please try again.',
    description: 'The report could not be made',
  },
  offline: {
    id: 'reports.month.offline',
    defaultMessage: 'No network. The report can be made once it is back.',
    description: 'The report could not be made: no network',
  },
});
