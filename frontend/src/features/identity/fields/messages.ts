import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the fields that sign-in and sign-up share. */
export const FIELD_MESSAGES = defineTexts({
  phone: {
    id: 'identity.phone.label',
    defaultMessage: 'Phone number',
    description: 'Label of the mobile number',
  },
  phonePrefix: {
    id: 'identity.phone.prefix',
    defaultMessage: 'Country code',
    description: 'Name of the +237 in front of the number, for screen readers',
  },
  phoneHint: {
    id: 'identity.phone.hint',
    defaultMessage: '9 digits, starting with 6',
    description: 'Under the mobile number',
  },
  pin: { id: 'identity.pin.label', defaultMessage: '6-digit PIN', description: 'Label of the PIN' },
  pinConfirm: {
    id: 'identity.pin.confirm',
    defaultMessage: 'Confirm PIN',
    description: 'Label of the repeated PIN',
  },
  pinShow: {
    id: 'identity.pin.show',
    defaultMessage: 'Show PIN',
    description: 'Button that shows the digits of the PIN',
  },
  pinHide: {
    id: 'identity.pin.hide',
    defaultMessage: 'Hide PIN',
    description: 'Button that hides the digits of the PIN',
  },
  pinHint: {
    id: 'identity.pin.hint',
    defaultMessage: 'Do not use your MoMo or Orange Money PIN.',
    description: 'Under the PIN: not the PIN of a mobile-money account',
  },
  terms: { id: 'identity.legal.terms', defaultMessage: 'Terms', description: 'Link to the terms of use' },
  privacy: {
    id: 'identity.legal.privacy',
    defaultMessage: 'Privacy',
    description: 'Link to the privacy page',
  },
});

/** Texts of sign-in. */
export const SIGN_IN_MESSAGES = defineTexts({
  title: { id: 'identity.signIn.title', defaultMessage: 'Sign in', description: 'Title of the first step' },
  intro: {
    id: 'identity.signIn.intro',
    defaultMessage: 'Use the phone number of your account.',
    description: 'Under the title of the first step',
  },
  next: {
    id: 'identity.signIn.continue',
    defaultMessage: 'Continue',
    description: 'Button from the number to the PIN',
  },
  pinTitle: {
    id: 'identity.signIn.pinTitle',
    defaultMessage: 'Enter your PIN',
    description: 'Title of the second step',
  },
  pinFor: {
    id: 'identity.signIn.pinFor',
    defaultMessage: 'for {number}',
    description: 'Under the title of the second step; number is the phone number',
  },
  differentNumber: {
    id: 'identity.signIn.differentNumber',
    defaultMessage: 'Use a different number',
    description: 'Link back to the first step',
  },
  submit: { id: 'identity.signIn.submit', defaultMessage: 'Sign in', description: 'Button that signs in' },
  createAccount: {
    id: 'identity.signIn.createAccount',
    defaultMessage: 'Create account',
    description: 'Link to sign-up',
  },
  failed: {
    id: 'identity.signIn.failed',
    defaultMessage: 'Verification Failed',
    description: 'Title of the notice when the PIN is not accepted',
  },
  invalid: {
    id: 'identity.signIn.invalid',
    defaultMessage: 'Invalid phone number or PIN. Please check your credentials or create an account',
    description: 'Unknown number, wrong PIN or locked account',
  },
  notVerified: {
    id: 'identity.signIn.notVerified',
    defaultMessage: 'Could not verify your code. Please try again',
    description: 'The server could not check the PIN',
  },
  otherTitle: {
    id: 'identity.signIn.otherTitle',
    defaultMessage: 'Authentication Failed',
    description: 'Title of the notice for any other failure',
  },
  other: {
    id: 'identity.signIn.other',
    defaultMessage: 'Could not process your request. Please try again',
    description: 'Any other failure',
  },
  suspended: {
    id: 'identity.signIn.suspended',
    defaultMessage: 'This account is suspended.',
    description: 'The account is suspended',
  },
  codeNeeded: {
    id: 'identity.signIn.codeNeeded',
    defaultMessage:
      'On a new phone this number needs a code from an SMS too. If it has an account, the code is on its way.',
    description: 'Above the code: a PIN alone no longer signs in from a new phone; the same for every number',
  },
  codeRefused: {
    id: 'identity.signIn.codeRefused',
    defaultMessage: 'Wrong PIN or code. Check both, or ask for another code.',
    description: 'PIN or code were refused; the server does not say which',
  },
  codeFailed: {
    id: 'identity.signIn.codeFailed',
    defaultMessage: 'Code not sent',
    description: 'Title of the notice when no code could be sent',
  },
  triesLeft: {
    id: 'identity.signIn.triesLeft',
    defaultMessage:
      '{count, plural, one {# more try, then you wait 5 minutes.} other {# more tries, then you wait 5 minutes.}}',
    description: 'After a wrong PIN; count is how many tries are left before a wait of five minutes or more',
  },
  wait: {
    id: 'identity.signIn.wait',
    defaultMessage: 'Too many wrong PINs. You can try again in {time}.',
    description: 'After too many wrong PINs; time is what is left of the wait, such as 4:59',
  },
  welcome: {
    id: 'identity.signIn.welcome',
    defaultMessage: 'Welcome',
    description: 'Notice after a sign-in',
  },
});

/** Texts of sign-up. */
export const SIGN_UP_MESSAGES = defineTexts({
  title: { id: 'identity.signUp.title', defaultMessage: 'Create account', description: 'Title of the page' },
  intro: {
    id: 'identity.signUp.intro',
    defaultMessage: 'Your number and a PIN are all it takes.',
    description: 'Under the title',
  },
  submit: {
    id: 'identity.signUp.submit',
    defaultMessage: 'Create account',
    description: 'Button that creates the account',
  },
  toSignIn: {
    id: 'identity.signUp.toSignIn',
    defaultMessage: 'I have an account, sign in',
    description: 'Link to sign-in',
  },
  done: {
    id: 'identity.signUp.done',
    defaultMessage: 'Registration Successful! 🎉',
    description: 'Title of the notice after sign-up',
  },
  doneText: {
    id: 'identity.signUp.doneText',
    defaultMessage: 'Your account has been created. You can now sign in!',
    description: 'Text of the notice after sign-up',
  },
  failed: {
    id: 'identity.signUp.failed',
    defaultMessage: 'Registration Failed',
    description: 'Title of the notice when sign-up failed',
  },
  failedText: {
    id: 'identity.signUp.failedText',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'Sign-up failed for an unknown reason',
  },
  accepted: {
    id: 'identity.signUp.taken',
    defaultMessage: 'This number already has an account. Sign in instead.',
    description: 'The number has an account already',
  },
});

/** Texts of the PIN reset. */
export const RESET_MESSAGES = defineTexts({
  start: {
    id: 'identity.reset.start',
    defaultMessage: 'Reset My PIN',
    description: 'Button that has a one-time code sent',
  },
  noPhone: {
    id: 'identity.reset.noPhone',
    defaultMessage: 'Phone Number Required',
    description: 'Title of the notice when a reset is asked for without a phone number',
  },
  noPhoneText: {
    id: 'identity.reset.noPhoneText',
    defaultMessage: 'Please enter your phone number first.',
    description: 'Text of the notice when a reset is asked for without a phone number',
  },
  title: {
    id: 'identity.reset.title',
    defaultMessage: 'Reset your PIN',
    description: 'Title of the page with code and new PIN',
  },
  intro: {
    id: 'identity.reset.intro',
    defaultMessage: 'If {number} has an account, a code is on its way by SMS.',
    description: 'Under the title: a code was sent if there is an account; number is the phone number',
  },
  linkIntro: {
    id: 'identity.reset.linkIntro',
    defaultMessage: 'You opened the link from the SMS. It works once, for 10 minutes.',
    description: 'Under the title, where the link of the message was opened',
  },
  linkDone: {
    id: 'identity.reset.linkDone',
    defaultMessage: 'Your PIN has changed. All your devices were signed out.',
    description: 'After a reset with the link of the message: all sessions have ended',
  },
  code: {
    id: 'identity.reset.code',
    defaultMessage: 'Code from the SMS',
    description: 'Label of the one-time code',
  },
  codeHint: {
    id: 'identity.reset.codeHint',
    defaultMessage: '6 digits, valid for 10 minutes',
    description: 'Under the one-time code: how long it holds',
  },
  newPin: { id: 'identity.reset.newPin', defaultMessage: 'New PIN', description: 'Label of the new PIN' },
  newPinHint: {
    id: 'identity.reset.newPinHint',
    defaultMessage: 'We chose this PIN for you. Keep it, or type your own.',
    description: 'Under the new PIN, which the app has drawn and the user may replace',
  },
  submit: {
    id: 'identity.reset.submit',
    defaultMessage: 'Set new PIN',
    description: 'Button that sets the new PIN',
  },
  another: {
    id: 'identity.reset.another',
    defaultMessage: 'Send another code',
    description: 'Button that has another code sent',
  },
  anotherIn: {
    id: 'identity.reset.anotherIn',
    defaultMessage: 'Another code in {time}',
    description: 'The same button while it is too early; time is what is left, such as 0:42',
  },
  sent: {
    id: 'identity.reset.sent',
    defaultMessage: 'If the number has an account, another code is on its way.',
    description: 'Notice after another code was asked for',
  },
  failed: {
    id: 'identity.reset.failed',
    defaultMessage: 'PIN Reset Failed',
    description: 'Title of the notice when a reset failed',
  },
  failedText: {
    id: 'identity.reset.failedText',
    defaultMessage: 'Your PIN was not changed. Please try again',
    description: 'The reset failed for a reason that nobody can say anything about',
  },
  tooMany: {
    id: 'identity.reset.tooMany',
    defaultMessage: 'Too many codes were asked for. Please try again in an hour',
    description: 'Too many codes were asked for within an hour',
  },
  unavailable: {
    id: 'identity.reset.unavailable',
    defaultMessage:
      'No SMS can be sent from here right now. Please try again later, or ask those who run this service for help',
    description: 'No text messages can be sent at the moment, or not at all',
  },
  done: {
    id: 'identity.reset.done',
    defaultMessage: 'PIN Reset Successful',
    description: 'Title of the page after the reset',
  },
  doneText: {
    id: 'identity.reset.doneText',
    defaultMessage: 'The PIN of {number} has changed. All your devices were signed out.',
    description: 'Under that title: all sessions have ended; number is the phone number',
  },
  yourPin: {
    id: 'identity.reset.yourPin',
    defaultMessage: 'Your new PIN',
    description: 'Above the new PIN in big digits',
  },
  store: {
    id: 'identity.reset.keep',
    defaultMessage: 'Remember it and tell nobody.',
    description: 'Under the new PIN: remember it and tell nobody',
  },
});
