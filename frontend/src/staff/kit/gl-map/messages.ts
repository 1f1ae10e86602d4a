import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the maps of the dashboard. */
export const GL_MAP_MESSAGES = defineTexts({
  notDrawn: {
    id: 'staff.map.notDrawn',
    defaultMessage: 'This device can’t draw the map. The table has everything that is on it.',
    description: 'In the place of the map: the browser can draw no maps (no WebGL); a table is beside it',
  },
  fit: {
    id: 'staff.map.fit',
    defaultMessage: 'Show everything',
    description: 'Button of a map with roads in the list: shows all of them',
  },
});
