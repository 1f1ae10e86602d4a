import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of assigning something to somebody of the staff. */
export const ASSIGN_TEXTS = defineTexts({
  assign: {
    id: 'attention.act.assign',
    defaultMessage: 'Assign',
    description: 'Button: asks somebody to do it',
  },
  me: { id: 'attention.act.me', defaultMessage: '{name} (me)', description: 'Choice of a person: oneself' },
  nobody: { id: 'attention.act.nobody', defaultMessage: 'Nobody', description: 'Choice of a person: nobody' },
  conflict: {
    id: 'attention.act.conflict',
    defaultMessage: 'Somebody else was faster. You see their decision now.',
    description: 'An act was refused because somebody else has acted meanwhile',
  },
  gone: {
    id: 'attention.act.gone',
    defaultMessage: 'Its cause is gone. There is nothing left to do.',
    description: 'An act was refused because the row is not there any more',
  },
  taken: {
    id: 'attention.act.taken',
    defaultMessage: '{name} has taken this from you: {title}',
    description: 'Notice: somebody else of the staff is on a thing now; title is that of the thing',
  },
});
