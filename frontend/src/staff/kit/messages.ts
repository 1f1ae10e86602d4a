import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the sign-in of staff. */
export const ADMIN_SIGN_IN_MESSAGES = defineTexts({
  title: {
    id: 'admin.signIn.title',
    defaultMessage: 'Staff sign-in',
    description: 'Title of the sign-in page of staff',
  },
  intro: {
    id: 'admin.signIn.intro',
    defaultMessage: 'For the people of the road-safety authority.',
    description: 'Under the title of the sign-in page of staff',
  },
  username: { id: 'admin.signIn.username', defaultMessage: 'Username', description: 'Label of the username' },
  usernameRequired: {
    id: 'admin.signIn.usernameRequired',
    defaultMessage: 'Username is required',
    description: 'The username is empty',
  },
  password: { id: 'admin.signIn.password', defaultMessage: 'Password', description: 'Label of the password' },
  code: {
    id: 'admin.signIn.code',
    defaultMessage: 'Code of the second step',
    description: 'Label of the code of the second step',
  },
  codeHint: {
    id: 'admin.signIn.codeHint',
    defaultMessage: 'Only if you have set one up: six digits from your app, or a recovery code.',
    description: 'Under the code of the second step',
  },
  showCode: {
    id: 'admin.signIn.showCode',
    defaultMessage: 'I have a code',
    description: 'Button that shows the field of the code',
  },
  submit: { id: 'admin.signIn.submit', defaultMessage: 'Sign in', description: 'Button that signs staff in' },
  refused: {
    id: 'admin.signIn.refused',
    defaultMessage: 'Invalid credentials. Please use the correct admin username and password.',
    description: 'Whatever is wrong with the credentials',
  },
  suspended: {
    id: 'admin.signIn.suspended',
    defaultMessage: 'This account is suspended.',
    description: 'The account is suspended',
  },
  toApp: {
    id: 'admin.signIn.toApp',
    defaultMessage: 'To the drivers’ app',
    description: 'Link from the sign-in of staff to the citizens’ app',
  },
  journeyTitle: {
    id: 'admin.signIn.journeyTitle',
    defaultMessage: 'You have a journey under way',
    description: 'Title of the question before staff sign in over a citizen’s journey',
  },
  journeyText: {
    id: 'admin.signIn.journeyText',
    defaultMessage:
      'If you sign in as staff, you are signed out as a citizen and this phone stops recording. The journey stays open until you end it, or for 6 hours without news.',
    description: 'What happens to the journey under way',
  },
  journeyGo: {
    id: 'admin.signIn.journeyGo',
    defaultMessage: 'Sign in as staff',
    description: 'Button that signs in all the same',
  },
  journeyStay: {
    id: 'admin.signIn.journeyStay',
    defaultMessage: 'Stay with the journey',
    description: 'Button that stays with the journey',
  },
});

/** Texts of the page that staff see. */
export const ADMIN_HOME_MESSAGES = defineTexts({
  lastSignIn: {
    id: 'admin.home.lastSignIn',
    defaultMessage: 'Signed in on {date} at {time}',
    description: 'The latest sign-in; date and time are formatted',
  },
  permissions: {
    id: 'admin.home.permissions',
    defaultMessage: 'What your role allows',
    description: 'Title of the list of permissions',
  },
  security: {
    id: 'admin.home.security',
    defaultMessage: 'How you sign in',
    description: 'Title of the part about password and second step',
  },
  signOut: {
    id: 'admin.home.signOut',
    defaultMessage: 'Log out',
    description: 'Button that ends the session of staff',
  },
  failed: {
    id: 'admin.home.failed',
    defaultMessage: 'Your account could not be loaded.',
    description: 'The account could not be loaded',
  },
});
