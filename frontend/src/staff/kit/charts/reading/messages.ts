import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of what a chart says of one value. */
export const READ_MESSAGES = defineTexts({
  howToRead: {
    id: 'staff.chart.howToRead',
    defaultMessage: 'Point at a value, or move by the arrow keys, to read it.',
    description: 'Below a chart before a value is chosen: how its values are read',
  },
  rows: {
    id: 'staff.chart.rows',
    defaultMessage: 'Show the rows',
    description: 'Link below a chart: leads to the rows that a value counts',
  },
  rowsOf: {
    id: 'staff.chart.rowsOf',
    defaultMessage: 'Show the rows: {what}',
    description:
      'The same link for screen readers; what is the value in words, such as 08:00 to 09:00: 12 violations',
  },
});
