import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the dossier of a case on paper. */
export const DOSSIER_MESSAGES = defineTexts({
  title: {
    id: 'staff-cases.dossier.title',
    defaultMessage: 'Case {number}',
    description: 'Title of the dossier; number is that of the case',
  },
  state: {
    id: 'staff-cases.dossier.state',
    defaultMessage: 'State: {state}.',
    description: 'State of the case; state is its name',
  },
  masked: {
    id: 'staff-cases.dossier.masked',
    defaultMessage: 'Registration number {plate}, masked. {agency}',
    description: 'Vehicle of the dossier; agency is its name or empty',
  },
  measured: {
    id: 'staff-cases.dossier.measured',
    defaultMessage: 'Measured {time}, {place}.',
    description: 'When and where; time is a date with hours, place is in words',
  },
  chart: {
    id: 'staff-cases.dossier.chart',
    defaultMessage:
      'From A, {from}, to B, {to}: {line} in a straight line, of which {error} is what GPS can err.',
    description: 'Below the drawing of the way; all values are formatted',
  },
  chartKey: {
    id: 'staff-cases.dossier.chartKey',
    defaultMessage: 'Line: shown speed, up to {most}. Dashes: limit. Bar: what is proven from A to B.',
    description: 'Below the drawing of the speed; most is a formatted speed',
  },
  limits: {
    id: 'staff-cases.dossier.limits',
    defaultMessage: 'Limits in the window',
    description: 'Heading: all limits that held at the readings',
  },
  limitLine: {
    id: 'staff-cases.dossier.limitLine',
    defaultMessage: '{limit}, {place}. Source: {source}. {confirmed}',
    description: 'One limit; limit is a formatted speed, confirmed a sentence',
  },
  everywhere: {
    id: 'staff-cases.dossier.everywhere',
    defaultMessage: 'no place of its own',
    description: 'In place of the place of a limit that has none',
  },
  steps: {
    id: 'staff-cases.dossier.steps',
    defaultMessage: 'All steps',
    description: 'Heading: everything that happened in the case',
  },
  step: {
    id: 'staff-cases.dossier.step',
    defaultMessage: '{time} · {step} · {name}',
    description: 'First line of a step: when, what and by whom',
  },
  reason: {
    id: 'staff-cases.dossier.reason',
    defaultMessage: 'Reason: {reason}',
    description: 'Why a step was taken',
  },
  statement: {
    id: 'staff-cases.dossier.statement',
    defaultMessage: 'Statement of the driver: {statement}',
    description: 'Words of the driver',
  },
  record: {
    id: 'staff-cases.dossier.record',
    defaultMessage: 'The record in the signed log',
    description: 'Heading: state of the record',
  },
  recordLine: {
    id: 'staff-cases.dossier.recordLine',
    defaultMessage: '{state}. Rule {rule}. Commitment {commitment}.',
    description: 'State of the record; rule is a version, commitment 64 hexadecimal digits',
  },
  check: {
    id: 'staff-cases.dossier.check',
    defaultMessage: 'Check this record',
    description: 'Heading above the QR code',
  },
  checkHow: {
    id: 'staff-cases.dossier.checkHow',
    defaultMessage:
      'Anybody can check that the record is as it was sealed: scan the code, or open {address}.',
    description: 'Above the QR code; address is that of the page',
  },
});
