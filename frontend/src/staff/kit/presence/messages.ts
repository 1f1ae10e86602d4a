import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the sheet that asks staff once more who they are. */
export const CONFIRM_MESSAGES = defineTexts({
  title: {
    id: 'admin.confirm.title',
    description: 'Title of the sheet that asks for the code or the password',
  },
  text: { id: 'admin.confirm.text', description: 'Why it is asked: what follows can not be undone' },
  submit: { id: 'admin.confirm.submit', description: 'Button that confirms and goes on with the act' },
});

/** Texts of the warning before an idle session ends. */
export const IDLE_MESSAGES = defineTexts({
  title: { id: 'admin.idle.title', description: 'Title of the warning that the session is about to end' },
  text: { id: 'admin.idle.text', description: 'When it ends; {time} is a countdown such as 1:45' },
  stay: { id: 'admin.idle.stay', description: 'Button that keeps the session' },
});

/** Texts on the second step that must be set up. */
export const TOTP_DUE_MESSAGES = defineTexts({
  left: { id: 'admin.totpDue.left', description: 'Banner: {days} days are left to set up the second step' },
  setUp: { id: 'admin.totpDue.setUp', description: 'Button of that banner, to the own account' },
  over: { id: 'admin.totpDue.over', description: 'Above the set-up when nothing else is open any more' },
});
