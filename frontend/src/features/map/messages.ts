import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the journey that is on. */
export const LIVE_MESSAGES = defineTexts({
  title: { id: 'map.live.title', description: 'Title of the map and live navigation page' },
  active: { id: 'map.live.active', description: 'Badge while a journey is on' },
  statistics: { id: 'map.live.statistics', description: 'Title of the figures of the journey that is on' },
  distance: { id: 'map.live.distance', description: 'Under the figure of the distance' },
  duration: { id: 'map.live.duration', description: 'Under the figure of the duration' },
  average: { id: 'map.live.average', description: 'Under the figure of the mean speed while moving' },
  max: { id: 'map.live.max', description: 'Under the figure of the highest speed' },
  points: { id: 'map.live.points', description: 'Under the figure of how many positions the route has' },
  none: { id: 'map.live.none', description: 'Title in the place of the figures without a journey' },
  noneText: { id: 'map.live.noneText', description: 'What happens on this page once a journey is on' },
  start: { id: 'map.live.start', description: 'Button that opens the start dialog' },
  failed: { id: 'map.live.failed', description: 'It is not known whether a journey is on' },
});

/** Texts of the map itself. */
export const ROUTE_MESSAGES = defineTexts({
  label: { id: 'map.page.label', description: 'Name of the map for screen readers, without a journey' },
  liveLabel: {
    id: 'map.page.liveLabel',
    description: 'Name of the map for screen readers, during a journey',
  },
  nowhere: {
    id: 'map.page.nowhere',
    description: 'On the map of Douala while the position is unknown',
  },
  nothing: { id: 'map.page.nothing', description: 'Under the empty map: what will be drawn on it, and when' },
  ownData: { id: 'map.page.ownData', description: 'Under the map: what it is drawn from' },
  overTiles: { id: 'map.page.overTiles', description: 'Under a map with a background of tiles' },
  groundLost: { id: 'map.page.groundLost', description: 'Under the map: its background could not be loaded' },
  partMissing: {
    id: 'map.page.partMissing',
    description: 'Under the map: the earlier part of the route is on the server, which does not answer',
  },
});

/** Texts of where the phone is. */
export const PLACE_MESSAGES = defineTexts({
  title: { id: 'map.place.title', description: 'Title of the card that says where the phone is' },
  none: { id: 'map.place.none', description: 'In that card while there is no position' },
  accuracy: { id: 'map.place.accuracy', description: 'Under the radius in which the position is true' },
  time: { id: 'map.place.time', description: 'Under the time of the position' },
});

/** Texts of the notices above the map. */
export const NOTICE_MESSAGES = defineTexts({
  denied: { id: 'map.notice.denied', description: 'Navigation needs the position, and does not get it' },
  deniedHint: { id: 'map.notice.deniedHint', description: 'What to do about it' },
  started: { id: 'map.notice.started', description: 'Directions were opened' },
  startedHint: { id: 'map.notice.startedHint', description: 'Where they are, and that the journey goes on' },
});

/** Texts of the four cards. */
export const CARD_MESSAGES = defineTexts({
  title: { id: 'map.card.title', description: 'Title above the four cards' },
  open: { id: 'map.card.open', description: 'Card that opens the maps service' },
  openHere: { id: 'map.card.openHere', description: 'The maps service opens where the phone is' },
  openDefault: { id: 'map.card.openDefault', description: 'The maps service opens at the default place' },
  navigate: { id: 'map.card.navigate', description: 'Card that opens directions' },
  navigateText: { id: 'map.card.navigateText', description: 'Directions begin where the phone is, by car' },
  phone: { id: 'map.card.phone', description: "Card that opens the phone's own maps app" },
  phoneText: { id: 'map.card.phoneText', description: 'What the card of the maps app does' },
  copy: { id: 'map.card.copy', description: 'Card that copies a link to where the phone is' },
  copyText: { id: 'map.card.copyText', description: 'What the link is for' },
  copyNothing: { id: 'map.card.copyNothing', description: 'Why there is no link yet' },
  copied: { id: 'map.card.copied', description: 'Notice after the link was copied' },
  copyRefused: { id: 'map.card.copyRefused', description: 'Before the link itself, to be copied by hand' },
  newTab: { id: 'map.card.newTab', description: 'Told to screen readers after the text of a link' },
});
