import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the operations map. */
export const OPS_MAP_MESSAGES = defineTexts({
  title: {
    id: 'staff.map.title',
    defaultMessage: 'Live map',
    description: 'Title of the card with the map of the country',
  },
  vehicles: {
    id: 'staff.map.vehicles',
    defaultMessage: '{count, plural, one {# vehicle} other {# vehicles}}',
    description: 'How many vehicles are on the way; count',
  },
  label: {
    id: 'staff.map.label',
    defaultMessage: 'Map of Cameroon with vehicles, violations and incidents',
    description: 'Name of the map of the country, for screen readers',
  },
  country: {
    id: 'staff.map.country',
    defaultMessage: 'Show the whole country',
    description: 'Button of the map: shows the whole country',
  },
  zones: {
    id: 'staff.map.zones',
    defaultMessage: 'Zones on the map',
    description: 'Name of the choice of zones that the map shows',
  },
  layers: {
    id: 'staff.map.layers',
    defaultMessage: 'What the map shows',
    description: 'Name of the choice of what else the map shows',
  },
  unknownZone: {
    id: 'staff.map.unknownZone',
    defaultMessage: 'Unknown',
    description: 'In the place of a zone: the speed is not known now. At most 12 characters',
  },
  journeys: {
    id: 'staff.map.journeys',
    defaultMessage: 'Vehicles',
    description: 'Choice of the map: vehicles on the way',
  },
  violations: {
    id: 'staff.map.violations',
    defaultMessage: 'Violations today',
    description: 'Choice of the map: violations of today',
  },
  incidents: {
    id: 'staff.map.incidents',
    defaultMessage: 'Incidents today',
    description: 'Choice of the map: incidents of today',
  },
  failed: {
    id: 'staff.map.failed',
    defaultMessage: 'The map could not be loaded.',
    description: 'The map could not be loaded',
  },
  unplaced: {
    id: 'staff.map.unplaced',
    defaultMessage:
      '{count, plural, one {# vehicle has no position yet.} other {# vehicles have no position yet.}}',
    description: 'Below the map: vehicles without a position yet; count',
  },
});

/** Texts of the table of what the map shows. */
export const OPS_LIST_MESSAGES = defineTexts({
  title: {
    id: 'staff.map.list',
    defaultMessage: 'In view',
    description: 'Title of the table of what the map shows',
  },
  show: {
    id: 'staff.map.asTable',
    defaultMessage: 'Show as table',
    description: 'Button that shows what is on the map as a table',
  },
  hide: {
    id: 'staff.map.asMap',
    defaultMessage: 'Show as map',
    description: 'Button that shows the map instead of the table',
  },
  what: {
    id: 'staff.map.what',
    defaultMessage: 'Level',
    description: 'Column: zone of a vehicle, violation or incident',
  },
  kind: {
    id: 'staff.map.kind',
    defaultMessage: 'What',
    description: 'Column: vehicle, violation or kind of incident',
  },
  agency: {
    id: 'staff.map.agency',
    defaultMessage: 'Agency',
    description: 'Column: transport agency of a vehicle',
  },
  place: {
    id: 'staff.map.place',
    defaultMessage: 'Place',
    description: 'Column: where it is, in words, such as N3, 4 km after Boumnyébel',
  },
  speed: { id: 'staff.map.speed', defaultMessage: 'km/h', description: 'Column: speed in km/h' },
  time: {
    id: 'staff.map.time',
    defaultMessage: 'Time',
    description: 'Column: hour of the last position, violation or incident',
  },
  violation: {
    id: 'staff.map.violation',
    defaultMessage: 'Violation',
    description: 'One violation in the table and its card',
  },
  emptyTitle: {
    id: 'staff.map.emptyTitle',
    defaultMessage: 'Nothing is in this part of the map',
    description: 'Title: nothing is in the part of the map in view',
  },
  emptyText: {
    id: 'staff.map.emptyText',
    defaultMessage: 'Show the whole country, or more zones and kinds.',
    description: 'Text: how to find what is elsewhere on the map',
  },
});

/** Texts of the card of what was chosen on the map. */
export const OPS_CARD_MESSAGES = defineTexts({
  journey: {
    id: 'staff.map.card.journey',
    defaultMessage: 'Journey',
    description: 'Name of the card of a journey, for screen readers',
  },
  violation: {
    id: 'staff.map.card.violation',
    defaultMessage: 'Violation',
    description: 'Name of the card of a violation',
  },
  incident: {
    id: 'staff.map.card.incident',
    defaultMessage: 'Incident',
    description: 'Name of the card of an incident',
  },
  noSpeed: {
    id: 'staff.map.card.noSpeed',
    defaultMessage: 'No speed now',
    description: 'In the place of the speed: not known now',
  },
  since: {
    id: 'staff.map.card.since',
    defaultMessage: 'Since {time}',
    description: 'When the journey began; time',
  },
  lastSeen: {
    id: 'staff.map.card.lastSeen',
    defaultMessage: 'last seen {time}',
    description: 'When the last position came; time',
  },
  at: { id: 'staff.map.card.at', defaultMessage: 'At {time}', description: 'When it happened; time' },
  toJourney: {
    id: 'staff.map.card.toJourney',
    defaultMessage: 'Open journey',
    description: 'Link from a vehicle on the map to its journey',
  },
  open: {
    id: 'staff.map.card.open',
    defaultMessage: 'Details',
    description: 'Link from the map to the details',
  },
  ended: {
    id: 'staff.map.card.ended',
    defaultMessage: 'This is no longer on the map.',
    description: 'The journey has ended while its card was open',
  },
  private: {
    id: 'staff.map.card.private',
    defaultMessage: 'Private',
    description: 'In the place of an agency: private travel',
  },
});
