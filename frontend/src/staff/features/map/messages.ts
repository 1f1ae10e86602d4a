import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the operations map. */
export const OPS_MAP_MESSAGES = defineTexts({
  title: { id: 'staff.map.title', description: 'Title of the card with the map of the country' },
  vehicles: { id: 'staff.map.vehicles', description: 'How many vehicles are on the way; count' },
  label: { id: 'staff.map.label', description: 'Name of the map of the country, for screen readers' },
  country: { id: 'staff.map.country', description: 'Button of the map: shows the whole country' },
  zones: { id: 'staff.map.zones', description: 'Name of the choice of zones that the map shows' },
  layers: { id: 'staff.map.layers', description: 'Name of the choice of what else the map shows' },
  unknownZone: {
    id: 'staff.map.unknownZone',
    description: 'In the place of a zone: the speed is not known now. At most 12 characters',
  },
  journeys: { id: 'staff.map.journeys', description: 'Choice of the map: vehicles on the way' },
  violations: { id: 'staff.map.violations', description: 'Choice of the map: violations of today' },
  incidents: { id: 'staff.map.incidents', description: 'Choice of the map: incidents of today' },
  ownGround: {
    id: 'staff.map.ownGround',
    description: 'Below the map without tiles: roads are drawn from town to town',
  },
  failed: { id: 'staff.map.failed', description: 'The map could not be loaded' },
  unplaced: {
    id: 'staff.map.unplaced',
    description: 'Below the map: vehicles without a position yet; count',
  },
});

/** Texts of the table of what the map shows. */
export const OPS_LIST_MESSAGES = defineTexts({
  title: { id: 'staff.map.list', description: 'Title of the table of what the map shows' },
  show: { id: 'staff.map.asTable', description: 'Button that shows what is on the map as a table' },
  hide: { id: 'staff.map.asMap', description: 'Button that shows the map instead of the table' },
  what: { id: 'staff.map.what', description: 'Column: zone of a vehicle, violation or incident' },
  kind: { id: 'staff.map.kind', description: 'Column: vehicle, violation or kind of incident' },
  speed: { id: 'staff.map.speed', description: 'Column: speed in km/h' },
  time: { id: 'staff.map.time', description: 'Column: hour of the last position, violation or incident' },
  violation: { id: 'staff.map.violation', description: 'One violation in the table and its card' },
  emptyTitle: { id: 'staff.map.emptyTitle', description: 'Title: nothing is in the part of the map in view' },
  emptyText: { id: 'staff.map.emptyText', description: 'Text: how to find what is elsewhere on the map' },
});

/** Texts of the card of what was chosen on the map. */
export const OPS_CARD_MESSAGES = defineTexts({
  journey: { id: 'staff.map.card.journey', description: 'Name of the card of a journey, for screen readers' },
  violation: { id: 'staff.map.card.violation', description: 'Name of the card of a violation' },
  incident: { id: 'staff.map.card.incident', description: 'Name of the card of an incident' },
  noSpeed: { id: 'staff.map.card.noSpeed', description: 'In the place of the speed: not known now' },
  since: { id: 'staff.map.card.since', description: 'When the journey began; time' },
  lastSeen: { id: 'staff.map.card.lastSeen', description: 'When the last position came; time' },
  at: { id: 'staff.map.card.at', description: 'When it happened; time' },
  toJourney: { id: 'staff.map.card.toJourney', description: 'Link from a vehicle on the map to its journey' },
  open: { id: 'staff.map.card.open', description: 'Link from the map to the details' },
  ended: { id: 'staff.map.card.ended', description: 'The journey has ended while its card was open' },
  private: { id: 'staff.map.card.private', description: 'In the place of an agency: private travel' },
});
