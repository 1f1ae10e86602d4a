import { defineTexts } from '../../../lib/i18n/define-texts';

/** Heads of the columns of the table of violations. */
export const VIOLATION_COLUMN_MESSAGES = defineTexts({
  zone: {
    id: 'operations.violations.zone',
    defaultMessage: 'Zone',
    description: 'Head of a column: speed zone',
  },
  speed: {
    id: 'operations.violations.speed',
    defaultMessage: 'km/h',
    description: 'Head of a column: highest speed, the unit',
  },
  proven: {
    id: 'operations.violations.proven',
    defaultMessage: 'Proven, limit',
    description: 'Head of a column: the proven speed and the limit, km/h',
  },
  vehicle: {
    id: 'operations.violations.vehicle',
    defaultMessage: 'Vehicle',
    description: 'Head of a column: registration number',
  },
  agency: {
    id: 'operations.violations.agency',
    defaultMessage: 'Agency',
    description: 'Head of a column: transport agency',
  },
  place: {
    id: 'operations.violations.place',
    defaultMessage: 'Place',
    description: 'Head of a column: road and place',
  },
  time: {
    id: 'operations.violations.time',
    defaultMessage: 'Time',
    description: 'Head of a column: when it began',
  },
  grade: {
    id: 'operations.violations.grade',
    defaultMessage: 'GPS',
    description: 'Head of a column: how good the GPS evidence is, a letter. At most 6 characters',
  },
  status: {
    id: 'operations.violations.status',
    defaultMessage: 'Status',
    description: 'Head of a column: what has become of it',
  },
});

/** Texts of the page of violations. */
export const STAFF_VIOLATION_MESSAGES = defineTexts({
  search: {
    id: 'operations.violations.search',
    defaultMessage: 'Plate, agency',
    description: 'Placeholder of the search: by plate and agency',
  },
  all: {
    id: 'operations.violations.all',
    defaultMessage: 'All',
    description: 'Choice of a filter: everything',
  },
  category: {
    id: 'operations.violations.category',
    defaultMessage: 'Category',
    description: 'Label of a filter: private or public',
  },
  empty: {
    id: 'operations.violations.empty',
    defaultMessage: 'No violation so far',
    description: 'The table has no row at all',
  },
  emptyText: {
    id: 'operations.violations.emptyText',
    defaultMessage: 'New ones appear here by themselves.',
    description: 'Second line of that: they come live',
  },
  nothing: {
    id: 'operations.violations.nothing',
    defaultMessage: 'No violation matches',
    description: 'The filters leave no row',
  },
  nothingText: {
    id: 'operations.violations.nothingText',
    defaultMessage: 'Change or reset the filters.',
    description: 'Second line of that: what to do',
  },
  openAll: {
    id: 'operations.violations.openAll',
    defaultMessage: 'All violations',
    description: 'Link from the overview to all violations',
  },
  proven: {
    id: 'operations.violations.provenOf',
    defaultMessage: '{proven} / {limit}',
    description: 'The proven speed and the limit in few signs; km/h',
  },
  unconfirmed: {
    id: 'operations.violations.unconfirmed',
    defaultMessage: 'Limit not confirmed yet',
    description: 'What a dashed frame with a clock says: nobody has confirmed the limit',
  },
  noAgency: {
    id: 'operations.violations.noAgency',
    defaultMessage: 'Private',
    description: 'In the place of the agency: private travel',
  },
});

/** Filters by the sentence of a figure of the analytics. */
export const FIGURE_FILTER_MESSAGES = defineTexts({
  counted: {
    id: 'operations.violations.counted',
    defaultMessage: 'Rows',
    description: 'Label of a filter: all rows, or those alone that figures count',
  },
  yes: {
    id: 'operations.violations.countedOnly',
    defaultMessage: 'What figures count',
    description: 'Choice of that filter: only the violations that the figures of the analytics count',
  },
  vehicle: {
    id: 'operations.violations.vehicleType',
    defaultMessage: 'Vehicle type',
    description: 'Label of a filter: the kind of vehicle',
  },
  by: {
    id: 'operations.violations.by',
    defaultMessage: 'Enrolled by',
    description: 'Label of a filter: the agency whose enrolled devices recorded',
  },
  cell: {
    id: 'operations.violations.cell',
    defaultMessage: 'Place',
    description: 'Label of a filter: the place of about a kilometre, by its coordinates',
  },
  device: {
    id: 'operations.violations.device',
    defaultMessage: 'Recorded by',
    description: 'Label of a filter: whose enrolled devices recorded the violations',
  },
  oneVehicle: {
    id: 'operations.violations.oneVehicle',
    defaultMessage: 'Devices of one vehicle',
    description: 'Choice of that filter: the violations of one vehicle alone',
  },
  stretch: {
    id: 'operations.violations.stretch',
    defaultMessage: 'Stretch',
    description: 'Label of a filter: a part of a road with the vehicles on it',
  },
  stretchOf: {
    id: 'operations.violations.stretchOf',
    defaultMessage: '{road}, km {from} to {to}, {vehicles}',
    description:
      'A part of a road by its kilometres with the vehicles on it, such as N3, km 80 to 160, buses; road is its number',
  },
  stretchNote: {
    id: 'operations.violations.stretchNote',
    defaultMessage:
      'A violation is on its stretch ten minutes after the journey has ended: new ones are here when you open the page again. Contested ones count until they are decided.',
    description: 'Above the table where it holds violations of one stretch of a road only',
  },
});

/** Verdict of the crowd reports on a violation. */
export const CROWD_VERDICT_MESSAGES = defineTexts({
  title: {
    id: 'operations.crowd.title',
    defaultMessage: 'Reports of others',
    description: 'Title of a card: what others on the road reported',
  },
  verdict: {
    id: 'operations.crowd.verdict',
    defaultMessage: 'Verdict',
    description: 'Label: whether others confirm a report',
  },
  verified: {
    id: 'operations.crowd.verified',
    defaultMessage: 'Confirmed',
    description: 'Others confirm the report',
  },
  unverified: {
    id: 'operations.crowd.unverified',
    defaultMessage: 'Not confirmed',
    description: 'Others do not confirm the report',
  },
  confidence: {
    id: 'operations.crowd.confidence',
    defaultMessage: 'Confidence',
    description: 'Label: how sure that is, percent',
  },
  reason: {
    id: 'operations.crowd.reason',
    defaultMessage: 'Reason',
    description: 'Label: why it was judged so',
  },
});

/** Certainty of the vehicle of a violation. */
export const VIOLATION_LEVEL_MESSAGES = defineTexts({
  title: {
    id: 'operations.level.title',
    defaultMessage: 'How sure the vehicle is',
    description: 'Title of a card: how sure it is which vehicle it was',
  },
  level: {
    id: 'operations.level.level',
    defaultMessage: 'Level',
    description: 'Label: one of the four levels',
  },
  TYPEDText: {
    id: 'operations.level.typedText',
    defaultMessage:
      'Somebody typed this plate and agency; nothing proves them. It accuses neither the vehicle nor the agency.',
    description: 'What follows from a typed plate: nothing',
  },
  WITNESSText: {
    id: 'operations.level.witnessText',
    defaultMessage: 'Somebody in the vehicle scanned or typed its code. One witness accuses nobody.',
    description: 'What follows from a scanned code',
  },
  BOUNDText: {
    id: 'operations.level.boundText',
    defaultMessage: 'A phone or tracker that is enrolled for this vehicle recorded it.',
    description: 'What follows from that',
  },
  CONFLICT: {
    id: 'operations.level.conflict',
    defaultMessage: 'Conflict',
    description: 'Level: an enrolled device was elsewhere',
  },
  CONFLICTText: {
    id: 'operations.level.conflictText',
    defaultMessage: 'An enrolled device of this vehicle was elsewhere at that time: nobody is accused by it.',
    description: 'What follows from that: nothing',
  },
});
