import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../../lib/i18n/define-texts';
import type { OverviewMeasure } from '@wakafine/domain/views/overview-sentence';

/** Texts of the page of figures over time and place. */
export const ANALYTICS_MESSAGES = defineTexts({
  range: {
    id: 'analytics.range',
    defaultMessage: 'Days',
    description: 'Name of the choice of how many days the figures look back',
  },
  range7d: {
    id: 'analytics.range.week',
    defaultMessage: '7 d',
    description: 'Choice: 7 days. At most 6 characters',
  },
  range30d: {
    id: 'analytics.range.month',
    defaultMessage: '30 d',
    description: 'Choice: 30 days. At most 6 characters',
  },
  range90d: {
    id: 'analytics.range.quarter',
    defaultMessage: '90 d',
    description: 'Choice: 90 days. At most 6 characters',
  },
  since: {
    id: 'analytics.since',
    defaultMessage: 'from {date} on',
    description: 'What an export holds: from a day on; date is that day',
  },
  measure: {
    id: 'analytics.measure',
    defaultMessage: 'What the charts show',
    description: 'Name of the choice of what the charts show',
  },
  byDay: {
    id: 'analytics.byDay',
    defaultMessage: '{measure} by day',
    description: 'Title of a chart; measure is what it shows, such as Violations',
  },
  byHour: {
    id: 'analytics.byHour',
    defaultMessage: '{measure} by hour of the day',
    description: 'Title of a chart: by the hour of the day',
  },
  byRoad: {
    id: 'analytics.byRoad',
    defaultMessage: '{measure} by road',
    description: 'Title of a chart: by the national road',
  },
  byAgency: {
    id: 'analytics.byAgency',
    defaultMessage: '{measure} by agency',
    description: 'Title of a chart: by transport agency',
  },
  byVehicle: {
    id: 'analytics.byVehicle',
    defaultMessage: '{measure} by vehicle type',
    description: 'Title of a chart: by the kind of vehicle',
  },
  observed: {
    id: 'analytics.observed',
    defaultMessage:
      '{observed} of the {registered} registered vehicles of these agencies drove with an enrolled device. Of the others nothing is known, good or bad.',
    description:
      'Below the chart by agency: how many registered vehicles were driven with an enrolled device',
  },
  highest: {
    id: 'analytics.highest',
    defaultMessage: '{title}. Highest: {label}, {value}.',
    description:
      'What a chart says as a whole; title is its title, label is where it is highest, value how much',
  },
  nothing: {
    id: 'analytics.nothing',
    defaultMessage: 'Nothing in this period.',
    description: 'In place of a chart: all of it is zero',
  },
  noAgency: {
    id: 'analytics.noAgency',
    defaultMessage: 'No agency with a violation drove the {least} km that a comparison needs.',
    description: 'In place of the chart of agencies: none drove far enough; least is how many km it takes',
  },
  coverage: {
    id: 'analytics.coverage',
    defaultMessage:
      'Rates count the {judged} km on which a violation could be proven, {share} of what was driven. Of the rest nothing is known, good or bad.',
    description:
      'What rates rest on; judged is a number of km, share the percentage that they are of all km driven',
  },
  clear: {
    id: 'analytics.rate.clear',
    defaultMessage:
      'Worst for certain: {worst}, at least {low} per 1,000 km. Best for certain: {best}, at most {high}.',
    description:
      'Which is worst and best beyond chance; worst and best are names, low and high violations for each 1,000 km',
  },
  uncertain: {
    id: 'analytics.rate.uncertain',
    defaultMessage: 'Cannot tell which is worst: chance may explain the differences.',
    description: 'None is certainly worse than another by its rate',
  },
  fewKm: {
    id: 'analytics.rate.few',
    defaultMessage: 'A rate is given from {least} km on.',
    description: 'Where there is no rate; least is how many km it takes',
  },
  otherRoads: {
    id: 'analytics.otherRoads',
    defaultMessage: 'Other roads',
    description: 'In place of a national road: all other roads',
  },
  roadNote: {
    id: 'analytics.roadNote',
    defaultMessage: 'What lies within 8 km of the line of a national road counts for it.',
    description: 'Below the chart of roads: how a place is counted on one',
  },
});

/** Names of what the charts show. */
export const MEASURE_MESSAGES: Record<OverviewMeasure, MessageDescriptor> = defineTexts({
  violations: {
    id: 'analytics.measure.violations',
    defaultMessage: 'Violations',
    description: 'What the charts show: how many violations',
  },
  incidents: {
    id: 'analytics.measure.incidents',
    defaultMessage: 'Incidents',
    description: 'What the charts show: how many incidents',
  },
  rate: {
    id: 'analytics.measure.rate',
    defaultMessage: 'Violations per 1,000 km',
    description: 'What the charts show: violations for each 1,000 km',
  },
});

/** Heads of the tables beside the charts; they also stand in the CSV files. */
export const HEAD_MESSAGES = defineTexts({
  day: { id: 'analytics.head.day', defaultMessage: 'Day', description: 'Column: the day' },
  hour: { id: 'analytics.head.hour', defaultMessage: 'Hour', description: 'Column: the hour of the day' },
  road: { id: 'analytics.head.road', defaultMessage: 'Road', description: 'Column: the road' },
  agency: {
    id: 'analytics.head.agency',
    defaultMessage: 'Agency',
    description: 'Column: the transport agency',
  },
  vehicleType: {
    id: 'analytics.head.vehicle',
    defaultMessage: 'Vehicle type',
    description: 'Column: the kind of vehicle',
  },
  violations: {
    id: 'analytics.head.violations',
    defaultMessage: 'Violations',
    description: 'Column: how many violations',
  },
  incidents: {
    id: 'analytics.head.incidents',
    defaultMessage: 'Incidents',
    description: 'Column: how many incidents',
  },
  journeys: {
    id: 'analytics.head.journeys',
    defaultMessage: 'Journeys',
    description: 'Column: how many journeys began',
  },
  registeredVehicles: {
    id: 'analytics.head.registered',
    defaultMessage: 'Registered vehicles',
    description: 'Column: how many vehicles the register names under the agency',
  },
  observedVehicles: {
    id: 'analytics.head.observed',
    defaultMessage: 'Observed vehicles',
    description: 'Column: how many of them were driven with an enrolled device',
  },
  judgedKm: {
    id: 'analytics.head.distance',
    defaultMessage: 'Judged distance (km)',
    description: 'Column: distance in km on which speeding could be proven',
  },
  per1000Km: {
    id: 'analytics.head.rate',
    defaultMessage: 'Violations per 1,000 km',
    description: 'Column: violations for each 1,000 km',
  },
  low: {
    id: 'analytics.head.low',
    defaultMessage: 'Lower end',
    description: 'Column: lower end of the range of a rate',
  },
  high: {
    id: 'analytics.head.high',
    defaultMessage: 'Upper end',
    description: 'Column: upper end of the range of a rate',
  },
  change: {
    id: 'analytics.head.trend',
    defaultMessage: 'Trend',
    description: 'Column: the rate against that of as many days before, in words',
  },
  rank: {
    id: 'analytics.head.rank',
    defaultMessage: 'Rank',
    description: 'Column: place in the order, 1 is the worst',
  },
  lat: {
    id: 'analytics.head.lat',
    defaultMessage: 'Latitude',
    description: 'Column: latitude of the middle of a cell',
  },
  lng: {
    id: 'analytics.head.lng',
    defaultMessage: 'Longitude',
    description: 'Column: longitude of the middle of a cell',
  },
  passages: {
    id: 'analytics.head.passages',
    defaultMessage: 'Journeys through',
    description: 'Column: how many journeys came through a cell',
  },
  perPassage: {
    id: 'analytics.head.perPassage',
    defaultMessage: 'Violations per 100 journeys',
    description: 'Column: violations for each 100 of those journeys',
  },
  what: { id: 'analytics.head.what', defaultMessage: 'Figure', description: 'Column: what is compared' },
  before: { id: 'analytics.head.before', defaultMessage: 'Before', description: 'Column: before the day' },
  after: { id: 'analytics.head.after', defaultMessage: 'After', description: 'Column: from the day on' },
});

/** Values of the charts in words. */
export const READING_MESSAGES = defineTexts({
  reading: {
    id: 'analytics.reading',
    defaultMessage: '{of}: {value}',
    description:
      'What a chart says of one value: of is an hour, a day or a name, value the value with its unit',
  },
  incidents: {
    id: 'analytics.reading.incidents',
    defaultMessage: '{count, plural, one {# incident} other {# incidents}}',
    description: 'A value of a chart; count is how many incidents',
  },
  rate: {
    id: 'analytics.reading.rate',
    defaultMessage: '{rate} violations per 1,000 km, 90\u00a0% range {low} to {high}',
    description: 'A value of a chart; rate, low and high are violations for each 1,000 km',
  },
  noRate: {
    id: 'analytics.reading.noRate',
    defaultMessage: 'too little driven for a rate',
    description: 'A value of a chart that is not known, because too few km were driven',
  },
  hotspot: {
    id: 'analytics.reading.hotspot',
    defaultMessage:
      'Place {rank}, {road}: {violations, plural, one {# violation} other {# violations}}, {journeys, plural, one {# journey} other {# journeys}} through',
    description:
      'What the map says of one place: rank is its number, violations how many there were, journeys how many came through',
  },
  hours: {
    id: 'analytics.reading.hours',
    defaultMessage: '{from} to {until}',
    description: 'An hour of the day in a chart, such as 08:00 to 09:00',
  },
});

/** Texts of the map of hotspots. */
export const HOTSPOT_MESSAGES = defineTexts({
  title: {
    id: 'analytics.hotspots',
    defaultMessage: 'Hotspots',
    description: 'Title: places of a kilometre with many violations',
  },
  order: {
    id: 'analytics.hotspots.order',
    defaultMessage: 'Order',
    description: 'Name of the choice of what hotspots are ordered by',
  },
  violations: {
    id: 'analytics.hotspots.byViolations',
    defaultMessage: 'Most violations',
    description: 'Choice: by how many violations',
  },
  passages: {
    id: 'analytics.hotspots.byPassages',
    defaultMessage: 'Highest rate per 100 journeys',
    description: 'Choice: by violations for each 100 journeys',
  },
  count: {
    id: 'analytics.hotspots.count',
    defaultMessage: '{count, plural, one {# violation} other {# violations}}',
    description: 'Beside a place in the list; count is how many violations',
  },
  rate: {
    id: 'analytics.hotspots.rate',
    defaultMessage: '{value} per 100',
    description:
      'Beside a place in the list: violations for each 100 journeys that came through; value is the number',
  },
  exposure: {
    id: 'analytics.hotspots.exposure',
    defaultMessage: '{count, plural, one {# journey} other {# journeys}}',
    description: 'Beside a place in the list; count is how many journeys came through',
  },
  fewPassages: {
    id: 'analytics.hotspots.few',
    defaultMessage:
      'Each place is a square of about a kilometre. The rate is given only from {least} journeys through it.',
    description: 'Below the map: from how many journeys on a place has a rate; least is how many',
  },
  none: {
    id: 'analytics.hotspots.none',
    defaultMessage: 'No place has a violation in this period.',
    description: 'In place of the map: no place has a violation',
  },
  noRate: {
    id: 'analytics.hotspots.noRate',
    defaultMessage: 'No place with violations has {least} journeys through it in this period.',
    description: 'In place of the map: no place has enough journeys; least is how many',
  },
});

/** Texts of the comparison of the days before and after a day. */
export const COMPARE_MESSAGES = defineTexts({
  title: {
    id: 'analytics.compare',
    defaultMessage: 'Before and after a date',
    description: 'Title: what changed with a day',
  },
  date: {
    id: 'analytics.compare.date',
    defaultMessage: 'Date of the change',
    description: 'Label of the field for the day, such as the day of a new measure',
  },
  hint: {
    id: 'analytics.compare.hint',
    defaultMessage:
      '{days, plural, one {# day before it is} other {# days before it are}} compared with as many from it on.',
    description: 'Below the field; days is how many days lie on each side',
  },
  before: {
    id: 'analytics.compare.before',
    defaultMessage: 'Before {date}',
    description: 'Name of a bar: before the day; date is that day',
  },
  after: {
    id: 'analytics.compare.after',
    defaultMessage: 'From {date} on',
    description: 'Name of a bar: from the day on; date is that day',
  },
  summary: {
    id: 'analytics.compare.summary',
    defaultMessage: 'Violations per 1,000 km: {before} before, {after} after.',
    description: 'What the chart says: violations for each 1,000 km; before and after are numbers',
  },
  fewer: {
    id: 'analytics.compare.fewer',
    defaultMessage: 'Better: {change} violations per 1,000 km. Chance alone hardly explains it.',
    description: 'There are clearly fewer; change is a percentage with a sign',
  },
  more: {
    id: 'analytics.compare.more',
    defaultMessage: 'Worse: {change} violations per 1,000 km. Chance alone hardly explains it.',
    description: 'There are clearly more; change is a percentage with a sign',
  },
  unclear: {
    id: 'analytics.compare.unclear',
    defaultMessage: 'Cannot tell: {change} violations per 1,000 km were measured, but that may be chance.',
    description: 'The change may be chance; change is a percentage with a sign',
  },
  tooFew: {
    id: 'analytics.compare.tooFew',
    defaultMessage: 'Cannot tell: each side needs {least} km in which a violation could be proven.',
    description: 'No comparison can be made; least is how many km it needs',
  },
  caveat: {
    id: 'analytics.compare.caveat',
    defaultMessage:
      'The ends of the range take violations as independent of each other; as some drivers have several, the true range is rather wider. A difference does not show its cause: season, weather, traffic and who uses the app change too.',
    description: 'What the comparison does not show',
  },
});
