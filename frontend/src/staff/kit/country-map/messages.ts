import { defineTexts } from '../../../lib/i18n/define-texts';

/** Names on the drawn map of the country. */
export const COUNTRY_MAP_MESSAGES = defineTexts({
  sea: { id: 'staff.map.sea', defaultMessage: 'Gulf of Guinea', description: 'Name of the sea on the map' },
});
