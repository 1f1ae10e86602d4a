import type { MessageDescriptor } from 'react-intl';
import type { ExportFormat, ExportKind } from '../../../graphql/staff';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the exports of the dashboard: the dialog, and the list of one's own. */
export const EXPORTS_MESSAGES = defineTexts({
  open: { id: 'exports.open', description: 'Button of a page that opens the dialog for a file of its rows' },
  title: {
    id: 'exports.title',
    description: 'Title of the dialog; kind is what is exported, such as Violations',
  },
  all: { id: 'exports.all', description: 'What the file will hold: all rows, as the page has no filter' },
  filtered: {
    id: 'exports.filtered',
    description:
      'What the file will hold: the rows that the filters of the page leave; filters is a list of them',
  },
  format: { id: 'exports.format', description: 'Name of the choice between the formats of the file' },
  fullPlates: { id: 'exports.fullPlates', description: 'Switch: number plates are in full in the file' },
  fullPlatesHint: { id: 'exports.fullPlatesHint', description: 'Below the switch: the audit log keeps it' },
  start: { id: 'exports.start', description: 'Button that begins the making of the file' },
  twoAtOnce: { id: 'exports.twoAtOnce', description: 'Why no more can begin: two are being made' },
  mine: { id: 'exports.mine', description: 'Title of the list of one’s own files' },
  mineHint: { id: 'exports.mineHint', description: 'Below that title: how long they are kept' },
  none: { id: 'exports.none', description: 'In place of the list: there is no file' },
  failedToLoad: { id: 'exports.failedToLoad', description: 'In place of the list: it could not be loaded' },
  name: {
    id: 'exports.name',
    description: 'A file in the list; kind is what it holds, format is how it is written',
  },
  working: {
    id: 'exports.working',
    description: 'Beside a progress bar; name is which file, done and total are rows',
  },
  rows: { id: 'exports.rows', description: 'How many rows a file has; count is how many' },
  kilobytes: { id: 'exports.kilobytes', description: 'Size of a file; value is a number' },
  megabytes: { id: 'exports.megabytes', description: 'Size of a larger file; value is a number' },
  platesInFull: { id: 'exports.platesInFull', description: 'Beside a file: its number plates are in full' },
  until: {
    id: 'exports.until',
    description: 'Beside a file: until when it is kept; time is a date with an hour',
  },
  ready: { id: 'exports.ready', description: 'Told to screen readers: a file is made; name is which' },
  failed: { id: 'exports.failed', description: 'Beside a file that could not be made' },
  cancelled: { id: 'exports.cancelled', description: 'Beside a file whose making was ended by its maker' },
  download: { id: 'exports.download', description: 'Link that downloads a file' },
  downloadName: {
    id: 'exports.downloadName',
    description: 'The same for screen readers; name is which file',
  },
});

/** What an export is about. */
export const EXPORT_KIND_MESSAGES: Record<ExportKind, MessageDescriptor> = defineTexts({
  VIOLATIONS: { id: 'exports.kind.violations', description: 'What an export holds' },
  INCIDENTS: { id: 'exports.kind.incidents', description: 'What an export holds: reports of citizens' },
  AUDIT: { id: 'exports.kind.audit', description: 'What an export holds: the log of what staff did' },
});

/** Formats of files, which have no translation. */
export const EXPORT_FORMAT_NAMES: Record<ExportFormat, string> = { CSV: 'CSV', GEOJSON: 'GeoJSON' };
