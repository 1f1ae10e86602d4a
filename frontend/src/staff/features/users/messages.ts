import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the table of users. */
export const USERS_MESSAGES = defineTexts({
  active: {
    id: 'users.active',
    defaultMessage: 'Active',
    description: 'Status of an account: it may sign in',
  },
  suspended: {
    id: 'users.suspended',
    defaultMessage: 'Suspended',
    description: 'Status of an account: it may not sign in',
  },
  notProven: {
    id: 'users.notProven',
    defaultMessage: 'Not proven',
    description: 'Mark at a number that no code by SMS has shown to be the holder’s',
  },
  username: {
    id: 'users.username',
    defaultMessage: 'Username',
    description: 'Head of a column, and label of a field',
  },
  name: { id: 'users.name', defaultMessage: 'Name', description: 'Head of a column: full name' },
  number: {
    id: 'users.number',
    defaultMessage: 'Phone number',
    description: 'Head of a column: mobile number, masked at first',
  },
  role: {
    id: 'users.role',
    defaultMessage: 'Role',
    description: 'Head of a column: what the account is to the service',
  },
  status: {
    id: 'users.status',
    defaultMessage: 'Status',
    description: 'Head of a column: whether the account may sign in',
  },
  since: {
    id: 'users.since',
    defaultMessage: 'Since',
    description: 'Head of a column: when the account was created',
  },
  act: {
    id: 'users.act',
    defaultMessage: 'Action',
    description: 'Head of a column with a button: suspend or reinstate',
  },
  noName: {
    id: 'users.noName',
    defaultMessage: 'No name given',
    description: 'In the place of a full name that was never given',
  },
  search: {
    id: 'users.search',
    defaultMessage: 'Name or number',
    description: 'What the search takes: part of a name, or a number',
  },
  list: { id: 'users.list', defaultMessage: 'Users', description: 'Name of the table, for screen readers' },
  emptyTitle: {
    id: 'users.emptyTitle',
    defaultMessage: 'No user found',
    description: 'The search has found nobody',
  },
  emptyText: {
    id: 'users.emptyText',
    defaultMessage: 'A name is found by a part of it, a phone number only in full.',
    description: 'Below it: how the search works',
  },
  reveal: {
    id: 'users.reveal',
    defaultMessage: 'Show numbers',
    description: 'Button: shows the phone numbers of the loaded rows',
  },
  revealHint: {
    id: 'users.revealHint',
    defaultMessage: 'Each time, the audit log keeps who asked and for whom.',
    description: 'What the server keeps when numbers are shown',
  },
  hide: {
    id: 'users.hide',
    defaultMessage: 'Mask numbers',
    description: 'Button: masks the phone numbers again',
  },
});

/** Texts of what is done to an account. */
export const USER_ACT_MESSAGES = defineTexts({
  suspend: {
    id: 'users.suspend',
    defaultMessage: 'Suspend',
    description: 'Button: an account may not sign in any more',
  },
  reinstate: {
    id: 'users.reinstate',
    defaultMessage: 'Reinstate',
    description: 'Button: a suspended account may sign in again',
  },
  suspendTitle: {
    id: 'users.suspendTitle',
    defaultMessage: 'Suspend {name}',
    description: 'Title of the question; name is whose account',
  },
  suspendText: {
    id: 'users.suspendText',
    defaultMessage:
      '{name} is signed out on every phone at once and cannot sign in until somebody reinstates the account.',
    description: 'What happens then; name is whose account',
  },
  reinstateTitle: {
    id: 'users.reinstateTitle',
    defaultMessage: 'Reinstate {name}',
    description: 'Title of the question; name is whose account',
  },
  reinstateText: {
    id: 'users.reinstateText',
    defaultMessage: '{name} can sign in again at once.',
    description: 'What happens then; name is whose account',
  },
  suspendDone: {
    id: 'users.suspendDone',
    defaultMessage: '{name} is suspended',
    description: 'Notice; name is whose account',
  },
  reinstateDone: {
    id: 'users.reinstateDone',
    defaultMessage: '{name} is reinstated',
    description: 'Notice; name is whose account',
  },
  own: {
    id: 'users.own',
    defaultMessage:
      'Nobody can suspend themselves or change their own role, so that there is always an administrator.',
    description: 'Why the own account can not be changed here',
  },
  newRole: { id: 'users.newRole', defaultMessage: 'New role', description: 'Label of the list of roles' },
  changeRole: {
    id: 'users.changeRole',
    defaultMessage: 'Change role',
    description: 'Button: another role for staff',
  },
  roleTitle: {
    id: 'users.roleTitle',
    defaultMessage: 'Change the role of {name}',
    description: 'Title of the question; name is whose account',
  },
  roleText: {
    id: 'users.roleText',
    defaultMessage:
      '{name} keeps the session and has, from the next second on, what the new role allows: {role}.',
    description: 'What happens then; role is the new one',
  },
  roleDone: {
    id: 'users.roleDone',
    defaultMessage: 'The role of {name} is changed',
    description: 'Notice; name is whose account',
  },
  conflict: {
    id: 'users.conflict',
    defaultMessage:
      'Somebody else has changed this account meanwhile. The list shows it as it is now; decide again.',
    description: 'Another administrator was faster',
  },
  gone: {
    id: 'users.gone',
    defaultMessage: 'This account does not exist any more.',
    description: 'The account was deleted meanwhile',
  },
});

/** Texts of creating an account of staff. */
export const CREATE_STAFF_MESSAGES = defineTexts({
  create: {
    id: 'users.create',
    defaultMessage: 'New staff account',
    description: 'Button and title: a new account of staff',
  },
  text: {
    id: 'users.createText',
    defaultMessage: 'The account gets a one-time password, shown only once.',
    description: 'What the new account gets',
  },
  usernameHint: {
    id: 'users.usernameHint',
    defaultMessage: '3 to 64 letters, digits or . _ @ + -, beginning with a letter.',
    description: 'Which signs a username takes',
  },
  usernameWrong: {
    id: 'users.usernameWrong',
    defaultMessage: 'This username is taken, or has other characters in it.',
    description: 'The server has refused the username',
  },
  fullName: {
    id: 'users.fullName',
    defaultMessage: 'Full name (optional)',
    description: 'Label of the full name',
  },
  submit: {
    id: 'users.createDo',
    defaultMessage: 'Create account',
    description: 'Button that creates the account',
  },
  createdTitle: {
    id: 'users.createdTitle',
    defaultMessage: 'The account of {name} is created',
    description: 'The account is there; name is its username',
  },
  createdText: {
    id: 'users.createdText',
    defaultMessage:
      'Tell {name} this password. It is not shown again, and must be changed at the first sign-in.',
    description: 'What to do with the one-time password',
  },
  copy: { id: 'users.copy', defaultMessage: 'Copy password', description: 'Button that copies the password' },
  copied: { id: 'users.copied', defaultMessage: 'Password copied', description: 'Notice after copying' },
});
