import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page of changes. */
export const CHANGES_MESSAGES = defineTexts({
  intro: {
    id: 'guides.changes.intro',
    defaultMessage: 'What goes is announced half a year before. The lines are in English.',
    description: 'Under the title of the page of changes in the API',
  },
  next: {
    id: 'guides.changes.next',
    defaultMessage: 'In the next release',
    description: 'Heading over changes that are not released yet',
  },
  release: {
    id: 'guides.changes.release',
    defaultMessage: 'Version {version}, {day, date, long}',
    description: 'Heading over the changes of a release',
  },
});
