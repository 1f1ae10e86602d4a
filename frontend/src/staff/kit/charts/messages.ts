import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the dashboard's charts. */
export const ADMIN_CHART_MESSAGES = defineTexts({
  csv: {
    id: 'staff.chart.csv',
    defaultMessage: 'Save as CSV',
    description: 'Button that saves the figures of a chart as a CSV file',
  },
});
