import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page of open data. */
export const OPEN_DATA_PAGE = defineTexts({
  title: {
    id: 'open-data.title',
    defaultMessage: 'Open data',
    description: "Title of the page in the browser's tab",
  },
  brand: {
    id: 'open-data.brand',
    defaultMessage: 'open data',
    description: 'Behind the name WakaFine, in the head of the page',
  },
  sets: {
    id: 'open-data.sets',
    defaultMessage: 'Data sets',
    description: 'Name of the list of data sets, and of the field that chooses one',
  },
  search: {
    id: 'open-data.search',
    defaultMessage: 'Search data sets',
    description: 'Name of the field over the list of data sets',
  },
  none: {
    id: 'open-data.none',
    defaultMessage: 'No data set is called that.',
    description: 'When the search finds nothing',
  },
  rows: {
    id: 'open-data.rows',
    defaultMessage: '{count, plural, one {# row} other {# rows}}, monthly',
    description: 'Below the title of a data set in the list',
  },
  version: {
    id: 'open-data.version',
    defaultMessage: 'Version {version}',
    description: 'Mark beside the title; {version} is such as 2026-10 or 2026-10-v2',
  },
  updated: {
    id: 'open-data.updated',
    defaultMessage: 'published {date}, each month',
    description: 'Beside the version; {date} is a day',
  },
  month: {
    id: 'open-data.month',
    defaultMessage: 'Month',
    description: 'Name of the field that chooses the month',
  },
  download: {
    id: 'open-data.download',
    defaultMessage: 'Download {format}, {size}',
    description: 'Name of a link for screen readers; {format} is such as CSV, {size} such as 184 kB',
  },
  dictionaryFile: {
    id: 'open-data.dictionaryFile',
    defaultMessage: 'Dictionary',
    description: 'Name of the file that explains the columns',
  },
  size: {
    id: 'open-data.size',
    defaultMessage: '{kilobytes} kB',
    description: 'Size of a file',
  },
  rowsColumns: {
    id: 'open-data.rowsColumns',
    defaultMessage: 'rows, {columns} columns',
    description: 'Below the number of rows',
  },
  measured: {
    id: 'open-data.measured',
    defaultMessage: 'measured',
    description: 'Below the measured distance in km',
  },
  months: {
    id: 'open-data.months',
    defaultMessage: '{count, plural, one {month} other {months}}',
    description: 'Below the number of months that are published',
  },
  cells: {
    id: 'open-data.cells',
    defaultMessage: 'cells measured',
    description: 'Below the number of cells of the map that were measured',
  },
  gaps: {
    id: 'open-data.gaps',
    defaultMessage: 'cells of national roads with too few vehicles',
    description: 'Below the number of cells that were not measured',
  },
  nobody: {
    id: 'open-data.nobody',
    defaultMessage: 'Nobody can be found in it',
    description: 'Title of the box about the protection of persons',
  },
  nobodyText: {
    id: 'open-data.nobodyText',
    defaultMessage:
      'No row stands for fewer than 10 persons and 10 vehicles (k = 10), and nobody is more than half of one. Counts go in steps of 5, distances in steps of 10 km. {withheld, plural, =0 {No row had} one {About # row had} other {About # rows had}} to be left out. No plate, no place of a person, no time finer than a part of the day over a month.',
    description: 'Text of that box; {withheld} rows were left out, rounded',
  },
  nobodyPublic: {
    id: 'open-data.nobodyPublic',
    defaultMessage: 'This set is about roads, the law or the log, and about no person.',
    description: 'The same box for sets without persons',
  },
  howTested: {
    id: 'open-data.howTested',
    defaultMessage:
      'How we test this: an attacker follows 100 drivers through everything that is public, and guesses no better than a coin.',
    description: 'Last sentence of that box',
  },
  cite: {
    id: 'open-data.cite',
    defaultMessage: 'How to cite',
    description: 'Title of the box with the citation',
  },
  citation: {
    id: 'open-data.citation',
    defaultMessage: 'WakaFine, {title}, version {version}, Yaoundé, {date}. CC BY 4.0.',
    description: 'The citation itself',
  },
  dictionary: {
    id: 'open-data.dictionary',
    defaultMessage: 'Dictionary',
    description: 'Title of the table of columns',
  },
  empty: {
    id: 'open-data.empty',
    defaultMessage: 'Empty means: not known. Never zero.',
    description: 'Beside the title of the table of columns',
  },
  column: {
    id: 'open-data.column',
    defaultMessage: 'Column',
    description: 'Head of the table of columns',
  },
  type: {
    id: 'open-data.type',
    defaultMessage: 'Type',
    description: 'Head of the table of columns',
  },
  unit: {
    id: 'open-data.unit',
    defaultMessage: 'Unit',
    description: 'Head of the table of columns',
  },
  meaning: {
    id: 'open-data.meaning',
    defaultMessage: 'Meaning',
    description: 'Head of the table of columns',
  },
  geometry: {
    id: 'open-data.geometry',
    defaultMessage: 'Place on the map, WGS 84; only in GeoJSON and Parquet',
    description: 'Meaning of the column geometry',
  },
  address: {
    id: 'open-data.address',
    defaultMessage: 'The same by address',
    description: 'Title of the box with the commands',
  },
  copy: {
    id: 'open-data.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies the commands',
  },
  copied: {
    id: 'open-data.copied',
    defaultMessage: 'Copied',
    description: 'After the commands were copied',
  },
  links: {
    id: 'open-data.links',
    defaultMessage: 'More about the data',
    description: 'For screen readers: name of the list of links to other pages',
  },
  licenceLink: {
    id: 'open-data.licenceLink',
    defaultMessage: 'Licence',
    description: 'Link to the text of the licence CC BY 4.0',
  },
  how: {
    id: 'open-data.how',
    defaultMessage: 'How we measure',
    description: 'Link to the page that explains how speeds are measured',
  },
  developers: {
    id: 'open-data.developers',
    defaultMessage: 'Developers',
    description: 'Link to the pages for developers',
  },
  check: {
    id: 'open-data.check',
    defaultMessage: 'Check what you have',
    description: 'Title of the box with the hash of each file',
  },
  checkText: {
    id: 'open-data.checkText',
    defaultMessage: 'A file never changes. Anyone who has it can see that it is the one that was published.',
    description: 'Under that title',
  },
  checkEntry: {
    id: 'open-data.checkEntry',
    defaultMessage: 'The hashes of the month are entry {entry} of the signed log.',
    description: 'Behind that sentence; {entry} is a number',
  },
  hashes: {
    id: 'open-data.hashes',
    defaultMessage: 'Size and hash of each file',
    description: 'For screen readers: name of the table of files',
  },
  file: { id: 'open-data.file', defaultMessage: 'File', description: 'Head of a column: name of a file' },
  bytes: { id: 'open-data.bytes', defaultMessage: 'Bytes', description: 'Head of a column: size of a file' },
  signature: {
    id: 'open-data.signature',
    defaultMessage: 'How to check the signature',
    description: 'Title of the box with the commands that check files and signature',
  },
  signatureText: {
    id: 'open-data.signatureText',
    defaultMessage:
      'The list of hashes ends with the signature of the log. KEY is the public key of the log as you know it from elsewhere, such as a newspaper. The last command runs in a copy of the source of WakaFine.',
    description: 'Under that title; KEY is a word of the commands',
  },
  logEntry: {
    id: 'open-data.logEntry',
    defaultMessage: 'entry {entry} of the signed log',
    description: 'Behind the hash in the commands; {entry} is a number',
  },
  map: {
    id: 'open-data.map',
    defaultMessage: 'Map',
    description: 'Title of the map for screen readers',
  },
  mapRates: {
    id: 'open-data.mapRates',
    defaultMessage:
      '{measured, plural, =0 {No cell was measured enough to be shown.} one {# cell has a rate.} other {# cells have a rate.}} Dashes: too few vehicles, or none.',
    description: 'The map in words; {measured} is a number of cells',
  },
  highest: {
    id: 'open-data.highest',
    defaultMessage:
      'Highest for certain (ring): {place}, {rate} ({low} to {high}) for each 1,000 km. Cell {cell}.',
    description:
      'Below the map; {place} is in words; {rate}, {low} and {high} are violations for each 1,000 km; {cell} is a name',
  },
  legend: {
    id: 'open-data.legend',
    defaultMessage: 'Rate',
    description: 'Begins the legend of the map',
  },
  under: {
    id: 'open-data.under',
    defaultMessage: 'under 2',
    description: 'Legend: the thinnest line',
  },
  between: {
    id: 'open-data.between',
    defaultMessage: '2 to 5',
    description: 'Legend: the line between',
  },
  over: {
    id: 'open-data.over',
    defaultMessage: 'over 5',
    description: 'Legend: the thickest line',
  },
  tooFew: {
    id: 'open-data.tooFew',
    defaultMessage: 'too few',
    description: 'Legend: the dashed line',
  },
  isMeasured: {
    id: 'open-data.isMeasured',
    defaultMessage: 'measured',
    description: 'Legend of the map of coverage',
  },
  machines: {
    id: 'open-data.machines',
    defaultMessage: 'Catalogue for machines: DCAT, data packages. No key is needed.',
    description: 'Below the list of data sets, a link',
  },
  licence: {
    id: 'open-data.licence',
    defaultMessage: 'CC BY 4.0',
    description: 'Name of the licence, a link',
  },
  nothingYet: {
    id: 'open-data.nothingYet',
    defaultMessage: 'Nothing is published yet',
    description: 'Title while no month is published',
  },
  nothingYetText: {
    id: 'open-data.nothingYetText',
    defaultMessage:
      'A month is published eight days after its end, when the last phones have sent what they measured.',
    description: 'Text while no month is published',
  },
  failed: {
    id: 'open-data.failed',
    defaultMessage: 'The data sets could not be loaded.',
    description: 'When the server is not reached',
  },
  unknown: {
    id: 'open-data.unknown',
    defaultMessage: 'There is no such data set.',
    description: 'When the address names no data set',
  },
});
