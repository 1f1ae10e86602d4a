import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the overview for developers. */
export const OVERVIEW_MESSAGES = defineTexts({
  title: {
    id: 'developers.overview.title',
    defaultMessage: 'Build on WakaFine',
    description: 'Heading of the overview of the pages for developers',
  },
  firstCall: {
    id: 'developers.overview.firstCall',
    defaultMessage: 'Your first call',
    description: 'Heading of a panel with a command that asks the API something',
  },
  copy: {
    id: 'developers.overview.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies the command of the first call',
  },
  copied: {
    id: 'developers.overview.copied',
    defaultMessage: 'Copied',
    description: 'The button after the command was copied',
  },
  masked: {
    id: 'developers.overview.masked',
    defaultMessage: 'Number plates come masked, and public rows have no place and no person.',
    description: 'Note below the first call',
  },
  pages: {
    id: 'developers.overview.pages',
    defaultMessage: 'Where to go on',
    description: 'For screen readers: heading of the list of pages for developers',
  },
});
