import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the dashboard's page of reports. */
export const STAFF_REPORTS_MESSAGES = defineTexts({
  generate: {
    id: 'staff-reports.generate',
    defaultMessage: 'Generate reports',
    description: 'Title above the three periods of a report',
  },
  newWindow: {
    id: 'staff-reports.newWindow',
    defaultMessage: 'Each report opens in a new window, with search, filters and its own export.',
    description: 'Below that title: the reports open in another window of the browser',
  },
  ofDay: {
    id: 'staff-reports.ofDay',
    defaultMessage: 'Day',
    description: 'Label of the day that the report, its month and its year are of',
  },
  past: {
    id: 'staff-reports.past',
    defaultMessage: 'Violations of {period}',
    description: 'Below a link: what the report holds; period is a day, a month or a year in words',
  },
  full: {
    id: 'staff-reports.full',
    defaultMessage: 'Full export',
    description: 'Title above the files of everything',
  },
  fullHint: {
    id: 'staff-reports.fullHint',
    defaultMessage:
      'The PDF lists the newest {most, number} violations with the figures of all. CSV and GeoJSON hold every row.',
    description: 'Below that title: what the PDF holds and what the other files hold; most is how many rows',
  },
  pdf: {
    id: 'staff-reports.pdf',
    defaultMessage: 'Full PDF report',
    description: 'Button that makes the PDF',
  },
  pdfFailed: {
    id: 'staff-reports.pdfFailed',
    defaultMessage: 'Failed to export PDF report',
    description: 'The PDF could not be made',
  },
  violations: {
    id: 'staff-reports.violations',
    defaultMessage: 'Export violations',
    description: 'Button: a file of all violations',
  },
  incidents: {
    id: 'staff-reports.incidents',
    defaultMessage: 'Export incidents',
    description: 'Button: a file of all incidents',
  },
  daily: {
    id: 'staff-reports.daily',
    defaultMessage: 'Daily reports',
    description: 'Title of the list of reports that were made by night',
  },
  dailyHint: {
    id: 'staff-reports.dailyHint',
    defaultMessage: 'Made automatically after midnight and kept unchanged, with masked plates.',
    description: 'Beside that title: how they come about',
  },
  failedToLoad: {
    id: 'staff-reports.failedToLoad',
    defaultMessage: 'The daily reports could not be loaded.',
    description: 'In place of the list: it could not be loaded',
  },
  noneTitle: {
    id: 'staff-reports.none.title',
    defaultMessage: 'No daily report yet',
    description: 'In place of the list: there is none yet',
  },
  noneText: {
    id: 'staff-reports.none.text',
    defaultMessage: 'The first one comes after midnight.',
    description: 'Second line: when the first one comes',
  },
  rowName: {
    id: 'staff-reports.rowName',
    defaultMessage: '{day}: {count, plural, one {# violation} other {# violations}}',
    description: 'A row for screen readers; day is a date, count how many violations',
  },
  day: {
    id: 'staff-reports.column.day',
    defaultMessage: 'Day',
    description: 'Column: the day that the report is of',
  },
  violationCount: {
    id: 'staff-reports.column.violations',
    defaultMessage: 'Violations',
    description: 'Column: how many violations',
  },
  dangerCount: {
    id: 'staff-reports.column.danger',
    defaultMessage: 'In danger',
    description: 'Column: how many of them in the danger zone',
  },
  journeyCount: {
    id: 'staff-reports.column.journeys',
    defaultMessage: 'Journeys',
    description: 'Column: how many journeys began',
  },
  incidentCount: {
    id: 'staff-reports.column.incidents',
    defaultMessage: 'Incidents',
    description: 'Column: how many incidents',
  },
  madeAt: {
    id: 'staff-reports.column.made',
    defaultMessage: 'Made',
    description: 'Column: when the report was made',
  },
  file: {
    id: 'staff-reports.column.file',
    defaultMessage: 'File',
    description: 'Column: the link that downloads the file',
  },
  fileName: {
    id: 'staff-reports.fileName',
    defaultMessage: 'daily report, {day}',
    description: 'The file for screen readers; day is a date',
  },
});

/** The reports that open in a new window. */
export const PERIOD_NAME_MESSAGES = defineTexts({
  daily: {
    id: 'staff-reports.period.daily',
    defaultMessage: 'Daily',
    description: 'Link: the report of today',
  },
  monthly: {
    id: 'staff-reports.period.monthly',
    defaultMessage: 'Monthly',
    description: 'Link: the report of this month',
  },
  yearly: {
    id: 'staff-reports.period.yearly',
    defaultMessage: 'Yearly',
    description: 'Link: the report of this year',
  },
});

/** Content of those reports. */
export const PERIOD_CONTENT_MESSAGES = defineTexts({
  daily: {
    id: 'staff-reports.period.dailyWhat',
    defaultMessage: 'Violations of today',
    description: 'Below the link of today: what it holds',
  },
  monthly: {
    id: 'staff-reports.period.monthlyWhat',
    defaultMessage: 'Violations of this month',
    description: 'Below the link of the month: what it holds',
  },
  yearly: {
    id: 'staff-reports.period.yearlyWhat',
    defaultMessage: 'Violations of this year',
    description: 'Below the link of the year: what it holds',
  },
});
