import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of what is known of a vehicle beside its decisions. */
export const RECORD_MESSAGES = defineTexts({
  compared: {
    id: 'violators.record.compared',
    defaultMessage: 'How it compares',
    description: 'Title: the rate of a vehicle beside that of all others',
  },
  rate: {
    id: 'violators.record.rate',
    defaultMessage: 'At least {low} violations per 1,000 km. All others together have {peers}.',
    description: 'The lower bound of the rate of a vehicle, and the rate of the other vehicles',
  },
  interval: {
    id: 'violators.record.interval',
    defaultMessage:
      '{rate}, between {low} and {high} with 90 % certainty; few km are drawn towards the others.',
    description: 'The rate of a vehicle with its bounds',
  },
  dots: {
    id: 'violators.record.dots',
    defaultMessage:
      'Each dot is one of {count, plural, one {# vehicle} other {# vehicles}}, the dashed line all others together.',
    description: 'Legend of a drawing: the rates of vehicles as dots; count is how many there are',
  },
  parts: {
    id: 'violators.record.parts',
    defaultMessage:
      'Each dot is a hundredth of {count, number} vehicles, the dashed line all others together.',
    description: 'The same where there are too many vehicles for a dot each',
  },
  tooLittle: {
    id: 'violators.record.tooLittle',
    defaultMessage: 'Too little seen to compare: that takes 200 km under confirmed limits and a violation.',
    description: 'Why there is no rate of a vehicle',
  },
  seen: {
    id: 'violators.record.seen',
    defaultMessage: 'What we see of it',
    description: 'Title: how much of the way of a vehicle is seen',
  },
  km: {
    id: 'violators.record.km',
    defaultMessage: 'Seen in {days} days',
    description: 'Name of a fact: kilometres that devices of a vehicle drove under confirmed limits',
  },
  unobserved: {
    id: 'violators.record.unobserved',
    defaultMessage: 'Unobserved part of its journeys',
    description: 'Name of a fact: share of the time of its journeys in which nothing could have been proven',
  },
  unknown: {
    id: 'violators.record.unknown',
    defaultMessage: 'not known',
    description: 'Value of a fact that is not known',
  },
  levels: {
    id: 'violators.record.levels',
    defaultMessage: 'How sure the vehicle is',
    description: 'Title of the list of levels: by what journeys are bound to a vehicle',
  },
  level: {
    id: 'violators.record.level',
    defaultMessage:
      '{journeys, plural, one {# journey} other {# journeys}}{accounts, plural, =0 {} one { of # account} other { of # accounts}}, latest on {latest}',
    description: 'How often journeys were bound to a vehicle by one level',
  },
  noLevel: {
    id: 'violators.record.noLevel',
    defaultMessage: 'none',
    description: 'No journey has this level',
  },
  violations: {
    id: 'violators.record.violations',
    defaultMessage: 'Violations that its devices recorded',
    description: 'Title of the list of the newest violations of a vehicle',
  },
  none: {
    id: 'violators.record.none',
    defaultMessage: 'None that counts.',
    description: 'The list of violations is empty',
  },
  violation: {
    id: 'violators.record.violation',
    defaultMessage: 'At least {speed} km/h, limit {limit}, grade {grade}',
    description: 'A violation of a vehicle: proven speed, limit and grade of the evidence',
  },
  inCase: {
    id: 'violators.record.inCase',
    defaultMessage: 'Case {number}',
    description: 'Link to the case that is about a violation',
  },
  all: {
    id: 'violators.record.all',
    defaultMessage: '{count, plural, one {Show it among all} other {Show all #}}',
    description: 'Link to all violations of a vehicle in the table of violations',
  },
  allMore: {
    id: 'violators.record.allMore',
    defaultMessage: 'Show all, more than {count}',
    description: 'The same link where they are more than are counted',
  },
  map: {
    id: 'violators.record.map',
    defaultMessage: 'Map of these violations; the list below has each.',
    description: 'Description of the map of the violations of a vehicle',
  },
  failed: {
    id: 'violators.record.failed',
    defaultMessage: 'What is known of this vehicle could not be loaded.',
    description: 'The record of a vehicle could not be loaded',
  },
});
