import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the sheet that asks staff once more who they are. */
export const CONFIRM_MESSAGES = defineTexts({
  title: {
    id: 'admin.confirm.title',
    defaultMessage: 'Is it you?',
    description: 'Title of the sheet that asks for the code or the password',
  },
  text: {
    id: 'admin.confirm.text',
    defaultMessage:
      'This cannot be undone. Show once more who you are; it then goes on by itself. You are asked again after 15 minutes.',
    description: 'Why it is asked: what follows can not be undone',
  },
  submit: {
    id: 'admin.confirm.submit',
    defaultMessage: 'Confirm and go on',
    description: 'Button that confirms and goes on with the act',
  },
});

/** Texts of the warning before an idle session ends. */
export const IDLE_MESSAGES = defineTexts({
  title: {
    id: 'admin.idle.title',
    defaultMessage: 'Are you still there?',
    description: 'Title of the warning that the session is about to end',
  },
  text: {
    id: 'admin.idle.text',
    defaultMessage: 'You have not used the dashboard for a while. You are signed out in {time}.',
    description: 'When it ends; {time} is a countdown such as 1:45',
  },
  stay: {
    id: 'admin.idle.stay',
    defaultMessage: 'Stay signed in',
    description: 'Button that keeps the session',
  },
});

/** Texts on the second step that must be set up. */
export const TOTP_DUE_MESSAGES = defineTexts({
  left: {
    id: 'admin.totpDue.left',
    defaultMessage:
      '{days, plural, one {# day is} other {# days are}} left to set up the second step. After that nothing else opens.',
    description: 'Banner: {days} days are left to set up the second step',
  },
  setUp: {
    id: 'admin.totpDue.setUp',
    defaultMessage: 'Set up',
    description: 'Button of that banner, to the own account',
  },
  over: {
    id: 'admin.totpDue.over',
    defaultMessage: 'Your role needs a second step at sign-in. Set it up to go on.',
    description: 'Above the set-up when nothing else is open any more',
  },
});
