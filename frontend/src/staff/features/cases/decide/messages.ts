import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the column in which staff decide. */
export const DECIDE_MESSAGES = defineTexts({
  review: {
    id: 'staff-cases.decide.review',
    defaultMessage: 'Review',
    description: 'Heading: a person reviews the measurement',
  },
  notice: {
    id: 'staff-cases.decide.notice',
    defaultMessage: 'Notice',
    description: 'Heading: the notice is out',
  },
  byOne: {
    id: 'staff-cases.decide.byOne',
    defaultMessage: 'Decision',
    description: 'Heading: after a review one signature decides',
  },
  byTwo: {
    id: 'staff-cases.decide.byTwo',
    defaultMessage: 'Decision by two people',
    description: 'Heading: two people sign the same',
  },
  over: {
    id: 'staff-cases.decide.over',
    defaultMessage: 'Decision',
    description: 'Heading where nothing is left to do',
  },
  firstPerson: {
    id: 'staff-cases.decide.firstPerson',
    defaultMessage: 'first person · {time}',
    description: 'Beside a name: that person acted first; time is a date with hours',
  },
  you: {
    id: 'staff-cases.decide.you',
    defaultMessage: 'You',
    description: 'Above what the reader can do in the case',
  },
  youSecond: {
    id: 'staff-cases.decide.youSecond',
    defaultMessage: 'You, second person',
    description: 'Above what the reader can do, who would be the second to sign',
  },
  noPart: {
    id: 'staff-cases.decide.noPart',
    defaultMessage: 'you have no part in it yet',
    description: 'Beside that: the reader has not acted in this case',
  },
  acts: {
    id: 'staff-cases.decide.acts',
    defaultMessage: 'What you do',
    description: 'Name of the choice of acts, for screen readers',
  },
  reason: {
    id: 'staff-cases.decide.reason',
    defaultMessage: 'Your reason',
    description: 'Label of the reason that staff write',
  },
  templates: {
    id: 'staff-cases.decide.templates',
    defaultMessage: 'Reasons to pick',
    description: 'Name of the list of ready reasons, for screen readers',
  },
  sign: {
    id: 'staff-cases.decide.sign',
    defaultMessage: 'Sign: {act}',
    description: 'Button that takes the chosen step; act is its name, such as Confirm',
  },
  lockedName: {
    id: 'staff-cases.decide.lockedName',
    defaultMessage: '{name}, you took the step “{step}” on {time}. Somebody else takes the next one.',
    description: 'In place of the buttons: nobody acts twice; name is the reader’s, step what they did',
  },
  lowered: {
    id: 'staff-cases.decide.lowered',
    defaultMessage: 'one step lower',
    description: 'Between two severities, for screen readers: from the first to the second',
  },
  signingOff: {
    id: 'staff-cases.decide.signingOff',
    defaultMessage: 'The log does not match: nothing can be signed on this record.',
    description: 'In place of the buttons: the record was altered',
  },
  open: {
    id: 'staff-cases.decide.open',
    defaultMessage: 'Decide',
    description: 'Button of the bar at the foot of a narrow screen: shows what can be done. Short',
  },
  show: {
    id: 'staff-cases.decide.show',
    defaultMessage: 'Show',
    description: 'The same button where the reader can do nothing. Short',
  },
});

/** Ready reasons by act; the holder reads them. */
export const TEMPLATE_MESSAGES = defineTexts({
  confirmChecked: {
    id: 'staff-cases.template.confirmChecked',
    defaultMessage: 'Readings, limit and its source were checked: the measurement stands.',
    description: 'Ready reason why a measurement is confirmed',
  },
  confirmClear: {
    id: 'staff-cases.template.confirmClear',
    defaultMessage: 'Clearly above the limit, and nothing found that speaks against it.',
    description: 'Ready reason why a measurement is confirmed',
  },
  confirmOthers: {
    id: 'staff-cases.template.confirmOthers',
    defaultMessage: 'Other phones in the vehicle prove the same.',
    description: 'Ready reason why a measurement is confirmed',
  },
  refuseClose: {
    id: 'staff-cases.template.refuseClose',
    defaultMessage: 'Too close to the limit for what GPS can err.',
    description: 'Ready reason why a measurement is refused',
  },
  refuseLimit: {
    id: 'staff-cases.template.refuseLimit',
    defaultMessage: 'It is not certain which limit held at this place.',
    description: 'Ready reason why a measurement is refused, or a violation rejected',
  },
  refuseFew: {
    id: 'staff-cases.template.refuseFew',
    defaultMessage: 'Too few readings to rest a case on.',
    description: 'Ready reason why a measurement is refused',
  },
  served: {
    id: 'staff-cases.template.served',
    defaultMessage: 'Handed over against a signature.',
    description: 'Ready proof that a notice was received',
  },
  upholdHeard: {
    id: 'staff-cases.template.upholdHeard',
    defaultMessage: 'The statement was read and weighed; the measurement stands.',
    description: 'Ready reason why a violation is upheld',
  },
  upholdChecked: {
    id: 'staff-cases.template.upholdChecked',
    defaultMessage: 'Window and limit were checked once more; nothing speaks against them.',
    description: 'Ready reason why a violation is upheld',
  },
  lowerHolds: {
    id: 'staff-cases.template.lowerHolds',
    defaultMessage: 'Where two readings differ, the lower one holds.',
    description: 'Ready reason why a violation is upheld one step lower',
  },
  rejectDoubt: {
    id: 'staff-cases.template.rejectDoubt',
    defaultMessage: 'The statement raises a doubt that the measurement can not settle.',
    description: 'Ready reason why a violation is rejected',
  },
  rejectSign: {
    id: 'staff-cases.template.rejectSign',
    defaultMessage: 'The limit could not be seen from the road.',
    description: 'Ready reason why a violation is rejected',
  },
  backNew: {
    id: 'staff-cases.template.backNew',
    defaultMessage: 'A new fact has to be reviewed first.',
    description: 'Ready reason why a case is sent back',
  },
  withdrawMistake: {
    id: 'staff-cases.template.withdrawMistake',
    defaultMessage: 'The case was opened by mistake.',
    description: 'Ready reason why a case is taken back',
  },
  reopenCause: {
    id: 'staff-cases.template.reopenCause',
    defaultMessage: 'The driver had good cause not to answer in time.',
    description: 'Ready reason why a decision by default is opened again',
  },
});
