import type { MessageDescriptor } from 'react-intl';
import type { EvidenceGrade, ViolationStatus } from '../../graphql/generated';
import { defineTexts } from '../../lib/i18n/define-texts';

/** The details of one violation: its frame and what can be done. */
export const DETAIL_MESSAGES = defineTexts({
  title: { id: 'violations.detail.title', description: 'Title of the sheet' },
  viewing: {
    id: 'violations.detail.viewing',
    description: 'Under the title; id is the number of the violation',
  },
  missing: { id: 'violations.detail.missing', description: 'There is no such violation, or it is not yours' },
  toList: { id: 'violations.detail.toList', description: 'Link to the list of all violations' },
  error: { id: 'violations.detail.error', description: 'It could not be loaded' },
  withdrawn: { id: 'violations.detail.withdrawn', description: 'Late positions dissolved the violation' },
  map: { id: 'violations.detail.map', description: 'Link that opens the place in a maps service' },
  generate: {
    id: 'violations.detail.generate',
    description: 'Button that makes a report (a document) of it',
  },
  close: { id: 'violations.detail.close', description: 'Button that closes the sheet' },
  openReports: { id: 'violations.detail.openReports', description: 'Link to the reports that were made' },
});

/** What is known of the vehicle and its agency. */
export const VEHICLE_FACT_MESSAGES = defineTexts({
  vehicle: { id: 'violations.detail.vehicle', description: 'Title of the card of the vehicle' },
  plate: { id: 'violations.detail.plate', description: 'Above the number on the plate' },
  type: { id: 'violations.detail.vehicleType', description: 'Above car, bus, bike or train' },
  category: { id: 'violations.detail.category', description: 'Above private or public' },
  status: { id: 'violations.detail.vehicleStatus', description: 'Above what the authority has decided' },
  previous: { id: 'violations.detail.previous', description: 'Above how many the vehicle had before' },
  agency: { id: 'violations.detail.agency', description: 'Title of the card of the agency' },
  agencyName: { id: 'violations.detail.agencyName', description: 'Above the name of the agency' },
  noAgency: {
    id: 'violations.detail.noAgency',
    description: 'In the place of the agency of a private vehicle',
  },
  phone: { id: 'violations.detail.phone', description: 'Above the telephone number of the agency' },
  unknown: { id: 'violations.detail.unknown', description: 'What a dash means, for screen readers' },
});

/** What is known of the violation itself. */
export const VIOLATION_FACT_MESSAGES = defineTexts({
  violation: { id: 'violations.detail.violation', description: 'Title of the card of the violation' },
  peak: { id: 'violations.detail.peak', description: 'Above the highest speed' },
  mean: { id: 'violations.detail.mean', description: 'Above the mean speed' },
  limit: { id: 'violations.detail.limit', description: 'Above the legal limit and its place' },
  unconfirmed: {
    id: 'violations.detail.limit.unconfirmed',
    description: 'After the limit and its place: the authority has not confirmed it',
  },
  measured: {
    id: 'violations.detail.measured',
    description: 'How the proven speed comes about: measured less takenOff is proven, whole km/h',
  },
  duration: { id: 'violations.detail.duration', description: 'Above how long it lasted' },
  open: { id: 'violations.detail.open', description: 'In the place of its length while it goes on' },
  type: { id: 'violations.detail.type', description: 'Above what it is about' },
  speeding: { id: 'violations.detail.type.speeding', description: 'What it is about: too much speed' },
  severity: { id: 'violations.detail.severity', description: 'Above minor, moderate or severe' },
  evidence: { id: 'violations.detail.evidence', description: 'Above what proves it' },
  status: { id: 'violations.detail.status', description: 'Above what has become of it' },
  reported: { id: 'violations.detail.reported', description: 'Above whether the authority was told' },
  yes: { id: 'violations.detail.reported.yes', description: 'The authority was told' },
  notYet: { id: 'violations.detail.reported.no', description: 'The authority was not told' },
});

/** How good the evidence is, as a sentence. */
export const GRADE_MESSAGES: Record<EvidenceGrade, MessageDescriptor> = defineTexts({
  A: { id: 'violations.detail.grade.a', description: 'The own speed of the phone proves it' },
  B: { id: 'violations.detail.grade.b', description: 'The way proves it' },
  C: { id: 'violations.detail.grade.c', description: 'Nothing proves it yet' },
});

/** What has become of a violation. */
export const VIOLATION_STATUS_MESSAGES: Record<ViolationStatus, MessageDescriptor> = defineTexts({
  RESOLVED: { id: 'violations.detail.status.resolved', description: 'It was reported to the authority' },
  UNDER_REVIEW: { id: 'violations.detail.status.underReview', description: 'It was not reported yet' },
});

/** Where and when it happened. */
export const PLACE_FACT_MESSAGES = defineTexts({
  place: { id: 'violations.detail.place', description: 'Title of the card of place and time' },
  date: { id: 'violations.detail.date', description: 'Above the day' },
  time: { id: 'violations.detail.time', description: 'Above the hour at which it began' },
  where: { id: 'violations.detail.where', description: 'Above the place in words' },
  route: { id: 'violations.detail.route', description: 'Link to it on the route of its journey' },
});

/** What it may cost. */
export const FINE_MESSAGES = defineTexts({
  fine: { id: 'violations.detail.fine', description: 'Title of the card of the fine' },
  indicative: { id: 'violations.detail.fine.indicative', description: 'Mark: the amount binds nobody' },
  amount: {
    id: 'violations.detail.fine.amount',
    description: 'The fine in francs; amount is a formatted number',
  },
  basis: { id: 'violations.detail.fine.basis', description: 'What the amount rests on' },
  meter: {
    id: 'violations.detail.fine.meter',
    description: 'Second sentence of that: a phone is not a type-approved speed meter',
  },
  none: { id: 'violations.detail.fine.none', description: 'In the place of the amount' },
  weak: { id: 'violations.detail.fine.weak', description: 'Why there is no fine: evidence of grade C' },
  claimed: { id: 'violations.detail.fine.claimed', description: 'Why there is no fine: a mere claim' },
  unconfirmed: {
    id: 'violations.detail.fine.unconfirmed',
    description: 'Why there is no fine: the authority has not confirmed the limit',
  },
  withdrawn: {
    id: 'violations.detail.fine.withdrawn',
    description: 'Why there is no fine: it was withdrawn',
  },
});
