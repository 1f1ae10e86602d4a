import { defineTexts } from '../../../lib/i18n/define-texts';

/** Names of the pages about calls, and what is found there. */
export const PAGE_MESSAGES = defineTexts({
  start: { id: 'guides.page.start', defaultMessage: 'Quick start', description: 'Link to the first steps' },
  explorer: {
    id: 'guides.page.explorer',
    defaultMessage: 'GraphQL explorer',
    description: 'Link to a page for developers',
  },
  schema: {
    id: 'guides.page.schema',
    defaultMessage: 'Schema',
    description: 'Link to the reference of all types',
  },
  startAbout: {
    id: 'guides.page.startAbout',
    defaultMessage: 'A first answer in a minute: curl, JavaScript, Python, R',
    description: 'About the page Quick start, in the list of pages',
  },
  explorerAbout: {
    id: 'guides.page.explorerAbout',
    defaultMessage: 'Write a query, see its cost',
    description: 'About the explorer, in the list of pages',
  },
  schemaAbout: {
    id: 'guides.page.schemaAbout',
    defaultMessage: 'Every type and field, with its unit',
    description: 'About the page Schema, in the list of pages',
  },
  changes: {
    id: 'guides.page.changes',
    defaultMessage: 'Changes',
    description: 'Link to what changed in the API, and title of that page',
  },
  changesAbout: {
    id: 'guides.page.changesAbout',
    defaultMessage: 'What is new in the API, by release',
    description: 'About the page Changes, in the list of pages',
  },
});
