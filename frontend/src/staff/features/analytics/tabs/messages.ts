import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Pages of analytics. */
export const TAB_MESSAGES = defineTexts({
  name: {
    id: 'segments.tabs',
    defaultMessage: 'Analytics pages',
    description: 'Name of the links to the pages of analytics',
  },
  overview: {
    id: 'segments.tabs.overview',
    defaultMessage: 'Overview',
    description: 'Link to the page of figures over time and place',
  },
  segments: {
    id: 'segments.tabs.segments',
    defaultMessage: 'Segments',
    description: 'Link to the page of road segments',
  },
  campaigns: {
    id: 'segments.tabs.campaigns',
    defaultMessage: 'Campaigns',
    description: 'Link to the page of campaigns on roads',
  },
});
