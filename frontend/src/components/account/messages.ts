import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of changing the password of staff. */
export const PASSWORD_MESSAGES = defineTexts({
  title: {
    id: 'admin.password.title',
    defaultMessage: 'Password',
    description: 'Title of the part that changes the password',
  },
  oneTime: {
    id: 'admin.password.oneTime',
    defaultMessage: 'You have signed in with a one-time password. Please choose one of your own to go on.',
    description: 'Why a one-time password must be changed',
  },
  demo: {
    id: 'admin.password.demo',
    defaultMessage: 'Demo accounts keep the password that is shown to everybody.',
    description: 'Why the password of a demo account stays',
  },
  current: {
    id: 'admin.password.current',
    defaultMessage: 'Current password',
    description: 'Label of the password in force',
  },
  next: {
    id: 'admin.password.next',
    defaultMessage: 'New password',
    description: 'Label of the new password',
  },
  hint: {
    id: 'admin.password.hint',
    defaultMessage: 'At least 12 characters. All other sessions of yours end.',
    description: 'Under the new password',
  },
  submit: {
    id: 'admin.password.submit',
    defaultMessage: 'Change password',
    description: 'Button that changes the password',
  },
  wrong: {
    id: 'admin.password.wrong',
    defaultMessage: 'The password is not right',
    description: 'The password in force is not right',
  },
  done: {
    id: 'admin.password.done',
    defaultMessage: 'Password changed',
    description: 'Notice after the password was changed',
  },
});

/** Texts of the second step of sign-in. */
export const TOTP_MESSAGES = defineTexts({
  title: {
    id: 'admin.totp.title',
    defaultMessage: 'Second step',
    description: 'Title of the part about the second step',
  },
  off: {
    id: 'admin.totp.off',
    defaultMessage:
      'Not set up. With it, a stolen password alone does not open your account: sign-in also asks for a code from an app on your phone.',
    description: 'The second step is not set up; what it is good for',
  },
  on: {
    id: 'admin.totp.on',
    defaultMessage: 'Active. Sign-in asks for a code from your app.',
    description: 'The second step is active',
  },
  start: {
    id: 'admin.totp.start',
    defaultMessage: 'Set up the second step',
    description: 'Button that begins to set the second step up',
  },
  password: {
    id: 'admin.totp.password',
    defaultMessage: 'Your password once more',
    description: 'Label of the password that is asked for once more',
  },
  next: { id: 'admin.totp.next', defaultMessage: 'Continue', description: 'Button after the password' },
  scan: {
    id: 'admin.totp.scan',
    defaultMessage: 'Scan this with an authenticator app.',
    description: 'Above the QR code',
  },
  qr: {
    id: 'admin.totp.qr',
    defaultMessage: 'QR code for the authenticator app',
    description: 'Name of the QR code for screen readers',
  },
  secret: {
    id: 'admin.totp.secret',
    defaultMessage: 'Or type this into it:',
    description: 'Above the secret for typing',
  },
  code: {
    id: 'admin.totp.code',
    defaultMessage: 'Six digits that the app shows',
    description: 'Label of the first code of the app',
  },
  confirm: {
    id: 'admin.totp.confirm',
    defaultMessage: 'Turn on',
    description: 'Button that makes the second step active',
  },
  wrongCode: {
    id: 'admin.totp.wrongCode',
    defaultMessage: 'The code is not right. Check the clock of your phone and use the newest code.',
    description: 'The code was not taken',
  },
  codesTitle: {
    id: 'admin.totp.codesTitle',
    defaultMessage: 'Keep these recovery codes',
    description: 'Title of the list of recovery codes',
  },
  codesText: {
    id: 'admin.totp.codesText',
    defaultMessage:
      'Each of them takes the place of the app once, if your phone is lost. They are not shown again.',
    description: 'What recovery codes are for',
  },
  codesDone: {
    id: 'admin.totp.codesDone',
    defaultMessage: 'I have kept them',
    description: 'Button of somebody who has kept the codes',
  },
  remove: {
    id: 'admin.totp.remove',
    defaultMessage: 'Remove the second step',
    description: 'Button that begins to remove the second step',
  },
  removeCode: {
    id: 'admin.totp.removeCode',
    defaultMessage: 'Code of the app, or a recovery code',
    description: 'Label of the code that removes the second step',
  },
  cancel: {
    id: 'admin.totp.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that goes back without a change',
  },
});
