import { defineTexts } from '../../lib/i18n/define-texts';

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

/** What has become of an incident. */
export const STATUS_MESSAGES = defineTexts({
  RECEIVED: { id: 'incidents.status.received', description: 'Status: the authority has the report' },
  VERIFIED: { id: 'incidents.status.verified', description: 'Status: others on the road agree' },
  UNDER_REVIEW: { id: 'incidents.status.underReview', description: 'Status: staff look into it' },
  RESOLVED: { id: 'incidents.status.resolved', description: 'Status: it needs no more act' },
  REJECTED: { id: 'incidents.status.rejected', description: 'Status: staff found it unfounded' },
  DUPLICATE: { id: 'incidents.status.duplicate', description: 'Status: it was told of before' },
});

/** What the reports of others make of it. */
export const CROWD_MESSAGES = defineTexts({
  DUPLICATE: { id: 'incidents.crowd.duplicate', description: 'The same person had reported shortly before' },
  INSUFFICIENT: { id: 'incidents.crowd.insufficient', description: 'Nobody else has reported it yet' },
  VALIDATED: { id: 'incidents.crowd.validated', description: 'Others have reported the same' },
  LOW_CONFIDENCE: { id: 'incidents.crowd.lowConfidence', description: 'Others have reported something else' },
});

/** One of one's own reports. */
export const DETAIL_MESSAGES = defineTexts({
  notFound: { id: 'incidents.detail.notFound', description: 'Title: there is no such report' },
  error: { id: 'incidents.detail.error', description: 'The report could not be loaded' },
  when: { id: 'incidents.detail.when', description: 'Label of day and time of the incident' },
  place: { id: 'incidents.detail.place', description: 'Label of the place' },
  noPlace: { id: 'incidents.detail.noPlace', description: 'In the place of coordinates: none were given' },
  map: { id: 'incidents.detail.map', description: 'Link that shows the place on a map of another service' },
  words: { id: 'incidents.detail.words', description: 'Label of one’s own words' },
  crowd: { id: 'incidents.detail.crowd', description: 'Label of what others make of it' },
  noPhoto: { id: 'incidents.detail.noPhoto', description: 'The photo could not be loaded' },
  progress: { id: 'incidents.detail.progress', description: 'Heading of the statuses, past and to come' },
  toCome: { id: 'incidents.detail.toCome', description: 'Beside a status that is still to come' },
});
