import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the meaning of a violation. */
export const MEANING_MESSAGES = defineTexts({
  means: {
    id: 'cases.means',
    defaultMessage: 'What it means',
    description: 'Heading: what follows from a violation',
  },
  meansNot: {
    id: 'cases.meansNot',
    defaultMessage: 'What it does not mean',
    description: 'Heading: what does not follow from a violation',
  },
  counts: {
    id: 'cases.counts',
    defaultMessage: 'It counts as one violation of this journey.',
    description: 'What it means',
  },
  contested: {
    id: 'cases.contestedMeaning',
    defaultMessage: 'You contest it: it is in no public figure until it is decided.',
    description: 'What it means while it is contested',
  },
  withdrawn: {
    id: 'cases.withdrawnMeaning',
    defaultMessage: 'It was withdrawn and counts nowhere.',
    description: 'What it means once it is withdrawn',
  },
  checked: {
    id: 'cases.checked',
    defaultMessage: 'A person checked it on {day} and confirmed it.',
    description: 'A person of the authority confirmed the measurement; day is formatted',
  },
  tariff: {
    id: 'cases.tariff',
    defaultMessage: 'The tariff says {amount} FCFA. That is indicative until there is a decision.',
    description: 'The fine by the tariff; amount is formatted',
  },
  notFined: {
    id: 'cases.notFined',
    defaultMessage: 'You have not been fined.',
    description: 'What it does not mean',
  },
  notWho: {
    id: 'cases.notWho',
    defaultMessage: 'It does not prove who was driving. It measured this phone.',
    description: 'What it does not mean',
  },
  notPublic: {
    id: 'cases.notPublic',
    defaultMessage: 'Nobody outside sees your name, number or route.',
    description: 'What it does not mean',
  },
});

/** Texts of the state of a case. */
export const PROGRESS_MESSAGES = defineTexts({
  title: {
    id: 'cases.title',
    defaultMessage: 'Where the case stands',
    description: 'Heading of the stages of a case',
  },
  steps: {
    id: 'cases.steps',
    defaultMessage: 'Every step',
    description: 'Heading of the list of all steps',
  },
  measured: {
    id: 'cases.stage.measured',
    defaultMessage: 'Measured',
    description: 'Stage: the speed was measured',
  },
  checked: {
    id: 'cases.stage.checked',
    defaultMessage: 'Checked',
    description: 'Stage: a person checked the measurement',
  },
  turn: {
    id: 'cases.stage.turn',
    defaultMessage: 'Your turn',
    description: 'Stage: the driver may contest',
  },
  contested: {
    id: 'cases.stage.contested',
    defaultMessage: 'Contested',
    description: 'Stage: the driver has contested',
  },
  decision: {
    id: 'cases.stage.decision',
    defaultMessage: 'Decision',
    description: 'Stage: a person decides',
  },
  ended: {
    id: 'cases.stage.ended',
    defaultMessage: 'Closed',
    description: 'Stage: the case ended without a decision',
  },
  open: {
    id: 'cases.stage.open',
    defaultMessage: 'open',
    description: 'A stage that is still to come; small letters',
  },
  termEnded: {
    id: 'cases.stage.termEnded',
    defaultMessage: 'time ended',
    description: 'The time to contest is over; small letters',
  },
  daysLeft: {
    id: 'cases.stage.daysLeft',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Days that are left to contest',
  },
});

/** The steps of a case, as its holder reads them. */
export const STEP_MESSAGES = defineTexts({
  OPENED: {
    id: 'cases.step.OPENED',
    defaultMessage: 'The authority opened a case',
    description: 'A step of a case, as its holder reads it',
  },
  OBJECTED: {
    id: 'cases.step.OBJECTED',
    defaultMessage: 'You contested the violation',
    description: 'A step of a case, as its holder reads it',
  },
  SEALED: {
    id: 'cases.step.SEALED',
    defaultMessage: 'The journey ended: the evidence is whole',
    description: 'A step of a case, as its holder reads it',
  },
  CONFIRMED: {
    id: 'cases.step.CONFIRMED',
    defaultMessage: 'A person confirmed the measurement',
    description: 'A step of a case, as its holder reads it',
  },
  REFUSED: {
    id: 'cases.step.REFUSED',
    defaultMessage: 'A person refused the measurement',
    description: 'A step of a case, as its holder reads it',
  },
  SERVED: {
    id: 'cases.step.SERVED',
    defaultMessage: 'The notice was received',
    description: 'A step of a case, as its holder reads it',
  },
  REMINDED_3: {
    id: 'cases.step.REMINDED_3',
    defaultMessage: 'Reminder: three days left',
    description: 'A step of a case, as its holder reads it',
  },
  REMINDED_1: {
    id: 'cases.step.REMINDED_1',
    defaultMessage: 'Reminder: one day left',
    description: 'A step of a case, as its holder reads it',
  },
  CONTESTED: {
    id: 'cases.step.CONTESTED',
    defaultMessage: 'You contested it',
    description: 'A step of a case, as its holder reads it',
  },
  EXPIRED: {
    id: 'cases.step.EXPIRED',
    defaultMessage: 'The time to contest ended',
    description: 'A step of a case, as its holder reads it',
  },
  PROPOSED: {
    id: 'cases.step.PROPOSED',
    defaultMessage: 'A first person signed a decision',
    description: 'A step of a case, as its holder reads it',
  },
  DECIDED: {
    id: 'cases.step.DECIDED',
    defaultMessage: 'It was decided',
    description: 'A step of a case, as its holder reads it',
  },
  SENT_BACK: {
    id: 'cases.step.SENT_BACK',
    defaultMessage: 'It is checked again by another person',
    description: 'A step of a case, as its holder reads it',
  },
  WITHDRAWN: {
    id: 'cases.step.WITHDRAWN',
    defaultMessage: 'The case was withdrawn',
    description: 'A step of a case, as its holder reads it',
  },
  REOPENED: {
    id: 'cases.step.REOPENED',
    defaultMessage: 'The case was opened again',
    description: 'A step of a case, as its holder reads it',
  },
  LAPSED: {
    id: 'cases.step.LAPSED',
    defaultMessage: 'Nobody decided in time: the case ended',
    description: 'A step of a case, as its holder reads it',
  },
  ANSWERED: {
    id: 'cases.step.ANSWERED',
    defaultMessage: 'The agency of the vehicle answered',
    description: 'A step of a case, as its holder reads it',
  },
  CLOSED: {
    id: 'cases.step.CLOSED',
    defaultMessage: 'The decision is final',
    description: 'A step of a case, as its holder reads it',
  },
});

/** Texts of decisions. */
export const DECISION_MESSAGES = defineTexts({
  UPHOLD: {
    id: 'cases.decision.UPHOLD',
    defaultMessage: 'Decision: the violation stands',
    description: 'What was decided in a case',
  },
  UPHOLD_LOWER: {
    id: 'cases.decision.UPHOLD_LOWER',
    defaultMessage: 'Decision: it stands, but is less severe',
    description: 'What was decided in a case',
  },
  REJECT: {
    id: 'cases.decision.REJECT',
    defaultMessage: 'Decision: it does not stand and is withdrawn',
    description: 'What was decided in a case',
  },
  SEND_BACK: {
    id: 'cases.decision.SEND_BACK',
    defaultMessage: 'Decision: it is checked again',
    description: 'What was decided in a case',
  },
});

/** Texts of authors of a step. */
export const ACTOR_MESSAGES = defineTexts({
  STAFF: {
    id: 'cases.by.STAFF',
    defaultMessage: 'a person of the authority',
    description: 'Who took a step; small letters, after a time',
  },
  HOLDER: {
    id: 'cases.by.HOLDER',
    defaultMessage: 'you',
    description: 'Who took a step; small letters, after a time',
  },
  AGENCY: {
    id: 'cases.by.AGENCY',
    defaultMessage: 'the agency',
    description: 'Who took a step; small letters, after a time',
  },
  SYSTEM: {
    id: 'cases.by.SYSTEM',
    defaultMessage: 'by itself, by the clock',
    description: 'Who took a step; small letters, after a time',
  },
});

/** Contesting a violation. */
export const CONTEST_MESSAGES = defineTexts({
  contest: {
    id: 'cases.contest.contest',
    defaultMessage: 'Contest',
    description: 'Button that opens the form to contest a violation',
  },
  contestDays: {
    id: 'cases.contest.contestDays',
    defaultMessage: '{days, plural, one {Contest · # day left} other {Contest · # days left}}',
    description: 'The same, with the days that are left',
  },
  until: {
    id: 'cases.contest.until',
    defaultMessage: 'Until {day}, 24:00. It costs nothing.',
    description: 'Below the button; day is formatted',
  },
  free: {
    id: 'cases.contest.free',
    defaultMessage: 'It costs nothing, and people decide.',
    description: 'Below the button, where no time runs',
  },
  termEnded: {
    id: 'cases.contest.termEnded',
    defaultMessage: 'The term ended {day}',
    description: 'On the button that can not be pressed any more; day is such as Tue, 8 Dec',
  },
  termEndedWhy: {
    id: 'cases.contest.termEndedWhy',
    defaultMessage:
      'Fifteen days have passed since the notice was received. People decide now; your silence admits nothing.',
    description: 'Under that button',
  },
  waits: {
    id: 'cases.contest.waits',
    defaultMessage:
      'Your contest is saved on this phone and goes when there is network. The time on the phone counts.',
    description: 'The contest waits for the network',
  },
  title: {
    id: 'cases.contest.title',
    defaultMessage: 'Contest this violation',
    description: 'Title of the form',
  },
  daysLeft: {
    id: 'cases.contest.daysLeft',
    defaultMessage: '{days, plural, one {# day left.} other {# days left.}}',
    description: 'Follows the sentence of what was measured',
  },
  statement: {
    id: 'cases.contest.statement',
    defaultMessage: 'What happened, in your words',
    description: 'Label of the text field',
  },
  count: {
    id: 'cases.contest.count',
    defaultMessage: '{count} of {most}',
    description: 'How much of the text field is used; both are formatted',
  },
  draftStored: {
    id: 'cases.contest.draftStored',
    defaultMessage: 'Draft kept on this phone',
    description: 'What is typed is stored',
  },
  look: {
    id: 'cases.contest.look',
    defaultMessage: 'What may we look at?',
    description: 'Heading over track and photo',
  },
  track: {
    id: 'cases.contest.track',
    defaultMessage: 'Your track, {from} to {to}',
    description:
      'Box to tick: those who decide may look at the positions around the violation; from and to are times',
  },
  trackNote: {
    id: 'cases.contest.trackNote',
    defaultMessage: 'The positions of a minute before and after. Nothing else of the journey.',
    description: 'Below that box',
  },
  trackCount: {
    id: 'cases.contest.trackCount',
    defaultMessage:
      '{count, plural, one {# position} other {# positions}} around this place. Nothing else of the journey.',
    description: 'Below that box, where the number of positions is known',
  },
  agree: {
    id: 'cases.contest.agree',
    defaultMessage:
      'I agree that the people who decide this case read this. It is deleted 90 days after the decision.',
    description: 'Box to tick before it is sent',
  },
  needsYes: {
    id: 'cases.contest.needsYes',
    defaultMessage: 'Please agree that they read it: else nobody can decide on it.',
    description: 'Where that box was not ticked',
  },
  send: {
    id: 'cases.contest.send',
    defaultMessage: 'Send',
    description: 'Button that sends the contest',
  },
  readBy: {
    id: 'cases.contest.readBy',
    defaultMessage: 'Read by a person who did not check it before. The answer comes here.',
    description: 'Below the button',
  },
  needsWords: {
    id: 'cases.contest.needsWords',
    defaultMessage: 'Please say what happened.',
    description: 'The text field is empty',
  },
  sent: {
    id: 'cases.contest.sent',
    defaultMessage: 'Your contest was sent',
    description: 'Notice: the server has it',
  },
  saved: {
    id: 'cases.contest.saved',
    defaultMessage: 'Saved on this phone, sent when there is network',
    description: 'Notice: it waits for the network',
  },
  noRoom: {
    id: 'cases.contest.noRoom',
    defaultMessage: 'This phone has no room to keep it, and there is no network. Please try again.',
    description: 'It could be neither kept nor sent',
  },
  refused: {
    id: 'cases.contest.refused',
    defaultMessage: 'It could not be sent. Please try again.',
    description: 'The server refused it',
  },
  refusedLate: {
    id: 'cases.contest.refusedLate',
    defaultMessage: 'The time to contest has ended.',
    description: 'The server refused it: too late',
  },
  refusedBefore: {
    id: 'cases.contest.refusedBefore',
    defaultMessage: 'This violation is contested or decided already.',
    description: 'The server refused it: contested before',
  },
  refusedNothing: {
    id: 'cases.contest.refusedNothing',
    defaultMessage: 'Nothing follows from it, so there is nothing to contest.',
    description: 'The server refused it: withdrawn or only claimed',
  },
  refusedMany: {
    id: 'cases.contest.refusedMany',
    defaultMessage: 'You contest many violations already. Please wait for a decision.',
    description: 'The server refused it: too many at a time',
  },
});
