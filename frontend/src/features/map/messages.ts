import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the journey that is on. */
export const LIVE_MESSAGES = defineTexts({
  title: {
    id: 'map.live.title',
    defaultMessage: 'Live navigation',
    description: 'Title of the map and live navigation page',
  },
  active: {
    id: 'map.live.active',
    defaultMessage: 'Live Journey Active',
    description: 'Badge while a journey is on',
  },
  statistics: {
    id: 'map.live.statistics',
    defaultMessage: 'Live journey statistics',
    description: 'Title of the figures of the journey that is on',
  },
  distance: {
    id: 'map.live.distance',
    defaultMessage: 'distance',
    description: 'Under the figure of the distance',
  },
  duration: {
    id: 'map.live.duration',
    defaultMessage: 'duration',
    description: 'Under the figure of the duration',
  },
  average: {
    id: 'map.live.average',
    defaultMessage: 'average, moving',
    description: 'Under the figure of the mean speed while moving',
  },
  max: {
    id: 'map.live.max',
    defaultMessage: 'max speed',
    description: 'Under the figure of the highest speed',
  },
  points: {
    id: 'map.live.points',
    defaultMessage: 'route points',
    description: 'Under the figure of how many positions the route has',
  },
  none: {
    id: 'map.live.none',
    defaultMessage: 'No Active Journey',
    description: 'Title in the place of the figures without a journey',
  },
  noneText: {
    id: 'map.live.noneText',
    defaultMessage: 'Start one to see its route and figures here.',
    description: 'What happens on this page once a journey is on',
  },
  start: {
    id: 'map.live.start',
    defaultMessage: 'Start Journey',
    description: 'Button that opens the start dialog',
  },
  failed: {
    id: 'map.live.failed',
    defaultMessage: 'We could not find out whether a journey is on.',
    description: 'It is not known whether a journey is on',
  },
});

/** Texts of the map itself. */
export const ROUTE_MESSAGES = defineTexts({
  label: {
    id: 'map.page.label',
    defaultMessage: 'Map of where you are',
    description: 'Name of the map for screen readers, without a journey',
  },
  liveLabel: {
    id: 'map.page.liveLabel',
    defaultMessage: 'Map of your journey',
    description: 'Name of the map for screen readers, during a journey',
  },
  nowhere: {
    id: 'map.page.nowhere',
    defaultMessage: 'No position yet. This is Douala.',
    description: 'On the map of Douala while the position is unknown',
  },
  nothing: {
    id: 'map.page.nothing',
    defaultMessage: 'Your place and route appear here once your phone knows where it is.',
    description: 'Under the empty map: what will be drawn on it, and when',
  },
  ownData: {
    id: 'map.page.ownData',
    defaultMessage: 'Roads, towns and water come with the app. Your route is drawn over them.',
    description: 'Under the map: what it is drawn from',
  },
  overTiles: {
    id: 'map.page.overTiles',
    defaultMessage: 'Your route is drawn over the map.',
    description: 'Under a map with a background of tiles',
  },
  groundLost: {
    id: 'map.page.groundLost',
    defaultMessage: 'The background map could not be loaded.',
    description: 'Under the map: its background could not be loaded',
  },
  partMissing: {
    id: 'map.page.partMissing',
    defaultMessage: 'The earlier part of the route comes when the network is back.',
    description: 'Under the map: the earlier part of the route is on the server, which does not answer',
  },
});

/** Texts of where the phone is. */
export const PLACE_MESSAGES = defineTexts({
  title: {
    id: 'map.place.title',
    defaultMessage: 'Current location',
    description: 'Title of the card that says where the phone is',
  },
  none: {
    id: 'map.place.none',
    defaultMessage: 'No position yet.',
    description: 'In that card while there is no position',
  },
  accuracy: {
    id: 'map.place.accuracy',
    defaultMessage: 'accuracy',
    description: 'Under the radius in which the position is true',
  },
  time: {
    id: 'map.place.time',
    defaultMessage: 'measured at',
    description: 'Under the time of the position',
  },
});

/** Texts of the notices above the map. */
export const NOTICE_MESSAGES = defineTexts({
  denied: {
    id: 'map.notice.denied',
    defaultMessage: 'Location access required for navigation',
    description: 'Navigation needs the position, and does not get it',
  },
  deniedHint: {
    id: 'map.notice.deniedHint',
    defaultMessage: "Allow location for this site in your browser's settings.",
    description: 'What to do about it',
  },
  started: {
    id: 'map.notice.started',
    defaultMessage: 'Navigation started',
    description: 'Directions were opened',
  },
  startedHint: {
    id: 'map.notice.startedHint',
    defaultMessage: 'Directions are in the other tab. Your journey goes on here.',
    description: 'Where they are, and that the journey goes on',
  },
});

/** Texts of the four cards. */
export const CARD_MESSAGES = defineTexts({
  title: {
    id: 'map.card.title',
    defaultMessage: 'Continue in another app',
    description: 'Title above the four cards',
  },
  open: { id: 'map.card.open', defaultMessage: 'Open map', description: 'Card that opens the maps service' },
  openHere: {
    id: 'map.card.openHere',
    defaultMessage: 'Opens where you are',
    description: 'The maps service opens where the phone is',
  },
  openDefault: {
    id: 'map.card.openDefault',
    defaultMessage: 'Opens at Douala',
    description: 'The maps service opens at the default place',
  },
  navigate: {
    id: 'map.card.navigate',
    defaultMessage: 'Turn-by-turn navigation',
    description: 'Card that opens directions',
  },
  navigateText: {
    id: 'map.card.navigateText',
    defaultMessage: 'From here, by car',
    description: 'Directions begin where the phone is, by car',
  },
  phone: {
    id: 'map.card.phone',
    defaultMessage: 'Phone maps',
    description: "Card that opens the phone's own maps app",
  },
  phoneText: {
    id: 'map.card.phoneText',
    defaultMessage: "In your phone's own app",
    description: 'What the card of the maps app does',
  },
  copy: {
    id: 'map.card.copy',
    defaultMessage: 'Copy location link',
    description: 'Card that copies a link to where the phone is',
  },
  copyText: {
    id: 'map.card.copyText',
    defaultMessage: 'Send it to family',
    description: 'What the link is for',
  },
  copyNothing: {
    id: 'map.card.copyNothing',
    defaultMessage: 'No position yet',
    description: 'Why there is no link yet',
  },
  copied: {
    id: 'map.card.copied',
    defaultMessage: 'Location link copied to clipboard!',
    description: 'Notice after the link was copied',
  },
  copyRefused: {
    id: 'map.card.copyRefused',
    defaultMessage: 'Your browser did not let us copy. Press and hold the link to copy it:',
    description: 'Before the link itself, to be copied by hand',
  },
  newTab: {
    id: 'map.card.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Told to screen readers after the text of a link',
  },
});
