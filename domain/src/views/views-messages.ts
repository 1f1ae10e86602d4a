import { defineMessages } from '../texts/domain-messages';

/** Texts of stored views: their sentence in words, and their mail. */
export const VIEW_MESSAGES = defineMessages({
  'vehicles.ALL': {
    id: 'domain-views.vehicles.ALL',
    defaultMessage: 'all vehicles',
    description: 'Word of the sentence of a view: vehicles',
  },
  'vehicles.CARS': {
    id: 'domain-views.vehicles.CARS',
    defaultMessage: 'cars',
    description: 'Word of the sentence of a view: vehicles',
  },
  'vehicles.BIKES': {
    id: 'domain-views.vehicles.BIKES',
    defaultMessage: 'motorbikes',
    description: 'Word of the sentence of a view: vehicles',
  },
  'vehicles.BUSES': {
    id: 'domain-views.vehicles.BUSES',
    defaultMessage: 'buses',
    description: 'Word of the sentence of a view: vehicles',
  },
  'vehicles.LORRIES': {
    id: 'domain-views.vehicles.LORRIES',
    defaultMessage: 'lorries',
    description: 'Word of the sentence of a view: vehicles',
  },
  allRoads: {
    id: 'domain-views.allRoads',
    defaultMessage: 'all roads',
    description: 'Word of the sentence of a view: no road is chosen',
  },
  'direction.ALONG': {
    id: 'domain-views.direction.ALONG',
    defaultMessage: 'rising km',
    description: 'Word of the sentence of a view: direction of travel',
  },
  'direction.AGAINST': {
    id: 'domain-views.direction.AGAINST',
    defaultMessage: 'falling km',
    description: 'Word of the sentence of a view: direction of travel',
  },
  'weekdays.WORKDAYS': {
    id: 'domain-views.weekdays.WORKDAYS',
    defaultMessage: 'Monday to Friday',
    description: 'Word of the sentence of a view: days',
  },
  'weekdays.WEEKEND': {
    id: 'domain-views.weekdays.WEEKEND',
    defaultMessage: 'Saturday and Sunday',
    description: 'Word of the sentence of a view: days',
  },
  'weekdays.MONDAY': {
    id: 'domain-views.weekdays.MONDAY',
    defaultMessage: 'Mondays',
    description: 'Word of the sentence of a view: days',
  },
  'weekdays.TUESDAY': {
    id: 'domain-views.weekdays.TUESDAY',
    defaultMessage: 'Tuesdays',
    description: 'Word of the sentence of a view: days',
  },
  'weekdays.WEDNESDAY': {
    id: 'domain-views.weekdays.WEDNESDAY',
    defaultMessage: 'Wednesdays',
    description: 'Word of the sentence of a view: days',
  },
  'weekdays.THURSDAY': {
    id: 'domain-views.weekdays.THURSDAY',
    defaultMessage: 'Thursdays',
    description: 'Word of the sentence of a view: days',
  },
  'weekdays.FRIDAY': {
    id: 'domain-views.weekdays.FRIDAY',
    defaultMessage: 'Fridays',
    description: 'Word of the sentence of a view: days',
  },
  'weekdays.SATURDAY': {
    id: 'domain-views.weekdays.SATURDAY',
    defaultMessage: 'Saturdays',
    description: 'Word of the sentence of a view: days',
  },
  'weekdays.SUNDAY': {
    id: 'domain-views.weekdays.SUNDAY',
    defaultMessage: 'Sundays',
    description: 'Word of the sentence of a view: days',
  },
  hours: {
    id: 'domain-views.hours',
    defaultMessage: '{from}–{until} h',
    description: 'Word of the sentence of a view: hours of the day, both are numbers',
  },
  lastDays: {
    id: 'domain-views.lastDays',
    defaultMessage: 'last {days} days',
    description: 'Word of the sentence of a view: days is a number, 7 or more',
  },
  lastWeeks: {
    id: 'domain-views.lastWeeks',
    defaultMessage: 'last {weeks} weeks',
    description: 'Word of the sentence of a view: weeks is a number, 2 or more',
  },
  'against.BEFORE': {
    id: 'domain-views.against.BEFORE',
    defaultMessage: 'against the same time before',
    description: 'Word of the sentence of a view: compared with as many days just before',
  },
  'against.YEAR_BEFORE': {
    id: 'domain-views.against.YEAR_BEFORE',
    defaultMessage: 'against a year before',
    description: 'Word of the sentence of a view: compared with the same weeks of the year before',
  },
  'mail.subject': {
    id: 'domain-views.mail.subject',
    defaultMessage: 'WakaFine: {name}, {day}',
    description: 'Subject of a mail. name: name that a person gave to a view; day: such as 29 November 2026',
  },
  'mail.rate': {
    id: 'domain-views.mail.rate',
    defaultMessage: '{rate} violations per 1,000 km, 90 % range {low} to {high}.',
    description: 'First line of a mail; all are numbers',
  },
  'mail.compared': {
    id: 'domain-views.mail.compared',
    defaultMessage: '{rate} violations per 1,000 km, 90 % range {low} to {high}; before {before}. {verdict}',
    description:
      'First line of a mail; verdict is a sentence such as Worse, beyond chance; the others are numbers',
  },
  'mail.tooLittle': {
    id: 'domain-views.mail.tooLittle',
    defaultMessage: 'Too little was driven for a rate: {km} km, violations: {events}.',
    description: 'First line of a mail in place of a rate; both are numbers',
  },
  'mail.of': {
    id: 'domain-views.mail.of',
    defaultMessage: 'Figures of: {sentence}.',
    description: 'Line of a mail. sentence: such as: buses, N5, 20–4 h, last 8 weeks',
  },
  'mail.coverage': {
    id: 'domain-views.mail.coverage',
    defaultMessage: 'We see about {share} of the traffic, {low} to {high}.',
    description: 'Line of a mail; all are percentages such as 3 %',
  },
  'mail.coverageUnknown': {
    id: 'domain-views.mail.coverageUnknown',
    defaultMessage: 'How much of all traffic that is, nobody knows: no counts were entered.',
    description: 'Line of a mail',
  },
  'mail.segments': {
    id: 'domain-views.mail.segments',
    defaultMessage: 'Segments, the one with the highest lower end first:',
    description: 'Line of a mail above a list of segments of roads',
  },
  'mail.roads': {
    id: 'domain-views.mail.roads',
    defaultMessage: 'National roads, the one with the highest lower end first:',
    description: 'Line of a mail above a list of roads',
  },
  'mail.row': {
    id: 'domain-views.mail.row',
    defaultMessage: '{place}: {rate} per 1,000 km ({low} to {high}), violations: {events}',
    description: 'Row of a mail. place: such as N5, km 70–75, Penja – Loum; the others are numbers',
  },
  'mail.rowWithout': {
    id: 'domain-views.mail.rowWithout',
    defaultMessage: '{place}: under 200 km, violations: {events}',
    description: 'Row of a mail where too few km were driven for a rate',
  },
  'mail.noRows': {
    id: 'domain-views.mail.noRows',
    defaultMessage: 'Nothing was driven there at these times.',
    description: 'Line of a mail in place of a list',
  },
  'mail.page': {
    id: 'domain-views.mail.page',
    defaultMessage: 'The whole page: {link}',
    description: 'Line of a mail',
  },
  'mail.stop': {
    id: 'domain-views.mail.stop',
    defaultMessage: 'No more of these mails: {link}',
    description: 'Line of a mail: the link stops further mails of this view',
  },
  'mail.stopInList': {
    id: 'domain-views.mail.stopInList',
    defaultMessage: 'These mails end in the list of views.',
    description: 'Line of a mail where the service does not know its own address',
  },
  'mail.demo': {
    id: 'domain-views.mail.demo',
    defaultMessage: 'Sample data: made up, and of nobody.',
    description: 'First line of a mail of the demonstration',
  },
  'place.segment': {
    id: 'domain-views.place.segment',
    defaultMessage: '{road}, km {from}–{to}, {towns}',
    description: 'Place in a row of a mail; towns: such as Penja – Loum',
  },
  'place.otherRoads': {
    id: 'domain-views.place.otherRoads',
    defaultMessage: 'other roads',
    description: 'Place in a row of a mail: all roads that are no national ones',
  },
  'verdict.WORSE': {
    id: 'domain-views.verdict.WORSE',
    defaultMessage: 'Worse, beyond chance.',
    description: 'Comparison in the first line of a mail',
  },
  'verdict.BETTER': {
    id: 'domain-views.verdict.BETTER',
    defaultMessage: 'Better, beyond chance.',
    description: 'Comparison in the first line of a mail',
  },
  'verdict.UNCERTAIN': {
    id: 'domain-views.verdict.UNCERTAIN',
    defaultMessage: 'Chance can explain the difference.',
    description: 'Comparison in the first line of a mail',
  },
  'mail.rowChanged': {
    id: 'domain-views.mail.rowChanged',
    defaultMessage: '{row}, {verdict}',
    description:
      'Row of a mail with what has become of it. row: such as N5: 3.4 per 1,000 km; verdict: such as worse',
  },
  'rowVerdict.WORSE': {
    id: 'domain-views.rowVerdict.WORSE',
    defaultMessage: 'worse',
    description: 'End of a row of a mail',
  },
  'rowVerdict.BETTER': {
    id: 'domain-views.rowVerdict.BETTER',
    defaultMessage: 'better',
    description: 'End of a row of a mail',
  },
});
