import { defineTexts } from '../../../lib/i18n/define-texts';

/** Words for each state of the screen on a journey. */
export const SCREEN_MESSAGES = defineTexts({
  held: {
    id: 'drive.screen.held',
    defaultMessage: 'The screen stays on.',
    description: 'In the details of the journey that is on: the phone holds its screen on',
  },
  refused: {
    id: 'drive.screen.refused',
    defaultMessage: 'The screen may go dark. Then nothing is measured.',
    description:
      'In the details of the journey that is on: the phone refuses to hold its screen on, such as on a low battery',
  },
});
