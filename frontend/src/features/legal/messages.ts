import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts around both legal pages. */
export const LEGAL_MESSAGES = defineTexts({
  back: { id: 'legal.back', description: 'Link from a legal page to sign-in' },
  termsTitle: { id: 'legal.terms.title', description: 'Title of the terms of use' },
  privacyTitle: { id: 'legal.privacy.title', description: 'Title of the privacy page' },
});

/** Paragraphs of the terms of use, in order. */
export const TERMS_PARAGRAPHS = defineTexts({
  service: { id: 'legal.terms.service', description: 'What the service does' },
  judge: { id: 'legal.terms.judge', description: 'How speed and violations are found' },
  duty: { id: 'legal.terms.duty', description: 'What the driver remains responsible for' },
  account: { id: 'legal.terms.account', description: 'One account for one number' },
});

/** Paragraphs of the privacy page, in order. */
export const PRIVACY_PARAGRAPHS = defineTexts({
  collect: { id: 'legal.privacy.collect', description: 'What is kept on the server' },
  record: { id: 'legal.privacy.record', description: 'When positions are recorded' },
  others: { id: 'legal.privacy.others', description: 'What other users see' },
  masked: { id: 'legal.privacy.masked', description: 'Who sees full registration numbers' },
  kept: {
    id: 'legal.privacy.kept',
    description: 'How long things are kept, and how one gets or deletes them',
  },
  device: { id: 'legal.privacy.device', description: 'What the browser keeps' },
});
