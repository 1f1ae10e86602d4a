import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the fields that sign-in and sign-up share. */
export const FIELD_MESSAGES = defineTexts({
  phone: { id: 'identity.phone.label', description: 'Label of the mobile number' },
  phonePrefix: {
    id: 'identity.phone.prefix',
    description: 'Name of the +237 in front of the number, for screen readers',
  },
  phoneHint: { id: 'identity.phone.hint', description: 'Under the mobile number' },
  pin: { id: 'identity.pin.label', description: 'Label of the PIN' },
  pinConfirm: { id: 'identity.pin.confirm', description: 'Label of the repeated PIN' },
  pinShow: { id: 'identity.pin.show', description: 'Button that shows the digits of the PIN' },
  pinHide: { id: 'identity.pin.hide', description: 'Button that hides the digits of the PIN' },
  pinHint: { id: 'identity.pin.hint', description: 'Under the PIN: not the PIN of a mobile-money account' },
  terms: { id: 'identity.legal.terms', description: 'Link to the terms of use' },
  privacy: { id: 'identity.legal.privacy', description: 'Link to the privacy page' },
});

/** Texts of sign-in. */
export const SIGN_IN_MESSAGES = defineTexts({
  title: { id: 'identity.signIn.title', description: 'Title of the first step' },
  intro: { id: 'identity.signIn.intro', description: 'Under the title of the first step' },
  next: { id: 'identity.signIn.continue', description: 'Button from the number to the PIN' },
  pinTitle: { id: 'identity.signIn.pinTitle', description: 'Title of the second step' },
  pinFor: {
    id: 'identity.signIn.pinFor',
    description: 'Under the title of the second step; number is the phone number',
  },
  differentNumber: { id: 'identity.signIn.differentNumber', description: 'Link back to the first step' },
  submit: { id: 'identity.signIn.submit', description: 'Button that signs in' },
  createAccount: { id: 'identity.signIn.createAccount', description: 'Link to sign-up' },
  failed: { id: 'identity.signIn.failed', description: 'Title of the notice when the PIN is not accepted' },
  invalid: { id: 'identity.signIn.invalid', description: 'Unknown number, wrong PIN or locked account' },
  notVerified: { id: 'identity.signIn.notVerified', description: 'The server could not check the PIN' },
  otherTitle: { id: 'identity.signIn.otherTitle', description: 'Title of the notice for any other failure' },
  other: { id: 'identity.signIn.other', description: 'Any other failure' },
  suspended: { id: 'identity.signIn.suspended', description: 'The account is suspended' },
  codeNeeded: {
    id: 'identity.signIn.codeNeeded',
    description: 'Above the code: a PIN alone no longer signs in from a new phone; the same for every number',
  },
  codeRefused: {
    id: 'identity.signIn.codeRefused',
    description: 'PIN or code were refused; the server does not say which',
  },
  codeFailed: {
    id: 'identity.signIn.codeFailed',
    description: 'Title of the notice when no code could be sent',
  },
  triesLeft: {
    id: 'identity.signIn.triesLeft',
    description: 'After a wrong PIN; count is how many tries are left before a wait of five minutes or more',
  },
  wait: {
    id: 'identity.signIn.wait',
    description: 'After too many wrong PINs; time is what is left of the wait, such as 4:59',
  },
  welcome: { id: 'identity.signIn.welcome', description: 'Notice after a sign-in' },
});

/** Texts of sign-up. */
export const SIGN_UP_MESSAGES = defineTexts({
  title: { id: 'identity.signUp.title', description: 'Title of the page' },
  intro: { id: 'identity.signUp.intro', description: 'Under the title' },
  submit: { id: 'identity.signUp.submit', description: 'Button that creates the account' },
  toSignIn: { id: 'identity.signUp.toSignIn', description: 'Link to sign-in' },
  done: { id: 'identity.signUp.done', description: 'Title of the notice after sign-up' },
  doneText: { id: 'identity.signUp.doneText', description: 'Text of the notice after sign-up' },
  failed: { id: 'identity.signUp.failed', description: 'Title of the notice when sign-up failed' },
  failedText: { id: 'identity.signUp.failedText', description: 'Sign-up failed for an unknown reason' },
  taken: { id: 'identity.signUp.taken', description: 'The number has an account already' },
});

/** Texts of the PIN reset. */
export const RESET_MESSAGES = defineTexts({
  start: { id: 'identity.reset.start', description: 'Button that has a one-time code sent' },
  noPhone: {
    id: 'identity.reset.noPhone',
    description: 'Title of the notice when a reset is asked for without a phone number',
  },
  noPhoneText: {
    id: 'identity.reset.noPhoneText',
    description: 'Text of the notice when a reset is asked for without a phone number',
  },
  title: { id: 'identity.reset.title', description: 'Title of the page with code and new PIN' },
  intro: {
    id: 'identity.reset.intro',
    description: 'Under the title: a code was sent if there is an account; number is the phone number',
  },
  linkIntro: {
    id: 'identity.reset.linkIntro',
    description: 'Under the title, where the link of the message was opened',
  },
  linkDone: {
    id: 'identity.reset.linkDone',
    description: 'After a reset with the link of the message: all sessions have ended',
  },
  code: { id: 'identity.reset.code', description: 'Label of the one-time code' },
  codeHint: { id: 'identity.reset.codeHint', description: 'Under the one-time code: how long it holds' },
  newPin: { id: 'identity.reset.newPin', description: 'Label of the new PIN' },
  newPinHint: {
    id: 'identity.reset.newPinHint',
    description: 'Under the new PIN, which the app has drawn and the user may replace',
  },
  submit: { id: 'identity.reset.submit', description: 'Button that sets the new PIN' },
  another: { id: 'identity.reset.another', description: 'Button that has another code sent' },
  anotherIn: {
    id: 'identity.reset.anotherIn',
    description: 'The same button while it is too early; time is what is left, such as 0:42',
  },
  sent: { id: 'identity.reset.sent', description: 'Notice after another code was asked for' },
  failed: { id: 'identity.reset.failed', description: 'Title of the notice when a reset failed' },
  failedText: {
    id: 'identity.reset.failedText',
    description: 'The reset failed for a reason that nobody can say anything about',
  },
  tooMany: { id: 'identity.reset.tooMany', description: 'Too many codes were asked for within an hour' },
  unavailable: {
    id: 'identity.reset.unavailable',
    description: 'No text messages can be sent at the moment, or not at all',
  },
  done: { id: 'identity.reset.done', description: 'Title of the page after the reset' },
  doneText: {
    id: 'identity.reset.doneText',
    description: 'Under that title: all sessions have ended; number is the phone number',
  },
  yourPin: { id: 'identity.reset.yourPin', description: 'Above the new PIN in big digits' },
  keep: { id: 'identity.reset.keep', description: 'Under the new PIN: remember it and tell nobody' },
});
