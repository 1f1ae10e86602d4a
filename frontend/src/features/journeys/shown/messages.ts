import type { MessageDescriptor } from 'react-intl';
import type { TravellerRole } from '../../../graphql/generated';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the journey history and of one journey's page. */
export const JOURNEY_MESSAGES = defineTexts({
  title: { id: 'journeys.title', description: 'Title of the journey history' },
  count: { id: 'journeys.count', description: 'Under the title; count is how many journeys have ended' },
  viewAll: { id: 'journeys.viewAll', description: 'Button that shows more than the first five journeys' },
  viewMore: { id: 'journeys.viewMore', description: 'Button that loads the next page of the list' },
  viewDetails: { id: 'journeys.viewDetails', description: 'Link from a journey in the list to its page' },
  emptyTitle: { id: 'journeys.empty.title', description: 'Nothing in the list' },
  emptyText: { id: 'journeys.empty.text', description: 'When something will be in the list' },
  emptyAction: { id: 'journeys.empty.action', description: 'Button that opens the start dialog' },
  error: { id: 'journeys.error', description: 'The list could not be loaded' },
  distance: { id: 'journeys.distance', description: 'Under the figure of the distance' },
  duration: { id: 'journeys.duration', description: 'Under the figure of the duration' },
  max: { id: 'journeys.max', description: 'Under the figure of the highest speed' },
  maxShort: {
    id: 'journeys.maxShort',
    description: 'The highest speed in a row of the list; speed has its unit',
  },
  average: { id: 'journeys.average', description: 'Under the figure of the mean speed while moving' },
  violations: { id: 'journeys.violations', description: 'How many violations; count is a number' },
  detailTitle: { id: 'journeys.detail.title', description: "Title of a journey's page while it loads" },
  notFound: { id: 'journeys.detail.notFound', description: 'There is no such journey, or it is not yours' },
  back: { id: 'journeys.detail.back', description: 'Link to the list' },
  clean: {
    id: 'journeys.detail.clean',
    description: 'A journey without a violation on which the driver was not warned either',
  },
  early: {
    id: 'journeys.detail.early',
    description: 'Heading of a hint: the journey came to a town sooner than the limit allows',
  },
  earlyWhat: {
    id: 'journeys.detail.early.what',
    description:
      'That hint; fromTown and toTown are names, actual is how long it took, minimum the shortest lawful time',
  },
  earlyMeans: {
    id: 'journeys.detail.early.means',
    description: 'Under that hint: how the time is measured, that nobody is accused, and who sees it',
  },
  alerts: {
    id: 'journeys.detail.alerts',
    description: 'Heading of the list of times at which the driver was warned; these are no violations',
  },
  alertsWhat: {
    id: 'journeys.detail.alerts.what',
    description: 'Under that heading: what alerts are, and who sees them',
  },
  completed: { id: 'journeys.detail.status.completed', description: 'State of an ended journey' },
  live: { id: 'journeys.detail.status.live', description: 'State of a journey that is on' },
  provisional: {
    id: 'journeys.detail.provisional',
    description: 'The server ended the journey for lack of positions',
  },
  imported: {
    id: 'journeys.detail.imported',
    description: 'The journey was read from a file: its violations are in no ranking',
  },
  importedShort: {
    id: 'journeys.imported',
    description: 'Beside the date of a journey in the list: it was read from a file',
  },
  import: { id: 'journeys.import', description: 'Link to the page that reads a journey from a file' },
  claimed: {
    id: 'journeys.detail.claimed',
    description: 'A violation that the recorded positions do not show',
  },
  showViolation: {
    id: 'journeys.detail.showViolation',
    description: 'Link that shows it on the route, for screen readers; violation is it in few words',
  },
  grade: { id: 'journeys.detail.grade', description: 'Quality of the evidence; grade is A, B or C' },
});

/** Texts of the card of the journey that is on. */
export const ACTIVE_MESSAGES = defineTexts({
  title: { id: 'journeys.active.title', description: 'Name of the card, for screen readers' },
  none: { id: 'journeys.active.none', description: 'There is no journey that is on' },
  since: { id: 'journeys.active.since', description: 'When the journey began; time is an hour' },
  open: { id: 'journeys.active.open', description: 'Link to the page of the journey that is on' },
  map: { id: 'journeys.active.map', description: 'Link to the map' },
});

/** Texts of the route of a journey and of its replay. */
export const REPLAY_MESSAGES = defineTexts({
  map: { id: 'journeys.replay.map', description: 'Name of the map with the route, for screen readers' },
  chart: { id: 'journeys.replay.chart', description: 'Name of the chart of speeds, for screen readers' },
  moment: {
    id: 'journeys.replay.moment',
    description: 'Name of the slider that chooses a moment of the journey',
  },
  play: { id: 'journeys.replay.play', description: 'Button that replays the journey' },
  pause: { id: 'journeys.replay.pause', description: 'Button that stops the replay' },
  back: { id: 'journeys.replay.back', description: 'Button that goes half a minute back' },
  forward: { id: 'journeys.replay.forward', description: 'Button that goes half a minute forward' },
  rate: {
    id: 'journeys.replay.rate',
    description: 'Button that changes how fast the replay goes, for screen readers; rate is 1, 4 or 16',
  },
  rateShort: { id: 'journeys.replay.rateShort', description: 'The same button as it is seen' },
  noSpeed: { id: 'journeys.replay.noSpeed', description: 'In the place of the speed zone: none is known' },
  noRoute: { id: 'journeys.replay.noRoute', description: 'The journey has no positions' },
  noRouteWhy: { id: 'journeys.replay.noRouteWhy', description: 'Why a journey may have no positions' },
  routeError: { id: 'journeys.replay.routeError', description: 'The route could not be loaded' },
});

/** Texts of sharing a journey and of taking it along as a file. */
export const EXPORT_MESSAGES = defineTexts({
  share: { id: 'journeys.share', description: 'Button and title: share the figures of the journey' },
  shareNow: { id: 'journeys.share.now', description: "Button that opens the phone's own sheet for sharing" },
  copy: { id: 'journeys.share.copy', description: 'Button that copies the text' },
  copied: { id: 'journeys.share.copied', description: 'Notice: the text is on the clipboard' },
  copyFailed: { id: 'journeys.share.copyFailed', description: 'The text could not be copied' },
  shareWhat: { id: 'journeys.share.what', description: 'What is shared and what is not' },
  shareText: {
    id: 'journeys.share.text',
    description: 'The text that is shared; figures with their units, and violations such as "2 violations"',
  },
  download: { id: 'journeys.download', description: 'Button and title: take the journey along as a file' },
  pdf: { id: 'journeys.download.pdf', description: 'Name of the kind of file' },
  pdfWhat: { id: 'journeys.download.pdfWhat', description: 'What is in the PDF' },
  gpx: { id: 'journeys.download.gpx', description: 'Name of the kind of file' },
  gpxWhat: { id: 'journeys.download.gpxWhat', description: 'What the GPX file is good for' },
  geojson: { id: 'journeys.download.geojson', description: 'Name of the kind of file' },
  geojsonWhat: { id: 'journeys.download.geojsonWhat', description: 'What the GeoJSON file is good for' },
  pdfTitle: { id: 'journeys.pdf.title', description: 'Title of the PDF; registrationNumber is the plate' },
  time: { id: 'journeys.pdf.time', description: 'Column of the table of violations: hour of its start' },
  severity: { id: 'journeys.pdf.severity', description: 'Column: its zone' },
  highest: { id: 'journeys.pdf.highest', description: 'Column: its highest speed' },
  length: { id: 'journeys.pdf.length', description: 'Column: how long it lasted' },
  grade: { id: 'journeys.pdf.grade', description: 'Column: quality of the evidence, A, B or C' },
  place: { id: 'journeys.pdf.place', description: 'Column: its place in words' },
  proof: { id: 'journeys.pdf.proof', description: 'Column: what is proven, a sentence with the limit' },
});

/** Words of the traveller's roles. */
export const ROLE_MESSAGES: Record<TravellerRole, MessageDescriptor> = defineTexts({
  DRIVER: { id: 'journeys.role.driver', description: 'Who the user was on the journey' },
  PASSENGER: { id: 'journeys.role.passenger', description: 'Who the user was on the journey' },
});
