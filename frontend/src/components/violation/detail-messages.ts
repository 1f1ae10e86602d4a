import type { MessageDescriptor } from 'react-intl';
import type { EvidenceGrade, ViolationStatus } from '../../graphql/generated';
import { defineTexts } from '../../lib/i18n/define-texts';

/** The details of one violation: its frame and what can be done. */
export const DETAIL_MESSAGES = defineTexts({
  title: {
    id: 'violations.detail.title',
    defaultMessage: 'Violation Details',
    description: 'Title of the sheet',
  },
  viewing: {
    id: 'violations.detail.viewing',
    defaultMessage: 'Viewing details for violation #{id}',
    description: 'Under the title; id is the number of the violation',
  },
  missing: {
    id: 'violations.detail.missing',
    defaultMessage: 'This violation was not found, or it is not yours.',
    description: 'There is no such violation, or it is not yours',
  },
  toList: {
    id: 'violations.detail.toList',
    defaultMessage: 'All violations',
    description: 'Link to the list of all violations',
  },
  error: {
    id: 'violations.detail.error',
    defaultMessage: 'Error loading the violation. Please try again.',
    description: 'It could not be loaded',
  },
  withdrawn: {
    id: 'violations.detail.withdrawn',
    defaultMessage: 'Withdrawn: positions that came in later do not show it any more. It counts nowhere.',
    description: 'Late positions dissolved the violation',
  },
  withdrawnByPeople: {
    id: 'violations.detail.withdrawnByPeople',
    defaultMessage: 'Withdrawn by people, and counts nowhere. Their reason: {why}',
    description: 'The authority took the violation back; why is what they wrote',
  },
  caseNumber: {
    id: 'violations.detail.caseNumber',
    defaultMessage: 'Case {number}',
    description: 'Beside the severity of an own violation; number is that of its case',
  },
  map: {
    id: 'violations.detail.map',
    defaultMessage: 'View on Map',
    description: 'Link that opens the place in a maps service',
  },
  generate: {
    id: 'violations.detail.generate',
    defaultMessage: 'Generate Report',
    description: 'Button that makes a report (a document) of it',
  },
  close: {
    id: 'violations.detail.close',
    defaultMessage: 'Close Details',
    description: 'Button that closes the sheet',
  },
  openReports: {
    id: 'violations.detail.openReports',
    defaultMessage: 'Open my reports',
    description: 'Link to the reports that were made',
  },
});

/** Facts of the vehicle and its agency. */
export const VEHICLE_FACT_MESSAGES = defineTexts({
  vehicle: {
    id: 'violations.detail.vehicle',
    defaultMessage: 'Vehicle',
    description: 'Title of the card of the vehicle',
  },
  plate: {
    id: 'violations.detail.plate',
    defaultMessage: 'Registration number',
    description: 'Above the number on the plate',
  },
  type: {
    id: 'violations.detail.vehicleType',
    defaultMessage: 'Vehicle type',
    description: 'Above car, bus, bike or train',
  },
  category: {
    id: 'violations.detail.category',
    defaultMessage: 'Travel category',
    description: 'Above private or public',
  },
  status: {
    id: 'violations.detail.vehicleStatus',
    defaultMessage: 'Vehicle status',
    description: 'Above what the authority has decided',
  },
  previous: {
    id: 'violations.detail.previous',
    defaultMessage: 'Previous violations',
    description: 'Above how many the vehicle had before',
  },
  agency: {
    id: 'violations.detail.agency',
    defaultMessage: 'Agency',
    description: 'Title of the card of the agency',
  },
  agencyName: {
    id: 'violations.detail.agencyName',
    defaultMessage: 'Agency name',
    description: 'Above the name of the agency',
  },
  noAgency: {
    id: 'violations.detail.noAgency',
    defaultMessage: 'None, private travel',
    description: 'In the place of the agency of a private vehicle',
  },
  phone: {
    id: 'violations.detail.phone',
    defaultMessage: 'Agency phone',
    description: 'Above the telephone number of the agency',
  },
  unknown: {
    id: 'violations.detail.unknown',
    defaultMessage: 'Not known',
    description: 'What a dash means, for screen readers',
  },
});

/** Facts of the violation itself. */
export const VIOLATION_FACT_MESSAGES = defineTexts({
  violation: {
    id: 'violations.detail.violation',
    defaultMessage: 'Violation',
    description: 'Title of the card of the violation',
  },
  peak: {
    id: 'violations.detail.peak',
    defaultMessage: 'Highest speed',
    description: 'Above the highest speed',
  },
  mean: {
    id: 'violations.detail.mean',
    defaultMessage: 'Average speed',
    description: 'Above the mean speed',
  },
  limit: {
    id: 'violations.detail.limit',
    defaultMessage: 'Limit in force',
    description: 'Above the legal limit and its place',
  },
  unconfirmed: {
    id: 'violations.detail.limit.unconfirmed',
    defaultMessage: 'not confirmed yet',
    description: 'After the limit and its place: the authority has not confirmed it',
  },
  measured: {
    id: 'violations.detail.measured',
    defaultMessage:
      'We measured {measured} km/h on average. We take off {deducted} for what GPS can err. {proven} is what remains.',
    description: 'How the proven speed comes about: measured less deducted is proven, whole km/h',
  },
  duration: {
    id: 'violations.detail.duration',
    defaultMessage: 'Duration',
    description: 'Above how long it lasted',
  },
  open: {
    id: 'violations.detail.open',
    defaultMessage: 'Still going on',
    description: 'In the place of its length while it goes on',
  },
  type: {
    id: 'violations.detail.type',
    defaultMessage: 'Violation type',
    description: 'Above what it is about',
  },
  speeding: {
    id: 'violations.detail.type.speeding',
    defaultMessage: 'Speeding',
    description: 'What it is about: too much speed',
  },
  severity: {
    id: 'violations.detail.severity',
    defaultMessage: 'Severity',
    description: 'Above minor, moderate or severe',
  },
  evidence: {
    id: 'violations.detail.evidence',
    defaultMessage: 'Evidence',
    description: 'Above what proves it',
  },
  status: {
    id: 'violations.detail.status',
    defaultMessage: 'Status',
    description: 'Above what has become of it',
  },
  reported: {
    id: 'violations.detail.reported',
    defaultMessage: 'Reported to the authority',
    description: 'Above whether the authority was told',
  },
  yes: { id: 'violations.detail.reported.yes', defaultMessage: 'Yes', description: 'The authority was told' },
  notYet: {
    id: 'violations.detail.reported.no',
    defaultMessage: 'Not yet',
    description: 'The authority was not told',
  },
});

/** Quality of the evidence, as a sentence. */
export const GRADE_MESSAGES: Record<EvidenceGrade, MessageDescriptor> = defineTexts({
  A: {
    id: 'violations.detail.grade.a',
    defaultMessage: 'Grade A: the phone’s own speed sensor proves it, and the way fits',
    description: 'The own speed of the phone proves it',
  },
  B: {
    id: 'violations.detail.grade.b',
    defaultMessage: 'Grade B: the way between the positions proves it',
    description: 'The way proves it',
  },
  C: {
    id: 'violations.detail.grade.c',
    defaultMessage: 'Grade C: nothing proves it yet. It counts for no ranking and no fine',
    description: 'Nothing proves it yet',
  },
});

/** Status of a violation. */
export const VIOLATION_STATUS_MESSAGES: Record<ViolationStatus, MessageDescriptor> = defineTexts({
  RESOLVED: {
    id: 'violations.detail.status.resolved',
    defaultMessage: 'Resolved',
    description: 'It was reported to the authority',
  },
  UNDER_REVIEW: {
    id: 'violations.detail.status.underReview',
    defaultMessage: 'Under Review',
    description: 'It was not reported yet',
  },
});

/** Place and time. */
export const PLACE_FACT_MESSAGES = defineTexts({
  place: {
    id: 'violations.detail.place',
    defaultMessage: 'Location and time',
    description: 'Title of the card of place and time',
  },
  date: { id: 'violations.detail.date', defaultMessage: 'Date', description: 'Above the day' },
  time: {
    id: 'violations.detail.time',
    defaultMessage: 'Time',
    description: 'Above the hour at which it began',
  },
  where: {
    id: 'violations.detail.where',
    defaultMessage: 'Location',
    description: 'Above the place in words',
  },
  route: {
    id: 'violations.detail.route',
    defaultMessage: 'Show on the route',
    description: 'Link to it on the route of its journey',
  },
});

/** Possible fine. */
export const FINE_MESSAGES = defineTexts({
  fine: {
    id: 'violations.detail.fine',
    defaultMessage: 'Fine',
    description: 'Title of the card of the fine',
  },
  indicative: {
    id: 'violations.detail.fine.indicative',
    defaultMessage: 'Indicative',
    description: 'Mark: the amount binds nobody',
  },
  amount: {
    id: 'violations.detail.fine.amount',
    defaultMessage: '{amount}\u00a0FCFA',
    description: 'The fine in francs; amount is a formatted number',
  },
  basis: {
    id: 'violations.detail.fine.basis',
    defaultMessage:
      'What the tariff of that day says for so much above the limit. Only the authority sets a fine.',
    description: 'What the amount rests on',
  },
  meter: {
    id: 'violations.detail.fine.meter',
    defaultMessage: 'A phone is not a type-approved meter: nobody has tested and sealed it as one.',
    description: 'Second sentence of that: a phone is not a type-approved speed meter',
  },
  none: {
    id: 'violations.detail.fine.none',
    defaultMessage: 'No fine',
    description: 'In the place of the amount',
  },
  weak: {
    id: 'violations.detail.fine.weak',
    defaultMessage: 'The evidence is too weak for one.',
    description: 'Why there is no fine: evidence of grade C',
  },
  claimed: {
    id: 'violations.detail.fine.claimed',
    defaultMessage: 'A claim that the track does not confirm carries none.',
    description: 'Why there is no fine: a mere claim',
  },
  unconfirmed: {
    id: 'violations.detail.fine.unconfirmed',
    defaultMessage: 'Nothing follows from it: the authority has not confirmed this limit yet.',
    description: 'Why there is no fine: the authority has not confirmed the limit',
  },
  withdrawn: {
    id: 'violations.detail.fine.withdrawn',
    defaultMessage: 'A withdrawn violation carries none.',
    description: 'Why there is no fine: it was withdrawn',
  },
});
