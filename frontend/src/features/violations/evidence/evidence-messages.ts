import type { ProofStatus } from '@wakafine/domain/evidence/evidence-file';
import type { MessageDescriptor } from 'react-intl';
import type { EvidenceGrade } from '../../../graphql/generated';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** The chart of the speeds around an own violation. */
export const SPEED_MESSAGES = defineTexts({
  title: {
    id: 'evidence.speed.title',
    defaultMessage: 'Your speed, km/h',
    description: 'Title of the chart of an own violation',
  },
  asTable: {
    id: 'evidence.speed.asTable',
    defaultMessage: 'Show as table',
    description: 'Button that shows the speeds in place of the chart',
  },
  asChart: {
    id: 'evidence.speed.asChart',
    defaultMessage: 'Show as chart',
    description: 'Button that shows the chart in place of the table',
  },
  picture: {
    id: 'evidence.speed.picture',
    defaultMessage:
      'Speed from {from} to {to}, with a peak of {peak} km/h. In the {seconds} s marked, at least {proven} km/h. Limit {limit}.',
    description: 'The chart in words, for those who do not see it; from and to are times',
  },
  peak: { id: 'evidence.speed.peak', defaultMessage: 'peak {kmh}', description: 'At the highest point' },
  atLeast: {
    id: 'evidence.speed.atLeast',
    defaultMessage: 'at least {kmh}',
    description: 'At the line of the proven speed',
  },
  seconds: {
    id: 'evidence.speed.seconds',
    defaultMessage: '{seconds} s',
    description: 'Under the striped part of the chart: how long it is',
  },
  limit: {
    id: 'evidence.speed.limit',
    defaultMessage: 'Limit {kmh}',
    description: 'Name of the limit sign, for those who do not see it',
  },
  derived: {
    id: 'evidence.speed.derived',
    defaultMessage:
      'We measured {mean} on average in the striped {seconds} s. We take off {off} for what GPS can err. {proven} is what remains.',
    description: 'Under the chart; all are speeds in whole km/h but seconds',
  },
  waits: {
    id: 'evidence.speed.waits',
    defaultMessage: 'The positions are sealed about a minute after the end. Then the chart stands here.',
    description: 'In place of the chart, of a violation that is just over',
  },
  failed: {
    id: 'evidence.speed.failed',
    defaultMessage: 'The chart needs a network. What was measured stands above.',
    description: 'In place of the chart, where it could not be loaded',
  },
  time: { id: 'evidence.speed.time', defaultMessage: 'Time', description: 'Heading of a column' },
  speed: { id: 'evidence.speed.speed', defaultMessage: 'Speed', description: 'Heading of a column' },
  proof: {
    id: 'evidence.speed.proof',
    defaultMessage: 'Proof',
    description: 'Heading of a column: whether the second belongs to the striped part',
  },
  isProof: {
    id: 'evidence.speed.isProof',
    defaultMessage: 'striped',
    description: 'In that column, of a second of the striped part of the chart',
  },
  none: {
    id: 'evidence.speed.none',
    defaultMessage: 'no speed',
    description: 'In the column of the speed, of a second without one',
  },
});

/** Certainty of a violation. */
export const SURE_MESSAGES = defineTexts({
  title: {
    id: 'evidence.sure.title',
    defaultMessage: 'How sure is it?',
    description: 'Title of a card of an own violation',
  },
  positions: {
    id: 'evidence.sure.positions',
    defaultMessage: '{good} of {all} positions were good.',
    description: 'After the grade; the positions around the violation',
  },
  sealedAt: {
    id: 'evidence.sure.sealedAt',
    defaultMessage: 'Sealed {time}.',
    description: 'Under the name of the seal; time is a day with its hour',
  },
  entry: {
    id: 'evidence.sure.entry',
    defaultMessage: 'In the public log, entry {entry, number}.',
    description: 'After that',
  },
  unknown: {
    id: 'evidence.sure.unknown',
    defaultMessage: 'The seal could not be looked up',
    description: 'In place of the name of the seal, without a network',
  },
  check: {
    id: 'evidence.sure.check',
    defaultMessage: 'Check the proof',
    description: 'Link to the page on which anybody checks the record',
  },
});

/** Name of a grade. */
export const GRADE_NAMES: Record<EvidenceGrade, MessageDescriptor> = defineTexts({
  A: { id: 'evidence.grade.a', defaultMessage: 'Grade A: strong', description: 'Name of the best grade' },
  B: { id: 'evidence.grade.b', defaultMessage: 'Grade B: good', description: 'Name of the second grade' },
  C: { id: 'evidence.grade.c', defaultMessage: 'Grade C: weak', description: 'Name of the last grade' },
});

/** Meaning of a grade. */
export const GRADE_REASONS: Record<EvidenceGrade, MessageDescriptor> = defineTexts({
  A: {
    id: 'evidence.reason.a',
    defaultMessage: 'The phone’s own speed sensor measured it, and the way you covered fits.',
    description: 'Why it is grade A',
  },
  B: {
    id: 'evidence.reason.b',
    defaultMessage: 'The way that you covered between the positions proves it.',
    description: 'Why it is grade B',
  },
  C: {
    id: 'evidence.reason.c',
    defaultMessage: 'Nothing proves it to others. It counts for no ranking and no fine.',
    description: 'Why it is grade C',
  },
});

/** State of the seal. */
export const SEAL_NAMES: Record<ProofStatus, MessageDescriptor> = defineTexts({
  VALID: {
    id: 'evidence.seal.valid',
    defaultMessage: 'Sealed, unchanged',
    description: 'State of the record',
  },
  ALTERED: {
    id: 'evidence.seal.altered',
    defaultMessage: 'Altered: it is not the sealed record',
    description: 'State of the record',
  },
  WITHDRAWN: {
    id: 'evidence.seal.withdrawn',
    defaultMessage: 'Genuine, and taken back',
    description: 'State of the record',
  },
  NOT_INCLUDED: {
    id: 'evidence.seal.notIncluded',
    defaultMessage: 'Sealed, in the public log within a minute',
    description: 'State of the record',
  },
});
