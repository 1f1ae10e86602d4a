import type { MessageDescriptor } from 'react-intl';
import type { TravellerRole } from '../../../graphql/generated';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the journey history and of one journey's page. */
export const JOURNEY_MESSAGES = defineTexts({
  title: {
    id: 'journeys.title',
    defaultMessage: 'Journey History',
    description: 'Title of the journey history',
  },
  count: {
    id: 'journeys.count',
    defaultMessage: '{count, plural, one {# completed journey} other {# completed journeys}}',
    description: 'Under the title; count is how many journeys have ended',
  },
  viewAll: {
    id: 'journeys.viewAll',
    defaultMessage: 'View All Journeys',
    description: 'Button that shows more than the first five journeys',
  },
  viewMore: {
    id: 'journeys.viewMore',
    defaultMessage: 'Show more',
    description: 'Button that loads the next page of the list',
  },
  viewDetails: {
    id: 'journeys.viewDetails',
    defaultMessage: 'View Details',
    description: 'Link from a journey in the list to its page',
  },
  emptyTitle: {
    id: 'journeys.empty.title',
    defaultMessage: 'No Journeys Found',
    description: 'Nothing in the list',
  },
  emptyText: {
    id: 'journeys.empty.text',
    defaultMessage: 'A journey appears here when you end it.',
    description: 'When something will be in the list',
  },
  emptyAction: {
    id: 'journeys.empty.action',
    defaultMessage: 'Start Journey',
    description: 'Button that opens the start dialog',
  },
  error: {
    id: 'journeys.error',
    defaultMessage: 'Error loading journeys. Please try again.',
    description: 'The list could not be loaded',
  },
  distance: {
    id: 'journeys.distance',
    defaultMessage: 'distance',
    description: 'Under the figure of the distance',
  },
  duration: {
    id: 'journeys.duration',
    defaultMessage: 'duration',
    description: 'Under the figure of the duration',
  },
  max: {
    id: 'journeys.max',
    defaultMessage: 'max speed',
    description: 'Under the figure of the highest speed',
  },
  maxShort: {
    id: 'journeys.maxShort',
    defaultMessage: 'max {speed}',
    description: 'The highest speed in a row of the list; speed has its unit',
  },
  average: {
    id: 'journeys.average',
    defaultMessage: 'average, moving',
    description: 'Under the figure of the mean speed while moving',
  },
  violations: {
    id: 'journeys.violations',
    defaultMessage: '{count, plural, =0 {No violations} one {#\u00a0violation} other {#\u00a0violations}}',
    description: 'How many violations; count is a number',
  },
  detailTitle: {
    id: 'journeys.detail.title',
    defaultMessage: 'Journey',
    description: "Title of a journey's page while it loads",
  },
  notFound: {
    id: 'journeys.detail.notFound',
    defaultMessage: 'This journey was not found.',
    description: 'There is no such journey, or it is not yours',
  },
  back: { id: 'journeys.detail.back', defaultMessage: 'All journeys', description: 'Link to the list' },
  clean: {
    id: 'journeys.detail.clean',
    defaultMessage: 'No violations. Well driven.',
    description: 'A journey without a violation on which the driver was not warned either',
  },
  early: {
    id: 'journeys.detail.early',
    defaultMessage: 'Earlier than the limit allows',
    description: 'Heading of a hint: the journey came to a town sooner than the limit allows',
  },
  earlyWhat: {
    id: 'journeys.detail.early.what',
    defaultMessage:
      'You came from {fromTown} to {toTown} in {actual}. That is earlier than the open-road limit allows. At the limit it takes at least {minimum}.',
    description:
      'That hint; fromTown and toTown are names, actual is how long it took, minimum the shortest lawful time',
  },
  earlyMeans: {
    id: 'journeys.detail.early.means',
    defaultMessage:
      'Measured from town edge to town edge, along the shortest known road. This is a hint, not a violation. Only you and the authority see it.',
    description: 'Under that hint: how the time is measured, that nobody is accused, and who sees it',
  },
  alerts: {
    id: 'journeys.detail.alerts',
    defaultMessage: 'Alerts',
    description: 'Heading of the list of times at which the driver was warned; these are no violations',
  },
  alertsWhat: {
    id: 'journeys.detail.alerts.what',
    defaultMessage:
      'Alerts warn the driver. They are not violations. Only the traveller and the authority see them.',
    description: 'Under that heading: what alerts are, and who sees them',
  },
  completed: {
    id: 'journeys.detail.status.completed',
    defaultMessage: 'Completed',
    description: 'State of an ended journey',
  },
  live: {
    id: 'journeys.detail.status.live',
    defaultMessage: 'Live',
    description: 'State of a journey that is on',
  },
  suspended: {
    id: 'journeys.detail.suspended',
    defaultMessage: 'The authority has suspended this vehicle.',
    description: 'Below the plate of a journey whose vehicle is suspended',
  },
  provisional: {
    id: 'journeys.detail.provisional',
    defaultMessage: 'Ended by the server after six hours without a position.',
    description: 'The server ended the journey for lack of positions',
  },
  imported: {
    id: 'journeys.detail.imported',
    defaultMessage: 'Imported from a file. Its violations are for you alone and do not count in any ranking.',
    description: 'The journey was read from a file: its violations are in no ranking',
  },
  importedShort: {
    id: 'journeys.imported',
    defaultMessage: 'imported',
    description: 'Beside the date of a journey in the list: it was read from a file',
  },
  import: {
    id: 'journeys.import',
    defaultMessage: 'Import a track file',
    description: 'Link to the page that reads a journey from a file',
  },
  claimed: {
    id: 'journeys.detail.claimed',
    defaultMessage: 'Claimed, not confirmed by the track',
    description: 'A violation that the recorded positions do not show',
  },
  showViolation: {
    id: 'journeys.detail.showViolation',
    defaultMessage: 'Show on the route: {violation}',
    description: 'Link that shows it on the route, for screen readers; violation is it in few words',
  },
  grade: {
    id: 'journeys.detail.grade',
    defaultMessage: 'Grade {grade}',
    description: 'Quality of the evidence; grade is A, B or C',
  },
});

/** Texts of the card of the journey that is on. */
export const ACTIVE_MESSAGES = defineTexts({
  title: {
    id: 'journeys.active.title',
    defaultMessage: 'Active journey',
    description: 'Name of the card, for screen readers',
  },
  none: {
    id: 'journeys.active.none',
    defaultMessage: 'No Active Journey',
    description: 'There is no journey that is on',
  },
  since: {
    id: 'journeys.active.since',
    defaultMessage: 'since {time}',
    description: 'When the journey began; time is an hour',
  },
  open: {
    id: 'journeys.active.open',
    defaultMessage: 'Open live journey',
    description: 'Link to the page of the journey that is on',
  },
  map: { id: 'journeys.active.map', defaultMessage: 'Map', description: 'Link to the map' },
});

/** Texts of the route of a journey and of its replay. */
export const REPLAY_MESSAGES = defineTexts({
  map: {
    id: 'journeys.replay.map',
    defaultMessage: 'Route of the journey',
    description: 'Name of the map with the route, for screen readers',
  },
  chart: {
    id: 'journeys.replay.chart',
    defaultMessage: 'Speed over time',
    description: 'Name of the chart of speeds, for screen readers',
  },
  moment: {
    id: 'journeys.replay.moment',
    defaultMessage: 'Moment of the journey',
    description: 'Name of the slider that chooses a moment of the journey',
  },
  play: {
    id: 'journeys.replay.play',
    defaultMessage: 'Play',
    description: 'Button that replays the journey',
  },
  pause: {
    id: 'journeys.replay.pause',
    defaultMessage: 'Pause',
    description: 'Button that stops the replay',
  },
  back: {
    id: 'journeys.replay.back',
    defaultMessage: 'Back 30 s',
    description: 'Button that goes half a minute back',
  },
  forward: {
    id: 'journeys.replay.forward',
    defaultMessage: 'Forward 30 s',
    description: 'Button that goes half a minute forward',
  },
  rate: {
    id: 'journeys.replay.rate',
    defaultMessage: 'Replay speed: {rate} times',
    description: 'Button that changes how fast the replay goes, for screen readers; rate is 1, 4 or 16',
  },
  rateShort: {
    id: 'journeys.replay.rateShort',
    defaultMessage: '{rate}×',
    description: 'The same button as it is seen',
  },
  noSpeed: {
    id: 'journeys.replay.noSpeed',
    defaultMessage: 'No speed known',
    description: 'In the place of the speed zone: none is known',
  },
  noRoute: {
    id: 'journeys.replay.noRoute',
    defaultMessage: 'No route',
    description: 'The journey has no positions',
  },
  noRouteWhy: {
    id: 'journeys.replay.noRouteWhy',
    defaultMessage: 'The phone sent no positions for this journey. Or the route was too short to be kept.',
    description: 'Why a journey may have no positions',
  },
  routeError: {
    id: 'journeys.replay.routeError',
    defaultMessage: 'The route could not be loaded. Please try again.',
    description: 'The route could not be loaded',
  },
});

/** Texts of sharing a journey and of taking it along as a file. */
export const EXPORT_MESSAGES = defineTexts({
  share: {
    id: 'journeys.share',
    defaultMessage: 'Share the summary',
    description: 'Button and title: share the figures of the journey',
  },
  shareNow: {
    id: 'journeys.share.now',
    defaultMessage: 'Share',
    description: "Button that opens the phone's own sheet for sharing",
  },
  copy: {
    id: 'journeys.share.copy',
    defaultMessage: 'Copy text',
    description: 'Button that copies the text',
  },
  copied: {
    id: 'journeys.share.copied',
    defaultMessage: 'Text copied to clipboard!',
    description: 'Notice: the text is on the clipboard',
  },
  copyFailed: {
    id: 'journeys.share.copyFailed',
    defaultMessage: 'The browser refuses to copy. Select the text above and copy it yourself.',
    description: 'The text could not be copied',
  },
  shareWhat: {
    id: 'journeys.share.what',
    defaultMessage: 'Only this text is shared. The route, the plate and your name stay with you.',
    description: 'What is shared and what is not',
  },
  shareText: {
    id: 'journeys.share.text',
    defaultMessage:
      'My journey with WakaFine, {date}: distance {distance}, duration {duration}, average {average} while moving, max speed {max}, {violations}.',
    description: 'The text that is shared; figures with their units, and violations such as "2 violations"',
  },
  download: {
    id: 'journeys.download',
    defaultMessage: 'Download this journey',
    description: 'Button and title: take the journey along as a file',
  },
  pdf: {
    id: 'journeys.download.pdf',
    defaultMessage: 'PDF document',
    description: 'Name of the kind of file',
  },
  pdfWhat: {
    id: 'journeys.download.pdfWhat',
    defaultMessage: 'Route, figures and violations, to read and print',
    description: 'What is in the PDF',
  },
  gpx: { id: 'journeys.download.gpx', defaultMessage: 'GPX track', description: 'Name of the kind of file' },
  gpxWhat: {
    id: 'journeys.download.gpxWhat',
    defaultMessage: 'The route for map and sports apps',
    description: 'What the GPX file is good for',
  },
  geojson: {
    id: 'journeys.download.geojson',
    defaultMessage: 'GeoJSON data',
    description: 'Name of the kind of file',
  },
  geojsonWhat: {
    id: 'journeys.download.geojsonWhat',
    defaultMessage: 'Route and violations for other programs',
    description: 'What the GeoJSON file is good for',
  },
  check: {
    id: 'journeys.pdf.check',
    defaultMessage: 'Check the record of {time}',
    description:
      'Heading on paper over a QR code that leads to the page on which anybody checks the record of a violation',
  },
  unjudged: {
    id: 'journeys.export.unjudged',
    defaultMessage:
      'Measured by the phone. The server does not have this journey yet, so no violation is counted.',
    description: 'On the PDF of a journey that was made without a network, in place of the violations',
  },
  checkHow: {
    id: 'journeys.pdf.checkHow',
    defaultMessage: 'Read the code with a phone, and compare the beginning of the address: {address}',
    description: 'Under the heading; address is that of the page without the part that opens the record',
  },
  pdfTitle: {
    id: 'journeys.pdf.title',
    defaultMessage: 'Journey {registrationNumber}',
    description: 'Title of the PDF; registrationNumber is the plate',
  },
  time: {
    id: 'journeys.pdf.time',
    defaultMessage: 'Time',
    description: 'Column of the table of violations: hour of its start',
  },
  severity: { id: 'journeys.pdf.severity', defaultMessage: 'Severity', description: 'Column: its zone' },
  highest: {
    id: 'journeys.pdf.highest',
    defaultMessage: 'Highest speed',
    description: 'Column: its highest speed',
  },
  length: {
    id: 'journeys.pdf.length',
    defaultMessage: 'Duration',
    description: 'Column: how long it lasted',
  },
  grade: {
    id: 'journeys.pdf.grade',
    defaultMessage: 'Grade of evidence',
    description: 'Column: quality of the evidence, A, B or C',
  },
  place: { id: 'journeys.pdf.place', defaultMessage: 'Place', description: 'Column: its place in words' },
  proof: {
    id: 'journeys.pdf.proof',
    defaultMessage: 'Proven',
    description: 'Column: what is proven, a sentence with the limit',
  },
});

/** Words of the traveller's roles. */
export const ROLE_MESSAGES: Record<TravellerRole, MessageDescriptor> = defineTexts({
  DRIVER: {
    id: 'journeys.role.driver',
    defaultMessage: 'Driver',
    description: 'Who the user was on the journey',
  },
  PASSENGER: {
    id: 'journeys.role.passenger',
    defaultMessage: 'Passenger',
    description: 'Who the user was on the journey',
  },
});
