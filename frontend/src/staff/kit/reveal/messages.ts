import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the sheet in which staff say why they see something in full. */
export const REVEAL_MESSAGES = defineTexts({
  reason: {
    id: 'operations.reveal.reason',
    defaultMessage: 'Why do you need this?',
    description: 'Above the list of reasons',
  },
  received: {
    id: 'operations.reveal.told',
    defaultMessage: 'The people concerned can read your role, the time and the reason.',
    description: 'In the sheet: those whose data it is read who looked, by role, when and why',
  },
  other: {
    id: 'operations.reveal.other',
    defaultMessage: 'Your reason',
    description: 'Label of the field for another reason, in words',
  },
  otherHint: {
    id: 'operations.reveal.otherHint',
    defaultMessage: '{min} to {max} characters. The people concerned read it.',
    description: 'Below that field: the person reads these words; min and max are numbers of characters',
  },
  missing: {
    id: 'operations.reveal.missing',
    defaultMessage: 'Please choose a reason.',
    description: 'No reason is chosen yet',
  },
});
