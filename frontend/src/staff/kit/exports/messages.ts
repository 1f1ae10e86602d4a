import type { MessageDescriptor } from 'react-intl';
import type { ExportFormat, ExportKind } from '../../../graphql/staff';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the exports of the dashboard: the dialog, and the list of one's own. */
export const EXPORTS_MESSAGES = defineTexts({
  open: {
    id: 'exports.open',
    defaultMessage: 'Export',
    description: 'Button of a page that opens the dialog for a file of its rows',
  },
  title: {
    id: 'exports.title',
    defaultMessage: 'Export: {kind}',
    description: 'Title of the dialog; kind is what is exported, such as Violations',
  },
  all: {
    id: 'exports.all',
    defaultMessage: 'The file holds all rows.',
    description: 'What the file will hold: all rows, as the page has no filter',
  },
  filtered: {
    id: 'exports.filtered',
    defaultMessage: 'The file holds what the filters of the page leave: {filters}.',
    description:
      'What the file will hold: the rows that the filters of the page leave; filters is a list of them',
  },
  format: {
    id: 'exports.format',
    defaultMessage: 'Format',
    description: 'Name of the choice between the formats of the file',
  },
  fullPlates: {
    id: 'exports.fullPlates',
    defaultMessage: 'Full plates',
    description: 'Switch: number plates are in full in the file',
  },
  fullPlatesHint: {
    id: 'exports.fullPlatesHint',
    defaultMessage: 'The audit log records that you exported them.',
    description: 'Below the switch: the audit log keeps it',
  },
  start: {
    id: 'exports.start',
    defaultMessage: 'Create file',
    description: 'Button that begins the making of the file',
  },
  twoAtOnce: {
    id: 'exports.twoAtOnce',
    defaultMessage: 'Two of your files are being created. Wait for one of them, or cancel it.',
    description: 'Why no more can begin: two are being made',
  },
  mine: {
    id: 'exports.mine',
    defaultMessage: 'My files',
    description: 'Title of the list of one’s own files',
  },
  mineHint: {
    id: 'exports.mineHint',
    defaultMessage: 'Each is kept for a day, for you alone.',
    description: 'Below that title: how long they are kept',
  },
  none: {
    id: 'exports.none',
    defaultMessage: 'No file in the last day.',
    description: 'In place of the list: there is no file',
  },
  failedToLoad: {
    id: 'exports.failedToLoad',
    defaultMessage: 'Your files could not be loaded.',
    description: 'In place of the list: it could not be loaded',
  },
  name: {
    id: 'exports.name',
    defaultMessage: '{kind}, {format}',
    description: 'A file in the list; kind is what it holds, format is how it is written',
  },
  working: {
    id: 'exports.working',
    defaultMessage: '{name}: {done} of {total} rows',
    description: 'Beside a progress bar; name is which file, done and total are rows',
  },
  rows: {
    id: 'exports.rows',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
    description: 'How many rows a file has; count is how many',
  },
  kilobytes: {
    id: 'exports.kilobytes',
    defaultMessage: '{value}\u00a0KB',
    description: 'Size of a file; value is a number',
  },
  megabytes: {
    id: 'exports.megabytes',
    defaultMessage: '{value}\u00a0MB',
    description: 'Size of a larger file; value is a number',
  },
  platesInFull: {
    id: 'exports.platesInFull',
    defaultMessage: 'full plates',
    description: 'Beside a file: its number plates are in full',
  },
  until: {
    id: 'exports.until',
    defaultMessage: 'kept until {time}',
    description: 'Beside a file: until when it is kept; time is a date with an hour',
  },
  ready: {
    id: 'exports.ready',
    defaultMessage: '{name} is ready.',
    description: 'Told to screen readers: a file is made; name is which',
  },
  failed: {
    id: 'exports.failed',
    defaultMessage: 'The file could not be created. Please try again.',
    description: 'Beside a file that could not be made',
  },
  cancelled: {
    id: 'exports.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Beside a file whose making was ended by its maker',
  },
  download: { id: 'exports.download', defaultMessage: 'Download', description: 'Link that downloads a file' },
  downloadName: {
    id: 'exports.downloadName',
    defaultMessage: 'Download {name}',
    description: 'The same for screen readers; name is which file',
  },
});

/** Subjects of an export. */
export const EXPORT_KIND_MESSAGES: Record<ExportKind, MessageDescriptor> = defineTexts({
  VIOLATIONS: {
    id: 'exports.kind.violations',
    defaultMessage: 'Violations',
    description: 'What an export holds',
  },
  INCIDENTS: {
    id: 'exports.kind.incidents',
    defaultMessage: 'Incidents',
    description: 'What an export holds: reports of citizens',
  },
  SEGMENTS: {
    id: 'exports.kind.segments',
    defaultMessage: 'Segments',
    description: 'What an export holds: stretches of the main roads with their figures',
  },
  AUDIT: {
    id: 'exports.kind.audit',
    defaultMessage: 'Audit log',
    description: 'What an export holds: the log of what staff did',
  },
});

/** Formats of files, which have no translation. */
export const EXPORT_FORMAT_NAMES: Record<ExportFormat, string> = {
  CSV: 'CSV',
  GEOJSON: 'GeoJSON',
  PARQUET: 'Parquet',
  XLSX: 'Excel',
};
