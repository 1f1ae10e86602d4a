import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the dashboard's page of reports. */
export const STAFF_REPORTS_MESSAGES = defineTexts({
  generate: { id: 'staff-reports.generate', description: 'Title above the three periods of a report' },
  newWindow: {
    id: 'staff-reports.newWindow',
    description: 'Below that title: the reports open in another window of the browser',
  },
  ofDay: {
    id: 'staff-reports.ofDay',
    description: 'Label of the day that the report, its month and its year are of',
  },
  past: {
    id: 'staff-reports.past',
    description: 'Below a link: what the report holds; period is a day, a month or a year in words',
  },
  full: { id: 'staff-reports.full', description: 'Title above the files of everything' },
  fullHint: {
    id: 'staff-reports.fullHint',
    description: 'Below that title: what the PDF holds and what the other files hold; most is how many rows',
  },
  pdf: { id: 'staff-reports.pdf', description: 'Button that makes the PDF' },
  pdfFailed: { id: 'staff-reports.pdfFailed', description: 'The PDF could not be made' },
  violations: { id: 'staff-reports.violations', description: 'Button: a file of all violations' },
  incidents: { id: 'staff-reports.incidents', description: 'Button: a file of all incidents' },
  daily: { id: 'staff-reports.daily', description: 'Title of the list of reports that were made by night' },
  dailyHint: { id: 'staff-reports.dailyHint', description: 'Beside that title: how they come about' },
  failedToLoad: {
    id: 'staff-reports.failedToLoad',
    description: 'In place of the list: it could not be loaded',
  },
  noneTitle: { id: 'staff-reports.none.title', description: 'In place of the list: there is none yet' },
  noneText: { id: 'staff-reports.none.text', description: 'Second line: when the first one comes' },
  rowName: {
    id: 'staff-reports.rowName',
    description: 'A row for screen readers; day is a date, count how many violations',
  },
  day: { id: 'staff-reports.column.day', description: 'Column: the day that the report is of' },
  violationCount: { id: 'staff-reports.column.violations', description: 'Column: how many violations' },
  dangerCount: {
    id: 'staff-reports.column.danger',
    description: 'Column: how many of them in the danger zone',
  },
  journeyCount: { id: 'staff-reports.column.journeys', description: 'Column: how many journeys began' },
  incidentCount: { id: 'staff-reports.column.incidents', description: 'Column: how many incidents' },
  madeAt: { id: 'staff-reports.column.made', description: 'Column: when the report was made' },
  file: { id: 'staff-reports.column.file', description: 'Column: the link that downloads the file' },
  fileName: { id: 'staff-reports.fileName', description: 'The file for screen readers; day is a date' },
});

/** The reports that open in a new window. */
export const PERIOD_NAME_MESSAGES = defineTexts({
  daily: { id: 'staff-reports.period.daily', description: 'Link: the report of today' },
  monthly: { id: 'staff-reports.period.monthly', description: 'Link: the report of this month' },
  yearly: { id: 'staff-reports.period.yearly', description: 'Link: the report of this year' },
});

/** What those reports hold. */
export const PERIOD_CONTENT_MESSAGES = defineTexts({
  daily: { id: 'staff-reports.period.dailyWhat', description: 'Below the link of today: what it holds' },
  monthly: {
    id: 'staff-reports.period.monthlyWhat',
    description: 'Below the link of the month: what it holds',
  },
  yearly: { id: 'staff-reports.period.yearlyWhat', description: 'Below the link of the year: what it holds' },
});
