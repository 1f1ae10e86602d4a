import { defineTexts } from '../../lib/i18n/define-texts';

/** What is said when a report was made and is kept, or was not. */
export const KEEP_REPORT_MESSAGES = defineTexts({
  generated: { id: 'reports.month.generated', description: 'Notice: the report was made and is kept' },
  failed: { id: 'reports.month.failed', description: 'The report could not be made' },
  offline: { id: 'reports.month.offline', description: 'The report could not be made: no network' },
});
