import { defineTexts } from '../../../../lib/i18n/define-texts';

/** The response clock of an incident. */
export const CLOCK_MESSAGES = defineTexts({
  left: {
    id: 'inbox.clock.left',
    defaultMessage: '{time} left',
    description: 'Time until an incident ought to be answered; time is a duration',
  },
  late: {
    id: 'inbox.clock.late',
    defaultMessage: 'late by {time}',
    description: 'Time since an incident ought to have been answered; time is a duration',
  },
  inTime: {
    id: 'inbox.clock.inTime',
    defaultMessage: 'answered after {time}',
    description: 'An incident was answered in time; time is a duration from its receipt',
  },
  tooLate: {
    id: 'inbox.clock.tooLate',
    defaultMessage: 'answered {time} late',
    description: 'An incident was answered after its goal; time is a duration',
  },
  head: {
    id: 'inbox.clock.head',
    defaultMessage: 'Answer',
    description: 'Head of the column: time until the answer is due; sorts by what is due first',
  },
  received: {
    id: 'inbox.clock.received',
    defaultMessage: 'Received',
    description: 'Label: time at which the server got it',
  },
  dueBy: {
    id: 'inbox.clock.dueBy',
    defaultMessage: 'Answer due by',
    description: 'Label: time by which staff mean to have answered',
  },
  answeredAt: {
    id: 'inbox.clock.answeredAt',
    defaultMessage: 'Answered',
    description: 'Label: time of the first step of staff',
  },
  notYet: {
    id: 'inbox.clock.notYet',
    defaultMessage: 'Not yet',
    description: 'In place of a time: staff have not answered',
  },
  order: {
    id: 'inbox.clock.order',
    defaultMessage: 'Order',
    description: 'Label of the choice of an order of the list',
  },
  newest: {
    id: 'inbox.clock.newest',
    defaultMessage: 'Newest first',
    description: 'Order of the list: the latest first',
  },
  dueFirst: {
    id: 'inbox.clock.dueFirst',
    defaultMessage: 'Due first',
    description: 'Order of the list: those whose answer is due first stand first',
  },
});

/** The person of the staff who is on an incident. */
export const DESK_MESSAGES = defineTexts({
  title: {
    id: 'inbox.desk.title',
    defaultMessage: 'Answer and assignment',
    description: 'Title of the card: who is on an incident, and its response clock',
  },
  onIt: {
    id: 'inbox.desk.onIt',
    defaultMessage: 'On it',
    description: 'Label and head of a column: who of the staff is on it',
  },
  me: {
    id: 'inbox.desk.me',
    defaultMessage: '{name} (me)',
    description: 'Who is on it: oneself',
  },
  since: {
    id: 'inbox.desk.since',
    defaultMessage: 'since {time}',
    description: 'Below the name: since when somebody is on it',
  },
  nobody: {
    id: 'inbox.desk.nobody',
    defaultMessage: 'Nobody',
    description: 'In place of a name: nobody is on it',
  },
  assigned: {
    id: 'inbox.desk.assigned',
    defaultMessage: 'Assigned to {name}: {title}',
    description: 'Notice after an act; title names the incident',
  },
  freed: {
    id: 'inbox.desk.freed',
    defaultMessage: 'Nobody is on it now: {title}',
    description: 'Notice after an act; title names the incident',
  },
});

/** Templates of the note to the person who submitted an incident. */
export const ANSWER_MESSAGES = defineTexts({
  list: {
    id: 'inbox.answers.list',
    defaultMessage: 'Ready answers in {language}',
    description: 'Title of the templates; language is the reporter’s',
  },
  hint: {
    id: 'inbox.answers.hint',
    defaultMessage: 'One tap fills the note. You can change it before you send it.',
    description: 'Below the templates',
  },
});

/** Figures of the response clock. */
export const TIMES_MESSAGES = defineTexts({
  title: {
    id: 'inbox.times.title',
    defaultMessage: 'Answered in time, last {days} days',
    description: 'Title of the figures of the response clock',
  },
  share: {
    id: 'inbox.times.share',
    defaultMessage: '{percent} ({inTime} of {count})',
    description: 'Share that was answered in time; percent has its sign',
  },
  none: {
    id: 'inbox.times.none',
    defaultMessage: 'none yet',
    description: 'In place of a share: none was due',
  },
  goal: {
    id: 'inbox.times.goal',
    defaultMessage: 'goal {goal}',
    description: 'Goal of the answer; goal is a duration',
  },
});
