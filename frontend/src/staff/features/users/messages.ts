import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the table of users. */
export const USERS_MESSAGES = defineTexts({
  active: { id: 'users.active', description: 'Status of an account: it may sign in' },
  suspended: { id: 'users.suspended', description: 'Status of an account: it may not sign in' },
  notProven: {
    id: 'users.notProven',
    description: 'Mark at a number that no code by SMS has shown to be the holder’s',
  },
  username: { id: 'users.username', description: 'Head of a column, and label of a field' },
  name: { id: 'users.name', description: 'Head of a column: full name' },
  number: { id: 'users.number', description: 'Head of a column: mobile number, masked at first' },
  role: { id: 'users.role', description: 'Head of a column: what the account is to the service' },
  status: { id: 'users.status', description: 'Head of a column: whether the account may sign in' },
  since: { id: 'users.since', description: 'Head of a column: when the account was created' },
  act: { id: 'users.act', description: 'Head of a column with a button: suspend or reinstate' },
  noName: { id: 'users.noName', description: 'In the place of a full name that was never given' },
  search: { id: 'users.search', description: 'What the search takes: part of a name, or a number' },
  list: { id: 'users.list', description: 'Name of the table, for screen readers' },
  emptyTitle: { id: 'users.emptyTitle', description: 'The search has found nobody' },
  emptyText: { id: 'users.emptyText', description: 'Below it: how the search works' },
  reveal: { id: 'users.reveal', description: 'Button: shows the phone numbers of the loaded rows' },
  revealHint: { id: 'users.revealHint', description: 'What the server keeps when numbers are shown' },
  hide: { id: 'users.hide', description: 'Button: masks the phone numbers again' },
});

/** Texts of what is done to an account. */
export const USER_ACT_MESSAGES = defineTexts({
  suspend: { id: 'users.suspend', description: 'Button: an account may not sign in any more' },
  reinstate: { id: 'users.reinstate', description: 'Button: a suspended account may sign in again' },
  suspendTitle: { id: 'users.suspendTitle', description: 'Title of the question; name is whose account' },
  suspendText: { id: 'users.suspendText', description: 'What happens then; name is whose account' },
  reinstateTitle: { id: 'users.reinstateTitle', description: 'Title of the question; name is whose account' },
  reinstateText: { id: 'users.reinstateText', description: 'What happens then; name is whose account' },
  suspendDone: { id: 'users.suspendDone', description: 'Notice; name is whose account' },
  reinstateDone: { id: 'users.reinstateDone', description: 'Notice; name is whose account' },
  own: { id: 'users.own', description: 'Why the own account can not be changed here' },
  newRole: { id: 'users.newRole', description: 'Label of the list of roles' },
  changeRole: { id: 'users.changeRole', description: 'Button: another role for staff' },
  roleTitle: { id: 'users.roleTitle', description: 'Title of the question; name is whose account' },
  roleText: { id: 'users.roleText', description: 'What happens then; role is the new one' },
  roleDone: { id: 'users.roleDone', description: 'Notice; name is whose account' },
  conflict: { id: 'users.conflict', description: 'Another administrator was faster' },
  gone: { id: 'users.gone', description: 'The account was deleted meanwhile' },
});

/** Texts of creating an account of staff. */
export const CREATE_STAFF_MESSAGES = defineTexts({
  create: { id: 'users.create', description: 'Button and title: a new account of staff' },
  text: { id: 'users.createText', description: 'What the new account gets' },
  usernameHint: { id: 'users.usernameHint', description: 'Which signs a username takes' },
  usernameWrong: { id: 'users.usernameWrong', description: 'The server has refused the username' },
  fullName: { id: 'users.fullName', description: 'Label of the full name' },
  submit: { id: 'users.createDo', description: 'Button that creates the account' },
  createdTitle: { id: 'users.createdTitle', description: 'The account is there; name is its username' },
  createdText: { id: 'users.createdText', description: 'What to do with the one-time password' },
  copy: { id: 'users.copy', description: 'Button that copies the password' },
  copied: { id: 'users.copied', description: 'Notice after copying' },
});
