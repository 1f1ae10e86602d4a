import type { ReportColumn, ReportCsvColumn } from '@wakafine/domain/statistics/report-csv';
import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../lib/i18n/define-texts';

/** Buttons, sheet and notices of the export. */
export const EXPORT_MESSAGES = defineTexts({
  pdf: {
    id: 'export.pdf',
    defaultMessage: 'Export All Reports (PDF)',
    description: 'Button: all violations that the filters leave, as a PDF',
  },
  csv: {
    id: 'export.csv',
    defaultMessage: 'Export as CSV',
    description: 'Button: the same as a CSV file, for spreadsheets',
  },
  title: {
    id: 'export.title',
    defaultMessage: 'Export reports',
    description: 'Title of the sheet in which a file is made',
  },
  makingCsv: {
    id: 'export.makingCsv',
    defaultMessage: 'Making the CSV file',
    description: 'Beside a progress bar: the CSV file is being made',
  },
  ready: {
    id: 'export.ready',
    defaultMessage: 'The PDF is ready.',
    description: 'Told to screen readers: the PDF is made and can be looked at',
  },
  csvDone: {
    id: 'export.csvDone',
    defaultMessage: 'CSV file has been generated and downloaded.',
    description: 'Notice: the CSV file has been made and downloaded',
  },
  csvFailed: {
    id: 'export.csvFailed',
    defaultMessage: 'Could not generate CSV file. Please try again.',
    description: 'The CSV file could not be made',
  },
  offline: {
    id: 'export.offline',
    defaultMessage: 'No network. Nothing was lost: try again when it is back.',
    description: 'The file could not be made: no network',
  },
  noDataTitle: {
    id: 'export.noData.title',
    defaultMessage: 'No Data',
    description: 'Notice: there is nothing to export',
  },
  noDataText: {
    id: 'export.noData.text',
    defaultMessage: 'There are no violations to export.',
    description: 'Second line of that notice',
  },
  download: {
    id: 'export.download',
    defaultMessage: 'Download',
    description: 'Button that downloads the PDF',
  },
  share: {
    id: 'export.share',
    defaultMessage: 'Share',
    description: "Button that opens the phone's own sheet for sharing with the PDF",
  },
  fileName: {
    id: 'export.fileName',
    defaultMessage: 'wakafine-violations-{date}',
    description:
      'Name of the file without its ending: plain lower-case letters and hyphens; date is 2026-11-14',
  },
});

/** Texts of the document. */
export const DOCUMENT_MESSAGES = defineTexts({
  title: {
    id: 'export.document.title',
    defaultMessage: 'Speed Violation Reports',
    description: 'Title of the PDF',
  },
  search: {
    id: 'export.document.search',
    defaultMessage: 'Search: “{text}”',
    description: 'Under the title: the text that was searched for',
  },
  total: {
    id: 'export.document.total',
    defaultMessage: 'Total violations',
    description: 'Above the number of all violations of the PDF',
  },
  bySeverity: {
    id: 'export.document.bySeverity',
    defaultMessage: 'By severity',
    description: 'Above the numbers by severity',
  },
  byCategory: {
    id: 'export.document.byCategory',
    defaultMessage: 'By category',
    description: 'Above the numbers by travel category',
  },
  newest: {
    id: 'export.document.newest',
    defaultMessage:
      'The newest {count, number} of {total, number} violations are listed. The CSV file has all of them.',
    description: 'Above the table, where there are more violations than it has rows',
  },
  codes: {
    id: 'export.document.codes',
    defaultMessage: 'Check a record',
    description: 'Heading above the QR codes of the violations, on pages of their own',
  },
  codesHow: {
    id: 'export.document.codesHow',
    defaultMessage:
      'Each code leads to a page of {address}. It checks the record of its violation. It shows no name and no route.',
    description: 'Under that heading; address is that of the service',
  },
  codesNewest: {
    id: 'export.document.codesNewest',
    defaultMessage: 'The newest {count, number} of {total, number} have one here.',
    description: 'After that, where there are more records than codes',
  },
  code: {
    id: 'export.document.code',
    defaultMessage: 'Violation {id}',
    description: 'Under a QR code; id is the number of the violation in the table',
  },
  empty: {
    id: 'export.document.empty',
    defaultMessage: 'No violations recorded. Keep driving safely!',
    description: 'In place of the table, where there is no violation',
  },
});

/** Whether a limit is confirmed, in a cell. */
export const CONFIRMED_MESSAGES = defineTexts({
  yes: {
    id: 'export.confirmed.yes',
    defaultMessage: 'Yes',
    description: 'Cell: the authority has confirmed the limit',
  },
  no: { id: 'export.confirmed.no', defaultMessage: 'No', description: 'Cell: it has not' },
});

/** The periods of reports; day, month and year are dates in words. */
export const PERIOD_MESSAGES: Record<ReportPeriod, MessageDescriptor> = defineTexts({
  DAILY: {
    id: 'export.period.daily',
    defaultMessage: 'Daily report, {day}',
    description: 'Under the title of the PDF: a report of one day',
  },
  MONTHLY: {
    id: 'export.period.monthly',
    defaultMessage: 'Monthly report, {month}',
    description: 'Under the title of the PDF: a report of one month',
  },
  YEARLY: {
    id: 'export.period.yearly',
    defaultMessage: 'Yearly report, {year}',
    description: 'Under the title of the PDF: a report of one year',
  },
  ALL: {
    id: 'export.period.all',
    defaultMessage: 'All violations',
    description: 'Under the title of the PDF: a report of all violations',
  },
});

/** Heads of the columns; short, since the columns are narrow. */
export const COLUMN_MESSAGES: Record<ReportColumn | ReportCsvColumn | 'speedKmh', MessageDescriptor> =
  defineTexts({
    id: { id: 'export.column.id', defaultMessage: 'ID', description: 'Column: number of the violation' },
    vehicle: {
      id: 'export.column.vehicle',
      defaultMessage: 'Vehicle',
      description: 'Column: registration number',
    },
    agency: { id: 'export.column.agency', defaultMessage: 'Agency', description: 'Column: transport agency' },
    speed: { id: 'export.column.speed', defaultMessage: 'Speed', description: 'Column: highest speed' },
    speedKmh: {
      id: 'export.column.speedKmh',
      defaultMessage: 'Speed (km/h)',
      description: 'The same in the CSV file, with its unit',
    },
    severity: {
      id: 'export.column.severity',
      defaultMessage: 'Severity',
      description: 'Column: high, medium or low',
    },
    timestamp: {
      id: 'export.column.timestamp',
      defaultMessage: 'Timestamp',
      description: 'Column: date and hour',
    },
    category: {
      id: 'export.column.category',
      defaultMessage: 'Category',
      description: 'Column: private or public travel',
    },
    driver: {
      id: 'export.column.driver',
      defaultMessage: 'Driver',
      description: 'Column: name of the one who drove',
    },
    contact: {
      id: 'export.column.contact',
      defaultMessage: 'Contact',
      description: 'Column: mobile number of the one who drove',
    },
    place: { id: 'export.column.place', defaultMessage: 'Place', description: 'Column: place in words' },
    proof: {
      id: 'export.column.proof',
      defaultMessage: 'Proof',
      description: 'Column: what is proven, a sentence with the limit',
    },
    proven: {
      id: 'export.column.proven',
      defaultMessage: 'Proven at least (km/h)',
      description: 'Column of the CSV file: speed that is proven',
    },
    uncertainty: {
      id: 'export.column.uncertainty',
      defaultMessage: 'Taken off (km/h)',
      description: 'Column of the CSV file: what was taken off the measured mean speed',
    },
    limit: {
      id: 'export.column.limit',
      defaultMessage: 'Limit (km/h)',
      description: 'Column of the CSV file: the legal limit',
    },
    limitPlace: {
      id: 'export.column.limitPlace',
      defaultMessage: 'Limit of',
      description: 'Column of the CSV file: where that limit holds, such as "Edéa, town"',
    },
    confirmed: {
      id: 'export.column.confirmed',
      defaultMessage: 'Limit confirmed',
      description: 'Column of the CSV file: whether the authority has confirmed the limit',
    },
  });
