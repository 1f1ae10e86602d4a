import { defineTexts } from '../../../../lib/i18n/define-texts';

/** In place of cards of analytics. */
export const CARD_MESSAGES = defineTexts({
  failed: {
    id: 'analytics.failed',
    defaultMessage: 'The figures could not be loaded.',
    description: 'In place of charts: they could not be loaded',
  },
});
