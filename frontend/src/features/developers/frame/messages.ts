import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts around the pages for developers. */
export const FRAME_MESSAGES = defineTexts({
  developers: {
    id: 'guides.frame.developers',
    defaultMessage: 'Developers',
    description: 'Name of the pages for people who build on the API',
  },
  pages: {
    id: 'guides.frame.pages',
    defaultMessage: 'Pages for developers',
    description: 'Label of the links to them',
  },
  start: { id: 'guides.frame.start', defaultMessage: 'Quick start', description: 'Link to the first steps' },
  explorer: {
    id: 'guides.frame.explorer',
    defaultMessage: 'GraphQL explorer',
    description: 'Link to a page for developers',
  },
  schema: {
    id: 'guides.frame.schema',
    defaultMessage: 'Schema',
    description: 'Link to the reference of all types',
  },
  rest: {
    id: 'guides.frame.rest',
    defaultMessage: 'REST reference',
    description: 'Link to a page for developers',
  },
});
