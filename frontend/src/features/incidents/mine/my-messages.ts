import { defineTexts } from '../../../lib/i18n/define-texts';

/** The list of one's own reports. */
export const MY_MESSAGES = defineTexts({
  title: {
    id: 'incidents.mine.title',
    defaultMessage: 'My incident reports',
    description: 'Title of the list of one’s own reports of incidents',
  },
  count: {
    id: 'incidents.mine.count',
    defaultMessage: '{count, plural, one {# report} other {# reports}}',
    description: 'How many reports there are; count',
  },
  error: {
    id: 'incidents.mine.error',
    defaultMessage: 'Error loading your reports. Please try again.',
    description: 'The list could not be loaded',
  },
  emptyTitle: {
    id: 'incidents.mine.empty.title',
    defaultMessage: 'No incident reports yet',
    description: 'Title: nothing was reported yet',
  },
  emptyText: {
    id: 'incidents.mine.empty.text',
    defaultMessage: 'What you report appears here, with what has become of it.',
    description: 'Text: what the list is for',
  },
  emptyAction: {
    id: 'incidents.mine.empty.action',
    defaultMessage: 'Go to the home page',
    description: 'Button to where incidents are reported',
  },
  more: {
    id: 'incidents.mine.more',
    defaultMessage: 'View more',
    description: 'Button that loads the next page of the list',
  },
  toReports: {
    id: 'incidents.mine.toReports',
    defaultMessage: 'Reports',
    description: 'Link back to the tab of reports',
  },
  waiting: {
    id: 'incidents.mine.waiting',
    defaultMessage: 'Still on this phone',
    description: 'Heading of the reports that are still on the phone',
  },
  withPhoto: {
    id: 'incidents.mine.withPhoto',
    defaultMessage: 'with a photo',
    description: 'Mark of a waiting report that has a photo',
  },
  photoOnly: {
    id: 'incidents.mine.photoOnly',
    defaultMessage: 'photo only',
    description: 'Of a report that has reached the authority, and only its photo has not',
  },
});

/** States of an incident that is still on the phone. */
export const SYNC_MESSAGES = defineTexts({
  unfinished: {
    id: 'incidents.sync.unfinished',
    defaultMessage: 'To finish',
    description: 'State of a report: something is missing',
  },
  saved: {
    id: 'incidents.sync.saved',
    defaultMessage: 'Saved on this phone',
    description: 'State of a report: it waits on the phone',
  },
  sending: {
    id: 'incidents.sync.sending',
    defaultMessage: 'Sending',
    description: 'State of a report: it is on its way',
  },
  failed: {
    id: 'incidents.sync.failed',
    defaultMessage: 'Failed - Retry',
    description: 'State of a report: it was refused',
  },
});

/** One of one's own reports. */
export const DETAIL_MESSAGES = defineTexts({
  notFound: {
    id: 'incidents.detail.notFound',
    defaultMessage: 'Report not found',
    description: 'Title: there is no such report',
  },
  error: {
    id: 'incidents.detail.error',
    defaultMessage: 'Error loading your report. Please try again.',
    description: 'The report could not be loaded',
  },
});
