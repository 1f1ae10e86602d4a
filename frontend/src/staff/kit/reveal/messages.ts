import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the sheet in which staff say why they see something in full. */
export const REVEAL_MESSAGES = defineTexts({
  reason: { id: 'operations.reveal.reason', description: 'Above the list of reasons' },
  told: {
    id: 'operations.reveal.told',
    description: 'In the sheet: those whose data it is read who looked, by role, when and why',
  },
  other: { id: 'operations.reveal.other', description: 'Label of the field for another reason, in words' },
  otherHint: {
    id: 'operations.reveal.otherHint',
    description: 'Below that field: the person reads these words; min and max are numbers of characters',
  },
  missing: { id: 'operations.reveal.missing', description: 'No reason is chosen yet' },
});
