import { defineTexts } from '../../lib/i18n/define-texts';

/** What the user agrees to before the first journey. */
export const CONSENT_MESSAGES = defineTexts({
  title: { id: 'drive.consent.title', description: 'Title of the sheet before the first journey' },
  record: { id: 'drive.consent.record', description: 'When positions are recorded' },
  see: { id: 'drive.consent.see', description: 'What is computed from them and who sees it' },
  keep: { id: 'drive.consent.keep', description: 'How long they are kept' },
  control: { id: 'drive.consent.control', description: 'How the user gets or deletes their data' },
  more: { id: 'drive.consent.more', description: 'Link to the privacy page' },
  agree: { id: 'drive.consent.agree', description: 'Button that agrees; the start dialog follows' },
  later: { id: 'drive.consent.later', description: 'Button that closes the sheet without agreeing' },
});
