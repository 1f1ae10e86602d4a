import { defineTexts } from '../../../lib/i18n/define-texts';

/** The receipt that stands on the screen once a journey has ended. */
export const RECEIPT_MESSAGES = defineTexts({
  title: {
    id: 'receipt.title',
    defaultMessage: 'Journey Completed',
    description: 'Heading of the receipt: the journey has ended',
  },
  number: {
    id: 'receipt.number',
    defaultMessage: 'Receipt {number}',
    description: 'Under the heading; number is that of the journey',
  },
  noNumber: {
    id: 'receipt.noNumber',
    defaultMessage: 'Receipt, not confirmed yet',
    description: 'Under the heading, while the server does not have the journey',
  },
  tab: {
    id: 'receipt.tab',
    defaultMessage: 'Receipt, {trip}',
    description: "In the browser's tab; trip is such as Douala → Yaoundé",
  },
  close: {
    id: 'receipt.close',
    defaultMessage: 'Close the receipt',
    description: 'Button that leads back to the first page',
  },
  download: {
    id: 'receipt.download',
    defaultMessage: 'Download as PDF',
    description: 'Button that makes a PDF of the journey',
  },
  trip: {
    id: 'receipt.trip',
    defaultMessage: '{start} → {end}',
    description: 'Name of the trip: two places in words',
  },
  around: {
    id: 'receipt.around',
    defaultMessage: 'Around {place}',
    description: 'Name of a trip whose first and last place have the same name, such as a town',
  },
  noPlace: {
    id: 'receipt.noPlace',
    defaultMessage: 'Your journey',
    description: 'Name of a trip of which no place is known',
  },
  hours: {
    id: 'receipt.hours',
    defaultMessage: '{day} · {start} to {end}',
    description: 'Day, and the times of start and end',
  },
  onPhone: {
    id: 'receipt.onPhone',
    defaultMessage: 'Saved on this phone',
    description: 'First proof that the journey is stored; below it stands the time',
  },
  notOnPhone: {
    id: 'receipt.notOnPhone',
    defaultMessage: 'Not saved on this phone',
    description: 'In its place where the phone has no room, or another phone recorded the journey',
  },
  onServer: {
    id: 'receipt.onServer',
    defaultMessage: 'Confirmed by server',
    description: 'Second proof that the journey is stored',
  },
  onItsWay: {
    id: 'receipt.onItsWay',
    defaultMessage: 'On its way to the server',
    description: 'In its place while the journey is sent',
  },
  later: {
    id: 'receipt.later',
    defaultMessage: 'Sent when there is network',
    description: 'In its place without a network',
  },
  refused: {
    id: 'receipt.refused',
    defaultMessage: 'The server refused it',
    description: 'In its place where the server would not have the journey; the first page says why',
  },
  distance: { id: 'receipt.distance', defaultMessage: 'distance', description: 'Under a number of km' },
  time: { id: 'receipt.time', defaultMessage: 'time', description: 'Under the time from start to end' },
  timeMoving: {
    id: 'receipt.timeMoving',
    defaultMessage: 'time, moving {time}',
    description: 'Under the time from start to end; time is how much of it the vehicle moved',
  },
  average: {
    id: 'receipt.average',
    defaultMessage: 'average, moving',
    description: 'Under the mean speed while moving',
  },
  highest: { id: 'receipt.highest', defaultMessage: 'highest', description: 'Under the highest speed' },
  zones: {
    id: 'receipt.zones',
    defaultMessage: 'Distance by zone',
    description: 'Names the list of the four zones with their km',
  },
  under: { id: 'receipt.under', defaultMessage: 'under {to}', description: 'Speeds of the first zone, km/h' },
  between: {
    id: 'receipt.between',
    defaultMessage: '{from} to {to}',
    description: 'Speeds of a zone, whole km/h',
  },
  over: {
    id: 'receipt.over',
    defaultMessage: '{from} and more',
    description: 'Speeds of the last zone, km/h',
  },
  gap: {
    id: 'receipt.gap',
    defaultMessage: 'Without positions',
    description: 'Km over which the phone had no position, after the zones',
  },
  route: {
    id: 'receipt.route',
    defaultMessage: 'Your route',
    description: 'Names the map for those who do not see it',
  },
  noRoute: {
    id: 'receipt.noRoute',
    defaultMessage: 'No position was recorded.',
    description: 'In place of the map',
  },
  counts: {
    id: 'receipt.counts',
    defaultMessage: 'Counts',
    description: 'Mark beside the number of violations: they count',
  },
  coaching: {
    id: 'receipt.coaching',
    defaultMessage: 'Coaching only',
    description: 'Mark beside the number of alerts: they count for nothing',
  },
  alerts: {
    id: 'receipt.alerts',
    defaultMessage: '{count, plural, =0 {No alerts} one {# alert} other {# alerts}}',
    description: 'Number of speed alerts of the journey',
  },
  alertsWhy: {
    id: 'receipt.alertsWhy',
    defaultMessage: 'You went fast and were warned. Alerts count for nothing.',
    description: 'Under the number of alerts',
  },
  unjudged: {
    id: 'receipt.unjudged',
    defaultMessage: 'Violations are not counted yet',
    description: 'In place of the violations, while the server does not have the journey',
  },
  unjudgedWhy: {
    id: 'receipt.unjudgedWhy',
    defaultMessage: 'The server judges once it has the whole journey. Until then nothing is said of you.',
    description: 'Under that',
  },
  check: {
    id: 'receipt.check',
    defaultMessage: 'Anyone can check this',
    description: 'Heading beside the QR code of a violation',
  },
  checkHow: {
    id: 'receipt.checkHow',
    defaultMessage: 'The record of {time}. Scan, or open',
    description:
      'Before the address of the page that checks the record of a violation; time is when it began',
  },
  checkPrivate: {
    id: 'receipt.checkPrivate',
    defaultMessage: 'It shows no name and no route.',
    description: 'Under that address',
  },
  checkOthers: {
    id: 'receipt.checkOthers',
    defaultMessage: '{count, plural, one {The PDF has one more.} other {The PDF has # more.}}',
    description: 'Under that, where there are other violations with QR codes',
  },
  qr: {
    id: 'receipt.qr',
    defaultMessage: 'QR code of the page that checks the record',
    description: 'Names the code for those who do not see it',
  },
  share: {
    id: 'receipt.share',
    defaultMessage: 'Share receipt',
    description: 'Button, and the title of the sheet that it opens',
  },
  details: {
    id: 'receipt.details',
    defaultMessage: 'Replay and speed chart',
    description: 'Link to the page of the journey',
  },
  error: {
    id: 'receipt.error',
    defaultMessage: 'The receipt could not be loaded.',
    description: 'Where neither the phone nor the server has it',
  },
});

/** The picture of a receipt that is shared. */
export const PICTURE_MESSAGES = defineTexts({
  what: {
    id: 'receipt.picture.what',
    defaultMessage: 'A picture of {size} KB, without plate, name, route and QR code.',
    description: 'Under the picture, before it is shared; size is a number of kilobytes',
  },
  making: {
    id: 'receipt.picture.making',
    defaultMessage: 'The picture is made …',
    description: 'While it is made',
  },
  failed: {
    id: 'receipt.picture.failed',
    defaultMessage: 'This phone could not make the picture. The PDF may work.',
    description: 'Where it could not be made',
  },
  send: {
    id: 'receipt.picture.send',
    defaultMessage: 'Share picture',
    description: "Button that opens the phone's own sheet for sharing",
  },
  save: {
    id: 'receipt.picture.save',
    defaultMessage: 'Save picture',
    description: 'Button that stores the picture, where the phone has no such sheet',
  },
  confirmed: {
    id: 'receipt.picture.confirmed',
    defaultMessage: 'Confirmed by the server',
    description: 'On the picture',
  },
  unconfirmed: {
    id: 'receipt.picture.unconfirmed',
    defaultMessage: 'Measured by the phone, not confirmed yet',
    description: 'On the picture',
  },
});
