import { defineTexts } from '../../../lib/i18n/define-texts';

/** Heads of the columns of the table of violations. */
export const VIOLATION_COLUMN_MESSAGES = defineTexts({
  zone: { id: 'operations.violations.zone', description: 'Head of a column: speed zone' },
  speed: { id: 'operations.violations.speed', description: 'Head of a column: highest speed, the unit' },
  proven: {
    id: 'operations.violations.proven',
    description: 'Head of a column: the proven speed and the limit, km/h',
  },
  vehicle: { id: 'operations.violations.vehicle', description: 'Head of a column: registration number' },
  agency: { id: 'operations.violations.agency', description: 'Head of a column: transport agency' },
  place: { id: 'operations.violations.place', description: 'Head of a column: road and place' },
  time: { id: 'operations.violations.time', description: 'Head of a column: when it began' },
  grade: {
    id: 'operations.violations.grade',
    description: 'Head of a column: how good the GPS evidence is, a letter. At most 6 characters',
  },
  status: { id: 'operations.violations.status', description: 'Head of a column: what has become of it' },
});

/** Texts of the page of violations. */
export const STAFF_VIOLATION_MESSAGES = defineTexts({
  search: {
    id: 'operations.violations.search',
    description: 'Placeholder of the search: by plate and agency',
  },
  all: { id: 'operations.violations.all', description: 'Choice of a filter: everything' },
  category: { id: 'operations.violations.category', description: 'Label of a filter: private or public' },
  empty: { id: 'operations.violations.empty', description: 'The table has no row at all' },
  emptyText: { id: 'operations.violations.emptyText', description: 'Second line of that: they come live' },
  nothing: { id: 'operations.violations.nothing', description: 'The filters leave no row' },
  nothingText: { id: 'operations.violations.nothingText', description: 'Second line of that: what to do' },
  openAll: {
    id: 'operations.violations.openAll',
    description: 'Link from the overview to all violations',
  },
  proven: {
    id: 'operations.violations.provenOf',
    description: 'The proven speed and the limit in few signs; km/h',
  },
  unconfirmed: {
    id: 'operations.violations.unconfirmed',
    description: 'What a dashed frame with a clock says: nobody has confirmed the limit',
  },
  noAgency: {
    id: 'operations.violations.noAgency',
    description: 'In the place of the agency: private travel',
  },
});

/** What the reports of others on the road make of a violation. */
export const CROWD_VERDICT_MESSAGES = defineTexts({
  title: { id: 'operations.crowd.title', description: 'Title of a card: what others on the road reported' },
  verdict: { id: 'operations.crowd.verdict', description: 'Label: whether others confirm a report' },
  verified: { id: 'operations.crowd.verified', description: 'Others confirm the report' },
  unverified: { id: 'operations.crowd.unverified', description: 'Others do not confirm the report' },
  confidence: { id: 'operations.crowd.confidence', description: 'Label: how sure that is, percent' },
  reason: { id: 'operations.crowd.reason', description: 'Label: why it was judged so' },
});

/** Certainty of the vehicle of a violation. */
export const VIOLATION_LEVEL_MESSAGES = defineTexts({
  title: {
    id: 'operations.level.title',
    description: 'Title of a card: how sure it is which vehicle it was',
  },
  level: { id: 'operations.level.level', description: 'Label: one of the four levels' },
  TYPED: { id: 'operations.level.typed', description: 'Level: somebody typed the plate' },
  TYPEDText: { id: 'operations.level.typedText', description: 'What follows from a typed plate: nothing' },
  WITNESS: { id: 'operations.level.witness', description: 'Level: somebody scanned the code of the vehicle' },
  WITNESSText: { id: 'operations.level.witnessText', description: 'What follows from a scanned code' },
  BOUND: {
    id: 'operations.level.bound',
    description: 'Level: an enrolled device of the vehicle recorded it',
  },
  BOUNDText: { id: 'operations.level.boundText', description: 'What follows from that' },
  CONFLICT: { id: 'operations.level.conflict', description: 'Level: an enrolled device was elsewhere' },
  CONFLICTText: { id: 'operations.level.conflictText', description: 'What follows from that: nothing' },
});
