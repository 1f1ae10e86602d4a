import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts around a program that can be copied. */
export const CODE_MESSAGES = defineTexts({
  copy: { id: 'guides.copy', defaultMessage: 'Copy', description: 'Button that copies a program' },
  copied: { id: 'guides.copied', defaultMessage: 'Copied', description: 'Notice after a program was copied' },
  language: {
    id: 'guides.language',
    defaultMessage: 'Written in',
    description: 'For screen readers: name of the tabs over a program; a language for programs',
  },
});
