import { defineTexts } from '../../../../lib/i18n/define-texts';

/** The filter sentence. */
export const SENTENCE_MESSAGES = defineTexts({
  name: {
    id: 'segments.filter',
    defaultMessage: 'Figures of',
    description: 'Name of the sentence of choices that says what the figures are of',
  },
  vehicles: {
    id: 'segments.filter.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Name of a choice',
  },
  road: {
    id: 'segments.filter.road',
    defaultMessage: 'Road',
    description: 'Name of a choice',
  },
  allRoads: {
    id: 'segments.filter.allRoads',
    defaultMessage: 'all roads',
    description: 'Choice: all roads',
  },
  direction: {
    id: 'segments.filter.direction',
    defaultMessage: 'Direction',
    description: 'Name of a choice',
  },
  fromHour: {
    id: 'segments.filter.fromHour',
    defaultMessage: 'From hour',
    description: 'Name of a choice: first hour of the day',
  },
  untilHour: {
    id: 'segments.filter.untilHour',
    defaultMessage: 'Until hour',
    description: 'Name of a choice: hour at which they end',
  },
  hour: {
    id: 'segments.filter.hour',
    defaultMessage: '{hour} h',
    description: 'An hour of the day; hour is 0 to 24',
  },
  days: {
    id: 'segments.filter.days',
    defaultMessage: 'Time',
    description: 'Name of a choice: how many weeks',
  },
  lastWeeks: {
    id: 'segments.filter.lastWeeks',
    defaultMessage: '{weeks, plural, one {last week} other {last # weeks}}',
    description: 'Choice: how many weeks',
  },
  against: {
    id: 'segments.filter.against',
    defaultMessage: 'Compared with',
    description: 'Name of a choice: the time before',
  },
  agency: {
    id: 'segments.filter.agency',
    defaultMessage: 'Agency',
    description: 'Name of a choice',
  },
  allAgencies: {
    id: 'segments.filter.allAgencies',
    defaultMessage: 'all agencies and private vehicles',
    description: 'Choice: all of them',
  },
  weekdays: {
    id: 'segments.filter.weekdays',
    defaultMessage: 'Days of the week',
    description: 'Name of a choice',
  },
});

/** Directions of the filter. */
export const DIRECTION_MESSAGES = defineTexts({
  BOTH: {
    id: 'segments.direction.both',
    defaultMessage: 'both directions',
    description: 'Choice of the filter sentence',
  },
  ALONG: {
    id: 'segments.direction.along',
    defaultMessage: 'rising km',
    description: 'Choice: towards rising kilometres of the road',
  },
  AGAINST: {
    id: 'segments.direction.against',
    defaultMessage: 'falling km',
    description: 'Choice: towards the start of the road',
  },
});

/** Times that are compared with. */
export const AGAINST_MESSAGES = defineTexts({
  BEFORE: {
    id: 'segments.against.before',
    defaultMessage: '{weeks, plural, one {vs the week before} other {vs the # before}}',
    description: 'Choice: as many weeks just before',
  },
  YEAR_BEFORE: {
    id: 'segments.against.year',
    defaultMessage: 'vs a year before',
    description: 'Choice: the same weeks of the year before',
  },
});

/** The answers at the top. */
export const STRIP_MESSAGES = defineTexts({
  whole: {
    id: 'segments.whole',
    defaultMessage: 'All of it',
    description: 'Title: the change of all segments of the filter together',
  },
  tooLittle: {
    id: 'segments.tooLittleDriven',
    defaultMessage: 'Too little was driven.',
    description: 'No rate can be given',
  },
  rate: {
    id: 'segments.rateNow',
    defaultMessage: '{rate} per 1,000 km',
    description: 'A rate; rate is a number',
  },
  rates: {
    id: 'segments.rates',
    defaultMessage: '{rate} per 1,000 km, before {before}',
    description: 'A rate now and before; both are numbers',
  },
  nothingToCompare: {
    id: 'segments.nothingToCompare',
    defaultMessage: 'There is nothing to compare with.',
    description: 'No change can be given',
  },
  changeFrom: {
    id: 'segments.changeFrom',
    defaultMessage: 'The true change is {low} or more.',
    description: 'Interval of a change without an upper end; low is a percentage with its sign',
  },
  changeRange: {
    id: 'segments.changeRange',
    defaultMessage: 'The true change lies between {low} and {high}.',
    description: 'Interval of a change; both are percentages with their sign',
  },
  boundFrom: {
    id: 'segments.boundFrom',
    defaultMessage: '{low} or more',
    description: 'Interval of a change without an upper end, in brackets behind a name',
  },
  bounds: {
    id: 'segments.bounds',
    defaultMessage: '{low} to {high}',
    description: 'Interval of a change, in brackets behind a name; both are percentages with their sign',
  },
  beyondChance: {
    id: 'segments.beyondChance',
    defaultMessage: 'Beyond chance, of {count} segments',
    description: 'Title: how many segments have changed; count is how many are compared',
  },
  counts: {
    id: 'segments.counts',
    defaultMessage: 'Worse {worse} · better {better} · cannot tell {uncertain}',
    description: 'How many segments are worse, better, or neither for certain',
  },
  falseAlarms: {
    id: 'segments.falseAlarms',
    defaultMessage: 'At most 1 in 20 of the named ones is a false alarm.',
    description: 'How sure the named changes are',
  },
  seen: {
    id: 'segments.seen',
    defaultMessage: 'Measured',
    description: 'Title: how much was driven',
  },
  driven: {
    id: 'segments.driven',
    defaultMessage: '{km} km driven under a limit',
    description: 'How much was driven; km is a number',
  },
  coverageUnknown: {
    id: 'segments.coverageUnknown',
    defaultMessage: 'Which part of all traffic that is, nobody knows: it was never counted.',
    description: 'How much of all traffic was seen is not known',
  },
});

/** The table of segments. */
export const TABLE_MESSAGES = defineTexts({
  title: {
    id: 'segments.title',
    defaultMessage: 'Segments of 5 km',
    description: 'Title of the table',
  },
  order: {
    id: 'segments.order',
    defaultMessage: 'The least that the data prove comes first.',
    description: 'Order of the table',
  },
  empty: {
    id: 'segments.empty',
    defaultMessage: 'Nothing was driven there at these times.',
    description: 'No segment was driven',
  },
  spot: {
    id: 'segments.spot',
    defaultMessage: '{road}, km {from}–{to}',
    description: 'Where a segment lies; from and to are kilometres',
  },
  town: {
    id: 'segments.town',
    defaultMessage: '{town}, town',
    description: 'A segment that lies in a town',
  },
  spotHead: {
    id: 'segments.head.spot',
    defaultMessage: 'Road, km',
    description: 'Column: where a segment lies',
  },
  placeHead: {
    id: 'segments.head.place',
    defaultMessage: 'Place',
    description: 'Column: towns beside a segment',
  },
  events: {
    id: 'segments.head.events',
    defaultMessage: 'Viol.',
    description: 'Column: violations. At most 6 characters',
  },
  rate: {
    id: 'segments.head.rate',
    defaultMessage: 'Per 1,000 km, 0 to {highest}',
    description: 'Column: rates on an axis; highest is its end',
  },
  atLeast: {
    id: 'segments.head.atLeast',
    defaultMessage: 'At least',
    description: 'Column: lower end of the rate',
  },
  speeds: {
    id: 'segments.head.speeds',
    defaultMessage: 'Median · V85, km/h',
    description: 'Column: speeds; V85 is the speed that 85 % of the way was driven below',
  },
  change: {
    id: 'segments.head.change',
    defaultMessage: 'Against before',
    description: 'Column: better, worse or cannot tell',
  },
  vehicles: {
    id: 'segments.head.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Column: how many different vehicles',
  },
  tooLittle: {
    id: 'segments.tooLittle',
    defaultMessage: 'under 200 km',
    description: 'In place of a rate',
  },
});

/** Heads of the file. */
export const CSV_MESSAGES = defineTexts({
  id: {
    id: 'segments.csv.id',
    defaultMessage: 'Segment',
    description: 'Head of a file',
  },
  road: {
    id: 'segments.csv.road',
    defaultMessage: 'Road',
    description: 'Head of a file',
  },
  fromKm: {
    id: 'segments.csv.fromKm',
    defaultMessage: 'From km',
    description: 'Head of a file',
  },
  toKm: {
    id: 'segments.csv.toKm',
    defaultMessage: 'To km',
    description: 'Head of a file',
  },
  towns: {
    id: 'segments.csv.towns',
    defaultMessage: 'Towns',
    description: 'Head of a file',
  },
  events: {
    id: 'segments.csv.events',
    defaultMessage: 'Violations',
    description: 'Head of a file',
  },
  unconfirmed: {
    id: 'segments.csv.unconfirmed',
    defaultMessage: 'of them above unconfirmed limits',
    description: 'Head of a file',
  },
  judgedKm: {
    id: 'segments.csv.judgedKm',
    defaultMessage: 'Judged km',
    description: 'Head of a file',
  },
  above: {
    id: 'segments.csv.above',
    defaultMessage: 'Above the limit (%)',
    description: 'Head of a file',
  },
  passages: {
    id: 'segments.csv.passages',
    defaultMessage: 'Passages',
    description: 'Head of a file',
  },
  vehicles: {
    id: 'segments.csv.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Head of a file',
  },
  rate: {
    id: 'segments.csv.rate',
    defaultMessage: 'Violations per 1,000 km',
    description: 'Head of a file',
  },
  low: {
    id: 'segments.csv.low',
    defaultMessage: 'Lower end',
    description: 'Head of a file',
  },
  high: {
    id: 'segments.csv.high',
    defaultMessage: 'Upper end',
    description: 'Head of a file',
  },
  median: {
    id: 'segments.csv.median',
    defaultMessage: 'Median speed (km/h)',
    description: 'Head of a file',
  },
  v85: {
    id: 'segments.csv.v85',
    defaultMessage: 'V85 (km/h)',
    description: 'Head of a file',
  },
  limit: {
    id: 'segments.csv.limit',
    defaultMessage: 'Limit (km/h)',
    description: 'Head of a file',
  },
  eventsBefore: {
    id: 'segments.csv.eventsBefore',
    defaultMessage: 'Violations before',
    description: 'Head of a file',
  },
  judgedKmBefore: {
    id: 'segments.csv.judgedKmBefore',
    defaultMessage: 'Judged km before',
    description: 'Head of a file',
  },
  change: {
    id: 'segments.csv.change',
    defaultMessage: 'Verdict',
    description: 'Head of a file',
  },
  changeLow: {
    id: 'segments.csv.changeLow',
    defaultMessage: 'Change at least (%)',
    description: 'Head of a file',
  },
  changeHigh: {
    id: 'segments.csv.changeHigh',
    defaultMessage: 'Change at most (%)',
    description: 'Head of a file',
  },
});

/** The map of segments. */
export const MAP_MESSAGES = defineTexts({
  label: {
    id: 'segments.map',
    defaultMessage: 'Map of the segments in the table',
    description: 'Name of a picture',
  },
  legend: {
    id: 'segments.map.legend',
    defaultMessage: 'At least, per 1,000 km',
    description: 'Title of the legend of the map',
  },
  range: {
    id: 'segments.map.range',
    defaultMessage: '{from} to {to}',
    description: 'Step of the legend; both are numbers',
  },
  andMore: {
    id: 'segments.map.andMore',
    defaultMessage: '{from} and more',
    description: 'Highest step of the legend',
  },
});

/** Hours of the week. */
export const WEEK_MESSAGES = defineTexts({
  title: {
    id: 'segments.week',
    defaultMessage: 'Hour and weekday, at least per 1,000 km',
    description: 'Title of a chart',
  },
  worst: {
    id: 'segments.week.worst',
    defaultMessage: 'Worst: {day}, {hour} h, at least {low}.',
    description: 'The worst hour of the week; low is a rate',
  },
  tooLittle: {
    id: 'segments.week.tooLittle',
    defaultMessage: 'In no hour of the week were 200 km driven.',
    description: 'No hour has a rate',
  },
  reading: {
    id: 'segments.week.reading',
    defaultMessage:
      '{day}, {from} to {until} h: at least {low} per 1,000 km, at most {high} ({events, plural, one {# violation} other {# violations}})',
    description:
      'What the squares say of one hour of the week: low and high are violations for each 1,000 km, events is how many there were',
  },
  readingWithout: {
    id: 'segments.week.readingWithout',
    defaultMessage:
      '{day}, {from} to {until} h: too little driven for a rate ({events, plural, one {# violation} other {# violations}})',
    description: 'The same where too few km were driven for a rate',
  },
  allHours: {
    id: 'segments.week.allHours',
    defaultMessage: 'Hatched: too little driven. All hours of the day are shown, whatever the sentence says.',
    description: 'The chart does not follow the choice of hours',
  },
});

/** Heads of the table of hours. */
export const WEEK_HEADS = defineTexts({
  slot: {
    id: 'segments.week.slot',
    defaultMessage: 'Day and hour',
    description: 'Column of a table',
  },
  events: {
    id: 'segments.week.events',
    defaultMessage: 'Violations',
    description: 'Column of a table',
  },
  km: {
    id: 'segments.week.km',
    defaultMessage: 'Judged km',
    description: 'Column of a table',
  },
  rate: {
    id: 'segments.week.rate',
    defaultMessage: 'Per 1,000 km',
    description: 'Column of a table',
  },
  low: {
    id: 'segments.week.low',
    defaultMessage: 'Lower end',
    description: 'Column of a table',
  },
  high: {
    id: 'segments.week.high',
    defaultMessage: 'Upper end',
    description: 'Column of a table',
  },
});

/** Agencies on these segments. */
export const AGENCY_MESSAGES = defineTexts({
  title: {
    id: 'segments.agencies',
    defaultMessage: 'Agencies, against before',
    description: 'Title of a chart',
  },
  none: {
    id: 'segments.agencies.none',
    defaultMessage: 'No agency has recorded anything here.',
    description: 'Nothing to show',
  },
  summary: {
    id: 'segments.agencies.summary',
    defaultMessage:
      '{named} of {count, plural, one {# agency has} other {# agencies have}} changed beyond chance.',
    description: 'What a chart shows, for those who do not see it',
  },
  note: {
    id: 'segments.agencies.note',
    defaultMessage: 'By what their enrolled devices recorded, above confirmed limits alone.',
    description: 'What the figures of agencies rest on',
  },
  reading: {
    id: 'segments.agencies.reading',
    defaultMessage:
      '{name}: {rate} per 1,000 km, 90\u00a0% range {low} to {high} ({events, plural, one {# violation} other {# violations}})',
    description:
      'What the chart says of one agency: rate, low and high are violations for each 1,000 km, events is how many there were',
  },
  readingWithout: {
    id: 'segments.agencies.readingWithout',
    defaultMessage:
      '{name}: too little driven for a rate ({events, plural, one {# violation} other {# violations}})',
    description: 'The same where too few km were driven for a rate',
  },
  tooLittle: {
    id: 'segments.agencies.tooLittle',
    defaultMessage: 'under 200 km',
    description: 'In place of a rate',
  },
});

/** Heads of the table of agencies. */
export const AGENCY_HEADS = defineTexts({
  name: {
    id: 'segments.agencies.name',
    defaultMessage: 'Agency',
    description: 'Column of a table',
  },
  events: {
    id: 'segments.agencies.events',
    defaultMessage: 'Violations',
    description: 'Column of a table',
  },
  km: {
    id: 'segments.agencies.km',
    defaultMessage: 'Judged km',
    description: 'Column of a table',
  },
  rate: {
    id: 'segments.agencies.rate',
    defaultMessage: 'Per 1,000 km',
    description: 'Column of a table',
  },
  low: {
    id: 'segments.agencies.low',
    defaultMessage: 'Lower end',
    description: 'Column of a table',
  },
  high: {
    id: 'segments.agencies.high',
    defaultMessage: 'Upper end',
    description: 'Column of a table',
  },
  change: {
    id: 'segments.agencies.change',
    defaultMessage: 'Verdict',
    description: 'Column of a table',
  },
});

/** Days of the week of the filter. */
export const DAYS_MESSAGES = defineTexts({
  ALL: {
    id: 'segments.days.all',
    defaultMessage: 'every day',
    description: 'Choice of days',
  },
  WORKDAYS: {
    id: 'segments.days.workdays',
    defaultMessage: 'Monday to Friday',
    description: 'Choice of days',
  },
  WEEKEND: {
    id: 'segments.days.weekend',
    defaultMessage: 'Saturday and Sunday',
    description: 'Choice of days',
  },
  MONDAY: {
    id: 'segments.days.monday',
    defaultMessage: 'Mondays',
    description: 'Choice of days',
  },
  TUESDAY: {
    id: 'segments.days.tuesday',
    defaultMessage: 'Tuesdays',
    description: 'Choice of days',
  },
  WEDNESDAY: {
    id: 'segments.days.wednesday',
    defaultMessage: 'Wednesdays',
    description: 'Choice of days',
  },
  THURSDAY: {
    id: 'segments.days.thursday',
    defaultMessage: 'Thursdays',
    description: 'Choice of days',
  },
  FRIDAY: {
    id: 'segments.days.friday',
    defaultMessage: 'Fridays',
    description: 'Choice of days',
  },
  SATURDAY: {
    id: 'segments.days.saturday',
    defaultMessage: 'Saturdays',
    description: 'Choice of days',
  },
  SUNDAY: {
    id: 'segments.days.sunday',
    defaultMessage: 'Sundays',
    description: 'Choice of days',
  },
});

/** The share of the traffic that is seen. */
export const COVERAGE_MESSAGES = defineTexts({
  known: {
    id: 'segments.coverage.known',
    defaultMessage: 'About {percent} of the traffic, {low} to {high}',
    description: 'Share of the traffic that is seen',
  },
  note: {
    id: 'segments.coverage.note',
    defaultMessage: '{km} km driven; {counts, plural, one {# count} other {# counts}} of the last half year.',
    description: 'Below the share of the traffic that is seen',
  },
  add: {
    id: 'segments.coverage.add',
    defaultMessage: 'Enter a count',
    description: 'Button: opens a form',
  },
  title: {
    id: 'segments.coverage.title',
    defaultMessage: 'A count of all traffic',
    description: 'Title of a form',
  },
  hint: {
    id: 'segments.coverage.hint',
    defaultMessage: 'Vehicles in both directions, counted by hand, tube or camera within whole hours.',
    description: 'Explanation of a form',
  },
  segment: {
    id: 'segments.coverage.segment',
    defaultMessage: 'Segment',
    description: 'Field of a form',
  },
  day: {
    id: 'segments.coverage.day',
    defaultMessage: 'Day',
    description: 'Field of a form',
  },
  vehicles: {
    id: 'segments.coverage.vehicles',
    defaultMessage: 'Number of vehicles',
    description: 'Field of a form',
  },
  store: {
    id: 'segments.coverage.store',
    defaultMessage: 'Store the count',
    description: 'Button of a form',
  },
  stored: {
    id: 'segments.coverage.stored',
    defaultMessage: 'The count is stored.',
    description: 'Something was stored',
  },
  wrong: {
    id: 'segments.coverage.wrong',
    defaultMessage: 'Please look at day, hours and number again.',
    description: 'Something in a form is wrong',
  },
});

/** The page of one segment. */
export const SEGMENT_PAGE_MESSAGES = defineTexts({
  back: {
    id: 'segments.page.back',
    defaultMessage: 'All segments',
    description: 'Link to the table of segments',
  },
  answer: {
    id: 'segments.page.answer',
    defaultMessage: '{events, plural, one {# violation} other {# violations}} over {km} km',
    description: 'Figures of one segment',
  },
  speeds: {
    id: 'segments.page.speeds',
    defaultMessage: 'Speeds by kilometres driven',
    description: 'Title of a chart',
  },
  bin: {
    id: 'segments.page.bin',
    defaultMessage: 'Speed from, km/h',
    description: 'Column of a table',
  },
  binReading: {
    id: 'segments.page.binReading',
    defaultMessage: '{from} to {to} km/h: {km} km',
    description: 'What the chart of speeds says of one bar: km were driven at these speeds',
  },
  binAxis: {
    id: 'segments.page.binAxis',
    defaultMessage: 'Kilometres driven, by speed in km/h',
    description: 'Beside the axes of the chart of speeds: kilometres upwards, speed to the right',
  },
  binKm: {
    id: 'segments.page.binKm',
    defaultMessage: 'Kilometres',
    description: 'Column of a table',
  },
  speedNote: {
    id: 'segments.page.speedNote',
    defaultMessage: 'Median {median}, V85 {v85}, limit {limit} km/h.',
    description: 'Speeds of a segment; all are numbers',
  },
  limits: {
    id: 'segments.page.limits',
    defaultMessage: 'Limits along it',
    description: 'Title of a list',
  },
  limit: {
    id: 'segments.page.limit',
    defaultMessage: '{from} to {to} m: {limit} km/h, {place}',
    description: 'A limit on a part of a segment',
  },
  openRoad: {
    id: 'segments.page.openRoad',
    defaultMessage: 'open road',
    description: 'Place of a limit',
  },
  unconfirmed: {
    id: 'segments.page.unconfirmed',
    defaultMessage: 'not confirmed',
    description: 'Mark of a limit',
  },
  violations: {
    id: 'segments.page.violations',
    defaultMessage: 'Violations behind the figures',
    description: 'Title of a table',
  },
  violationsNote: {
    id: 'segments.page.violationsNote',
    defaultMessage: 'The newest 100. Enter opens one; no plate is shown here.',
    description: 'Explanation of a table',
  },
  allViolations: {
    id: 'segments.page.allViolations',
    defaultMessage: '{count, plural, one {Show it among all} other {Show all #}}',
    description: 'Link above a table: leads to all violations behind the figures, in the table of violations',
  },
  none: {
    id: 'segments.page.none',
    defaultMessage: 'No violation at these times.',
    description: 'Nothing to show',
  },
  when: {
    id: 'segments.page.when',
    defaultMessage: 'Time',
    description: 'Column of a table',
  },
  speed: {
    id: 'segments.page.speed',
    defaultMessage: 'Proven, km/h',
    description: 'Column: proven speed',
  },
  limitHead: {
    id: 'segments.page.limitHead',
    defaultMessage: 'Limit, km/h',
    description: 'Column of a table',
  },
  class: {
    id: 'segments.page.class',
    defaultMessage: 'Vehicle',
    description: 'Column of a table: class of the vehicle',
  },
  agency: {
    id: 'segments.page.agency',
    defaultMessage: 'Agency',
    description: 'Column of a table',
  },
  direction: {
    id: 'segments.page.direction',
    defaultMessage: 'Direction',
    description: 'Column of a table',
  },
  keys: {
    id: 'segments.page.keys',
    defaultMessage: 'Keys of this page',
    description: 'Name of the list of keys',
  },
  keyMove: {
    id: 'segments.page.keyMove',
    defaultMessage: 'Row',
    description: 'What two keys do: move to the next or former row',
  },
  keyOpen: {
    id: 'segments.page.keyOpen',
    defaultMessage: 'Open it',
    description: 'What a key does',
  },
  keySave: {
    id: 'segments.page.keySave',
    defaultMessage: 'Save the view',
    description: 'What a key does',
  },
  keySentence: {
    id: 'segments.page.keySentence',
    defaultMessage: 'Change the sentence',
    description: 'What a key does',
  },
  unknown: {
    id: 'segments.page.unknown',
    defaultMessage: 'There is no such segment.',
    description: 'An address leads nowhere',
  },
});
