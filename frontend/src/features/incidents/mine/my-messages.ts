import { defineTexts } from '../../../lib/i18n/define-texts';

/** The list of one's own reports. */
export const MY_MESSAGES = defineTexts({
  title: { id: 'incidents.mine.title', description: 'Title of the list of one’s own reports of incidents' },
  count: { id: 'incidents.mine.count', description: 'How many reports there are; count' },
  error: { id: 'incidents.mine.error', description: 'The list could not be loaded' },
  emptyTitle: { id: 'incidents.mine.empty.title', description: 'Title: nothing was reported yet' },
  emptyText: { id: 'incidents.mine.empty.text', description: 'Text: what the list is for' },
  emptyAction: { id: 'incidents.mine.empty.action', description: 'Button to where incidents are reported' },
  more: { id: 'incidents.mine.more', description: 'Button that loads the next page of the list' },
  toReports: { id: 'incidents.mine.toReports', description: 'Link back to the tab of reports' },
  waiting: {
    id: 'incidents.mine.waiting',
    description: 'Heading of the reports that are still on the phone',
  },
  withPhoto: { id: 'incidents.mine.withPhoto', description: 'Mark of a waiting report that has a photo' },
  photoOnly: {
    id: 'incidents.mine.photoOnly',
    description: 'Of a report that has reached the authority, and only its photo has not',
  },
});

/** Where a report that is still on the phone stands. */
export const SYNC_MESSAGES = defineTexts({
  unfinished: { id: 'incidents.sync.unfinished', description: 'State of a report: something is missing' },
  saved: { id: 'incidents.sync.saved', description: 'State of a report: it waits on the phone' },
  sending: { id: 'incidents.sync.sending', description: 'State of a report: it is on its way' },
  failed: { id: 'incidents.sync.failed', description: 'State of a report: it was refused' },
});

/** One of one's own reports. */
export const DETAIL_MESSAGES = defineTexts({
  notFound: { id: 'incidents.detail.notFound', description: 'Title: there is no such report' },
  error: { id: 'incidents.detail.error', description: 'The report could not be loaded' },
});
