import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the button that shows registration numbers in full. */
export const PLATES_MESSAGES = defineTexts({
  show: {
    id: 'operations.plates.show',
    defaultMessage: 'Show full plates',
    description: 'Button: shows masked registration numbers in full',
  },
  showOne: {
    id: 'operations.plates.showOne',
    defaultMessage: 'Show {plate} in full',
    description: 'Button in a row of a list: shows its registration number in full; plate is the masked one',
  },
  mask: {
    id: 'operations.plates.mask',
    defaultMessage: 'Mask plates',
    description: 'Button: masks registration numbers again',
  },
  logged: {
    id: 'operations.plates.logged',
    defaultMessage: 'Each showing is kept in the audit log.',
    description: 'Told with the button that shows plates: each showing is written down',
  },
  failed: {
    id: 'operations.plates.failed',
    defaultMessage: 'The plates could not be shown',
    description: 'Notice: plates could not be shown in full',
  },
});
