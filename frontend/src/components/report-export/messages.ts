import type { ReportColumn, ReportCsvColumn } from '@wakafine/domain/statistics/report-csv';
import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../lib/i18n/define-texts';

/** Buttons, sheet and notices of the export. */
export const EXPORT_MESSAGES = defineTexts({
  pdf: { id: 'export.pdf', description: 'Button: all violations that the filters leave, as a PDF' },
  csv: { id: 'export.csv', description: 'Button: the same as a CSV file, for spreadsheets' },
  title: { id: 'export.title', description: 'Title of the sheet in which a file is made' },
  makingCsv: { id: 'export.makingCsv', description: 'Beside a progress bar: the CSV file is being made' },
  ready: { id: 'export.ready', description: 'Told to screen readers: the PDF is made and can be looked at' },
  csvDone: { id: 'export.csvDone', description: 'Notice: the CSV file has been made and downloaded' },
  csvFailed: { id: 'export.csvFailed', description: 'The CSV file could not be made' },
  offline: { id: 'export.offline', description: 'The file could not be made: no network' },
  noDataTitle: { id: 'export.noData.title', description: 'Notice: there is nothing to export' },
  noDataText: { id: 'export.noData.text', description: 'Second line of that notice' },
  download: { id: 'export.download', description: 'Button that downloads the PDF' },
  share: {
    id: 'export.share',
    description: "Button that opens the phone's own sheet for sharing with the PDF",
  },
  fileName: {
    id: 'export.fileName',
    description:
      'Name of the file without its ending: plain lower-case letters and hyphens; date is 2026-11-14',
  },
});

/** What stands in the document. */
export const DOCUMENT_MESSAGES = defineTexts({
  title: { id: 'export.document.title', description: 'Title of the PDF' },
  search: { id: 'export.document.search', description: 'Under the title: the text that was searched for' },
  total: { id: 'export.document.total', description: 'Above the number of all violations of the PDF' },
  bySeverity: { id: 'export.document.bySeverity', description: 'Above the numbers by severity' },
  byCategory: { id: 'export.document.byCategory', description: 'Above the numbers by travel category' },
  newest: {
    id: 'export.document.newest',
    description: 'Above the table, where there are more violations than it has rows',
  },
  empty: { id: 'export.document.empty', description: 'In place of the table, where there is no violation' },
});

/** Whether a limit is confirmed, in a cell. */
export const CONFIRMED_MESSAGES = defineTexts({
  yes: { id: 'export.confirmed.yes', description: 'Cell: the authority has confirmed the limit' },
  no: { id: 'export.confirmed.no', description: 'Cell: it has not' },
});

/** The periods of reports; day, month and year are dates in words. */
export const PERIOD_MESSAGES: Record<ReportPeriod, MessageDescriptor> = defineTexts({
  DAILY: { id: 'export.period.daily', description: 'Under the title of the PDF: a report of one day' },
  MONTHLY: { id: 'export.period.monthly', description: 'Under the title of the PDF: a report of one month' },
  YEARLY: { id: 'export.period.yearly', description: 'Under the title of the PDF: a report of one year' },
  ALL: { id: 'export.period.all', description: 'Under the title of the PDF: a report of all violations' },
});

/** Heads of the columns; short, since the columns are narrow. */
export const COLUMN_MESSAGES: Record<ReportColumn | ReportCsvColumn | 'speedKmh', MessageDescriptor> =
  defineTexts({
    id: { id: 'export.column.id', description: 'Column: number of the violation' },
    vehicle: { id: 'export.column.vehicle', description: 'Column: registration number' },
    agency: { id: 'export.column.agency', description: 'Column: transport agency' },
    speed: { id: 'export.column.speed', description: 'Column: highest speed' },
    speedKmh: { id: 'export.column.speedKmh', description: 'The same in the CSV file, with its unit' },
    severity: { id: 'export.column.severity', description: 'Column: high, medium or low' },
    timestamp: { id: 'export.column.timestamp', description: 'Column: date and hour' },
    category: { id: 'export.column.category', description: 'Column: private or public travel' },
    driver: { id: 'export.column.driver', description: 'Column: name of the one who drove' },
    contact: { id: 'export.column.contact', description: 'Column: mobile number of the one who drove' },
    place: { id: 'export.column.place', description: 'Column: place in words' },
    proof: { id: 'export.column.proof', description: 'Column: what is proven, a sentence with the limit' },
    proven: { id: 'export.column.proven', description: 'Column of the CSV file: speed that is proven' },
    uncertainty: {
      id: 'export.column.uncertainty',
      description: 'Column of the CSV file: what was taken off the measured mean speed',
    },
    limit: { id: 'export.column.limit', description: 'Column of the CSV file: the legal limit' },
    limitPlace: {
      id: 'export.column.limitPlace',
      description: 'Column of the CSV file: where that limit holds, such as "Edéa, town"',
    },
    confirmed: {
      id: 'export.column.confirmed',
      description: 'Column of the CSV file: whether the authority has confirmed the limit',
    },
  });
