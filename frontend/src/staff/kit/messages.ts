import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the sign-in of staff. */
export const ADMIN_SIGN_IN_MESSAGES = defineTexts({
  title: { id: 'admin.signIn.title', description: 'Title of the sign-in page of staff' },
  intro: { id: 'admin.signIn.intro', description: 'Under the title of the sign-in page of staff' },
  username: { id: 'admin.signIn.username', description: 'Label of the username' },
  usernameRequired: { id: 'admin.signIn.usernameRequired', description: 'The username is empty' },
  password: { id: 'admin.signIn.password', description: 'Label of the password' },
  code: { id: 'admin.signIn.code', description: 'Label of the code of the second step' },
  codeHint: { id: 'admin.signIn.codeHint', description: 'Under the code of the second step' },
  showCode: { id: 'admin.signIn.showCode', description: 'Button that shows the field of the code' },
  submit: { id: 'admin.signIn.submit', description: 'Button that signs staff in' },
  refused: { id: 'admin.signIn.refused', description: 'Whatever is wrong with the credentials' },
  suspended: { id: 'admin.signIn.suspended', description: 'The account is suspended' },
  toApp: { id: 'admin.signIn.toApp', description: 'Link from the sign-in of staff to the citizens’ app' },
  journeyTitle: {
    id: 'admin.signIn.journeyTitle',
    description: 'Title of the question before staff sign in over a citizen’s journey',
  },
  journeyText: { id: 'admin.signIn.journeyText', description: 'What happens to the journey under way' },
  journeyGo: { id: 'admin.signIn.journeyGo', description: 'Button that signs in all the same' },
  journeyStay: { id: 'admin.signIn.journeyStay', description: 'Button that stays with the journey' },
});

/** Texts of the page that staff see. */
export const ADMIN_HOME_MESSAGES = defineTexts({
  lastSignIn: {
    id: 'admin.home.lastSignIn',
    description: 'The latest sign-in; date and time are formatted',
  },
  permissions: { id: 'admin.home.permissions', description: 'Title of the list of permissions' },
  security: { id: 'admin.home.security', description: 'Title of the part about password and second step' },
  signOut: { id: 'admin.home.signOut', description: 'Button that ends the session of staff' },
  failed: { id: 'admin.home.failed', description: 'The account could not be loaded' },
});

/** Texts of changing the password of staff. */
export const PASSWORD_MESSAGES = defineTexts({
  title: { id: 'admin.password.title', description: 'Title of the part that changes the password' },
  oneTime: { id: 'admin.password.oneTime', description: 'Why a one-time password must be changed' },
  demo: { id: 'admin.password.demo', description: 'Why the password of a demo account stays' },
  current: { id: 'admin.password.current', description: 'Label of the password in force' },
  next: { id: 'admin.password.next', description: 'Label of the new password' },
  hint: { id: 'admin.password.hint', description: 'Under the new password' },
  submit: { id: 'admin.password.submit', description: 'Button that changes the password' },
  wrong: { id: 'admin.password.wrong', description: 'The password in force is not right' },
  done: { id: 'admin.password.done', description: 'Notice after the password was changed' },
});

/** Texts of the second step of sign-in. */
export const TOTP_MESSAGES = defineTexts({
  title: { id: 'admin.totp.title', description: 'Title of the part about the second step' },
  off: { id: 'admin.totp.off', description: 'The second step is not set up; what it is good for' },
  on: { id: 'admin.totp.on', description: 'The second step is active' },
  start: { id: 'admin.totp.start', description: 'Button that begins to set the second step up' },
  password: { id: 'admin.totp.password', description: 'Label of the password that is asked for once more' },
  next: { id: 'admin.totp.next', description: 'Button after the password' },
  scan: { id: 'admin.totp.scan', description: 'Above the QR code' },
  qr: { id: 'admin.totp.qr', description: 'Name of the QR code for screen readers' },
  secret: { id: 'admin.totp.secret', description: 'Above the secret for typing' },
  code: { id: 'admin.totp.code', description: 'Label of the first code of the app' },
  confirm: { id: 'admin.totp.confirm', description: 'Button that makes the second step active' },
  wrongCode: { id: 'admin.totp.wrongCode', description: 'The code was not taken' },
  codesTitle: { id: 'admin.totp.codesTitle', description: 'Title of the list of recovery codes' },
  codesText: { id: 'admin.totp.codesText', description: 'What recovery codes are for' },
  codesDone: { id: 'admin.totp.codesDone', description: 'Button of somebody who has kept the codes' },
  remove: { id: 'admin.totp.remove', description: 'Button that begins to remove the second step' },
  removeCode: { id: 'admin.totp.removeCode', description: 'Label of the code that removes the second step' },
  cancel: { id: 'admin.totp.cancel', description: 'Button that goes back without a change' },
});
