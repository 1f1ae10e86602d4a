import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the button that shows registration numbers in full. */
export const PLATES_MESSAGES = defineTexts({
  show: { id: 'operations.plates.show', description: 'Button: shows masked registration numbers in full' },
  mask: { id: 'operations.plates.mask', description: 'Button: masks registration numbers again' },
  logged: {
    id: 'operations.plates.logged',
    description: 'Told with the button that shows plates: each showing is written down',
  },
  failed: { id: 'operations.plates.failed', description: 'Notice: plates could not be shown in full' },
});
