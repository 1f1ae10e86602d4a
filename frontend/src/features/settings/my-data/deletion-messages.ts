import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the deletion of the own account. */
export const DELETE_MESSAGES = defineTexts({
  title: {
    id: 'deletion.title',
    defaultMessage: 'Delete your account?',
    description: 'Title of the dialog: a question',
  },
  goes: {
    id: 'deletion.goes',
    defaultMessage: 'Erased for good',
    description: 'Above the list of what is erased',
  },
  goesAccount: {
    id: 'deletion.goesAccount',
    defaultMessage: 'Your number {number}, name, PIN, sessions and devices',
    description: 'What is erased of the account; number is the mobile number',
  },
  goesRoutes: {
    id: 'deletion.goesRoutes',
    defaultMessage:
      '{count, plural, =-1 {The routes and exact times of your journeys} =0 {No journeys: you have none} one {The route and exact times of # journey} other {The routes and exact times of # journeys}}',
    description: 'What is erased of the journeys; count is a number, -1 while it is unknown',
  },
  stays: {
    id: 'deletion.stays',
    defaultMessage: 'Kept without you',
    description: 'Above the list of what is kept without the person',
  },
  goesViolations: {
    id: 'deletion.goesViolations',
    defaultMessage:
      '{count, plural, =-1 {Your violations, which are withdrawn with their evidence} =0 {No violations: you have none} one {# violation, which is withdrawn with its evidence} other {# violations, which are withdrawn with their evidence}}',
    description: 'What is erased of the violations; count is a number, -1 while it is unknown',
  },
  staysFigures: {
    id: 'deletion.staysFigures',
    defaultMessage: 'The figures of journeys, with the vehicle',
    description: 'What is kept',
  },
  held: {
    id: 'deletion.held',
    defaultMessage: 'Held for an open case',
    description: 'Above the list of what is not erased yet because people still have to decide on it',
  },
  heldUndecided: {
    id: 'deletion.heldUndecided',
    defaultMessage:
      'Case {number}: its violation and evidence stay, only for those who decide. They go 90 days after the decision.',
    description: 'What an open case holds; number is the number of the case, such as C-2026-0412',
  },
  heldUntil: {
    id: 'deletion.heldUntil',
    defaultMessage:
      'Case {number}: its violation and evidence stay, for those who decide alone, until {date}',
    description: 'The same once it is decided; date is the day on which they are erased',
  },
  grace: {
    id: 'deletion.grace',
    defaultMessage:
      'You will be signed out everywhere. For {days} days you can sign in again and keep your account.',
    description: 'How to take it back; days is a number',
  },
  word: {
    id: 'deletion.word',
    defaultMessage: 'DELETE',
    description: 'One word in capitals that the user types to confirm',
  },
  typeWord: {
    id: 'deletion.typeWord',
    defaultMessage: 'Type {word} to confirm',
    description: 'Label of the field for it; word is that word',
  },
  pin: {
    id: 'deletion.pin',
    defaultMessage: 'Your 6-digit PIN',
    description: 'Label of the field for the PIN',
  },
  wrongPin: {
    id: 'deletion.wrongPin',
    defaultMessage: 'This PIN is not right. After five wrong ones you have to wait.',
    description: 'The PIN was wrong, or there were too many',
  },
  confirm: {
    id: 'deletion.confirm',
    defaultMessage: 'Delete my account',
    description: 'Button that deletes the account',
  },
  store: {
    id: 'deletion.keep',
    defaultMessage: 'Keep my account',
    description: 'Button that leaves the account as it is',
  },
  done: {
    id: 'deletion.done',
    defaultMessage: 'Your account will be deleted',
    description: 'Title of the notice afterwards',
  },
  doneText: {
    id: 'deletion.doneText',
    defaultMessage: 'Sign in before {date} to keep it.',
    description: 'Text of that notice; date is the last day to take it back',
  },
  banner: {
    id: 'deletion.banner',
    defaultMessage: 'Your account will be erased on {date}',
    description: 'Line on every page until the account is erased; date is when',
  },
  stored: {
    id: 'deletion.kept',
    defaultMessage: 'Your account stays',
    description: 'Notice that the account stays',
  },
  notStored: {
    id: 'deletion.notKept',
    defaultMessage: 'Your account could not be kept',
    description: 'Title of the notice that keeping it failed',
  },
  tooLate: {
    id: 'deletion.tooLate',
    defaultMessage: 'It is too late: the account is being erased.',
    description: 'The 30 days are over',
  },
});
