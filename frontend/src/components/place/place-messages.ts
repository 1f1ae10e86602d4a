import { defineTexts } from '../../lib/i18n/define-texts';

/** Around a place in words. */
export const PLACE_MESSAGES = defineTexts({
  forExperts: {
    id: 'places.forExperts',
    defaultMessage: 'Coordinates, for experts',
    description: 'Opens latitude and longitude, below a place in words',
  },
});
