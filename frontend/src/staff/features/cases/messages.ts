import { defineTexts } from '../../../lib/i18n/define-texts';

/** The page of cases. */
export const CASES_MESSAGES = defineTexts({
  list: {
    id: 'staff-cases.list',
    defaultMessage: 'Cases',
    description: 'Name of the table of cases',
  },
  one: {
    id: 'staff-cases.one',
    defaultMessage: 'Case',
    description: 'Title while a case is loading',
  },
  number: {
    id: 'staff-cases.number',
    defaultMessage: 'Number',
    description: 'Column: number of a case',
  },
  state: {
    id: 'staff-cases.state',
    defaultMessage: 'State',
    description: 'Column and filter: where a case stands',
  },
  proof: {
    id: 'staff-cases.proof',
    defaultMessage: 'Proven',
    description: 'Column: what is proven',
  },
  severity: {
    id: 'staff-cases.severity',
    defaultMessage: 'Severity',
    description: 'Column: severity of the violation',
  },
  due: {
    id: 'staff-cases.due',
    defaultMessage: 'Time to contest',
    description: 'Column and fact: until when it can be contested',
  },
  days: {
    id: 'staff-cases.days',
    defaultMessage: '{days, plural, one {# day left} other {# days left}}',
    description: 'Days that are left to contest',
  },
  opened: {
    id: 'staff-cases.opened',
    defaultMessage: 'Opened',
    description: 'Column: when it was opened',
  },
  toDo: {
    id: 'staff-cases.toDo',
    defaultMessage: 'Waiting for staff',
    description: 'Filter: cases in which staff have to act',
  },
  all: {
    id: 'staff-cases.all',
    defaultMessage: 'All',
    description: 'Filter: all cases',
  },
  emptyTitle: {
    id: 'staff-cases.emptyTitle',
    defaultMessage: 'No case waits',
    description: 'The list is empty',
  },
  emptyText: {
    id: 'staff-cases.emptyText',
    defaultMessage: 'A case is opened from the details of a violation.',
    description: 'Where cases come from',
  },
  keys: {
    id: 'staff-cases.keys',
    defaultMessage:
      'j and k: next and previous. Enter: open. In a case: a digit picks a reason, Ctrl and Enter signs.',
    description: 'What keys do on the page',
  },
  missing: {
    id: 'staff-cases.missing',
    defaultMessage: 'This case was not found.',
    description: 'There is no such case',
  },
  error: {
    id: 'staff-cases.error',
    defaultMessage: 'Error loading the case. Please try again.',
    description: 'The case could not be loaded',
  },
  against: {
    id: 'staff-cases.against',
    defaultMessage: 'What speaks against it',
    description: 'Heading: doubts about the measurement, read first',
  },
  nothingAgainst: {
    id: 'staff-cases.nothingAgainst',
    defaultMessage: 'Nothing found: no gap, enough positions, and others saw it.',
    description: 'No doubt was found',
  },
  deleted: {
    id: 'staff-cases.deleted',
    defaultMessage: 'The statement was deleted 90 days after the decision.',
    description: 'In place of the statement',
  },
  photo: {
    id: 'staff-cases.photo',
    defaultMessage: 'Photo of the driver',
    description: 'Describes the picture that came with a statement',
  },
  timeline: {
    id: 'staff-cases.timeline',
    defaultMessage: 'How the case went',
    description: 'Heading of all steps',
  },
  nothingToDo: {
    id: 'staff-cases.nothingToDo',
    defaultMessage: 'Nothing is left to do here.',
    description: 'In place of the buttons',
  },
  needsReason: {
    id: 'staff-cases.needsReason',
    defaultMessage: 'Please say why.',
    description: 'The reason is missing',
  },
  reasonHint: {
    id: 'staff-cases.reasonHint',
    defaultMessage: 'The driver reads it. At most 500 letters.',
    description: 'Below the reason',
  },
  conflict: {
    id: 'staff-cases.conflict',
    defaultMessage: 'Somebody was quicker. The case shows what is there now.',
    description: 'Another desk has acted first',
  },
  otherDecision: {
    id: 'staff-cases.otherDecision',
    defaultMessage: 'Another decision is signed already. Sign the same, or send it back.',
    description: 'The second person decided otherwise',
  },
  altered: {
    id: 'staff-cases.altered',
    defaultMessage: 'The log does not match this record: nothing was signed.',
    description: 'The server refused a step because the record was altered',
  },
  failed: {
    id: 'staff-cases.failed',
    defaultMessage: 'It did not work. Please try again.',
    description: 'An act failed',
  },
  done: {
    id: 'staff-cases.done',
    defaultMessage: 'Recorded',
    description: 'Notice: the step was taken',
  },
});

/** Texts of the state of a case. */
export const CASE_STATE_MESSAGES = defineTexts({
  EVIDENCE: {
    id: 'staff-cases.state.EVIDENCE',
    defaultMessage: 'Evidence',
    description: 'Where a case stands',
  },
  REVIEW: {
    id: 'staff-cases.state.REVIEW',
    defaultMessage: 'To review',
    description: 'Where a case stands',
  },
  NOTICE: {
    id: 'staff-cases.state.NOTICE',
    defaultMessage: 'Notice',
    description: 'Where a case stands',
  },
  CONTESTED: {
    id: 'staff-cases.state.CONTESTED',
    defaultMessage: 'Contested',
    description: 'Where a case stands',
  },
  EXPIRED: {
    id: 'staff-cases.state.EXPIRED',
    defaultMessage: 'Time ended',
    description: 'Where a case stands',
  },
  DECIDED: {
    id: 'staff-cases.state.DECIDED',
    defaultMessage: 'Decided',
    description: 'Where a case stands',
  },
  WITHDRAWN: {
    id: 'staff-cases.state.WITHDRAWN',
    defaultMessage: 'Withdrawn',
    description: 'Where a case stands',
  },
  CLOSED: {
    id: 'staff-cases.state.CLOSED',
    defaultMessage: 'Closed',
    description: 'Where a case stands',
  },
});

/** The steps of a case, as staff read them. */
export const CASE_STEP_MESSAGES = defineTexts({
  OPENED: {
    id: 'staff-cases.step.OPENED',
    defaultMessage: 'Opened',
    description: 'A step of a case, as staff read it',
  },
  OBJECTED: {
    id: 'staff-cases.step.OBJECTED',
    defaultMessage: 'The driver objected',
    description: 'A step of a case, as staff read it',
  },
  SEALED: {
    id: 'staff-cases.step.SEALED',
    defaultMessage: 'Evidence complete',
    description: 'A step of a case, as staff read it',
  },
  CONFIRMED: {
    id: 'staff-cases.step.CONFIRMED',
    defaultMessage: 'Measurement confirmed',
    description: 'A step of a case, as staff read it',
  },
  REFUSED: {
    id: 'staff-cases.step.REFUSED',
    defaultMessage: 'Measurement refused',
    description: 'A step of a case, as staff read it',
  },
  SERVED: {
    id: 'staff-cases.step.SERVED',
    defaultMessage: 'Notice received',
    description: 'A step of a case, as staff read it',
  },
  REMINDED_3: {
    id: 'staff-cases.step.REMINDED_3',
    defaultMessage: 'Reminded, 3 days left',
    description: 'A step of a case, as staff read it',
  },
  REMINDED_1: {
    id: 'staff-cases.step.REMINDED_1',
    defaultMessage: 'Reminded, 1 day left',
    description: 'A step of a case, as staff read it',
  },
  CONTESTED: {
    id: 'staff-cases.step.CONTESTED',
    defaultMessage: 'Contested',
    description: 'A step of a case, as staff read it',
  },
  EXPIRED: {
    id: 'staff-cases.step.EXPIRED',
    defaultMessage: 'Time to contest ended',
    description: 'A step of a case, as staff read it',
  },
  PROPOSED: {
    id: 'staff-cases.step.PROPOSED',
    defaultMessage: 'First signature',
    description: 'A step of a case, as staff read it',
  },
  DECIDED: {
    id: 'staff-cases.step.DECIDED',
    defaultMessage: 'Decided',
    description: 'A step of a case, as staff read it',
  },
  SENT_BACK: {
    id: 'staff-cases.step.SENT_BACK',
    defaultMessage: 'Sent back',
    description: 'A step of a case, as staff read it',
  },
  WITHDRAWN: {
    id: 'staff-cases.step.WITHDRAWN',
    defaultMessage: 'Withdrawn',
    description: 'A step of a case, as staff read it',
  },
  REOPENED: {
    id: 'staff-cases.step.REOPENED',
    defaultMessage: 'Reopened',
    description: 'A step of a case, as staff read it',
  },
  LAPSED: {
    id: 'staff-cases.step.LAPSED',
    defaultMessage: 'Lapsed',
    description: 'A step of a case, as staff read it',
  },
  ANSWERED: {
    id: 'staff-cases.step.ANSWERED',
    defaultMessage: 'The agency answered',
    description: 'A step of a case, as staff read it',
  },
  CLOSED: {
    id: 'staff-cases.step.CLOSED',
    defaultMessage: 'Final',
    description: 'A step of a case, as staff read it',
  },
});

/** Texts of authors of a step. */
export const CASE_ACTOR_MESSAGES = defineTexts({
  STAFF: {
    id: 'staff-cases.by.STAFF',
    defaultMessage: 'staff',
    description: 'Who took a step, where there is no name',
  },
  HOLDER: {
    id: 'staff-cases.by.HOLDER',
    defaultMessage: 'the driver',
    description: 'Who took a step, where there is no name',
  },
  AGENCY: {
    id: 'staff-cases.by.AGENCY',
    defaultMessage: 'the agency',
    description: 'Who took a step, where there is no name',
  },
  SYSTEM: {
    id: 'staff-cases.by.SYSTEM',
    defaultMessage: 'by the clock',
    description: 'Who took a step, where there is no name',
  },
});

/** Texts of doubts about a measurement. */
export const CASE_DOUBT_MESSAGES = defineTexts({
  CONTESTED: {
    id: 'staff-cases.doubt.CONTESTED',
    defaultMessage: 'The driver contests it.',
    description: 'What speaks against a measurement; amount is formatted',
  },
  CLOSE_TO_LIMIT: {
    id: 'staff-cases.doubt.CLOSE_TO_LIMIT',
    defaultMessage: 'Close to the limit: proven only {amount} km/h above it.',
    description: 'What speaks against a measurement; amount is formatted',
  },
  WIDE_UNCERTAINTY: {
    id: 'staff-cases.doubt.WIDE_UNCERTAINTY',
    defaultMessage: 'Much was taken off for what GPS can err: {amount} km/h.',
    description: 'What speaks against a measurement; amount is formatted',
  },
  OVER_GAPS: {
    id: 'staff-cases.doubt.OVER_GAPS',
    defaultMessage: 'It rests on a mean speed over times without a position.',
    description: 'What speaks against a measurement; amount is formatted',
  },
  BY_WAY_ONLY: {
    id: 'staff-cases.doubt.BY_WAY_ONLY',
    defaultMessage: 'The way proves it, not the device’s own speed.',
    description: 'What speaks against a measurement; amount is formatted',
  },
  FEW_FIXES: {
    id: 'staff-cases.doubt.FEW_FIXES',
    defaultMessage: 'Few positions above the limit: {amount}.',
    description: 'What speaks against a measurement; amount is formatted',
  },
  NO_WITNESS: {
    id: 'staff-cases.doubt.NO_WITNESS',
    defaultMessage: 'No other phone saw it.',
    description: 'What speaks against a measurement; amount is formatted',
  },
  LIMIT_UNCONFIRMED: {
    id: 'staff-cases.doubt.LIMIT_UNCONFIRMED',
    defaultMessage: 'The authority has not confirmed the limit.',
    description: 'What speaks against a measurement; amount is formatted',
  },
});

/** Texts of acts of staff in a case. */
export const CASE_ACT_MESSAGES = defineTexts({
  CONFIRM: {
    id: 'staff-cases.act.CONFIRM',
    defaultMessage: 'Confirm',
    description: 'Button: what staff do in a case',
  },
  REFUSE: {
    id: 'staff-cases.act.REFUSE',
    defaultMessage: 'Refuse',
    description: 'Button: what staff do in a case',
  },
  SERVE: {
    id: 'staff-cases.act.SERVE',
    defaultMessage: 'Notice handed over',
    description: 'Button: what staff do in a case',
  },
  UPHOLD: {
    id: 'staff-cases.act.UPHOLD',
    defaultMessage: 'Uphold',
    description: 'Button: what staff do in a case',
  },
  UPHOLD_LOWER: {
    id: 'staff-cases.act.UPHOLD_LOWER',
    defaultMessage: 'One step lower',
    description: 'Button: what staff do in a case',
  },
  REJECT: {
    id: 'staff-cases.act.REJECT',
    defaultMessage: 'Reject',
    description: 'Button: what staff do in a case',
  },
  SEND_BACK: {
    id: 'staff-cases.act.SEND_BACK',
    defaultMessage: 'Send back',
    description: 'Button: what staff do in a case',
  },
  WITHDRAW: {
    id: 'staff-cases.act.WITHDRAW',
    defaultMessage: 'Withdraw',
    description: 'Button: what staff do in a case',
  },
  REOPEN: {
    id: 'staff-cases.act.REOPEN',
    defaultMessage: 'Reopen',
    description: 'Button: what staff do in a case',
  },
});
