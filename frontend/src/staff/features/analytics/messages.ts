import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../../lib/i18n/define-texts';
import type { Measure } from './measures';

/** Texts of the page of figures over time and place. */
export const ANALYTICS_MESSAGES = defineTexts({
  range: { id: 'analytics.range', description: 'Name of the choice of how many days the figures look back' },
  range7d: { id: 'analytics.range.week', description: 'Choice: 7 days. At most 6 characters' },
  range30d: { id: 'analytics.range.month', description: 'Choice: 30 days. At most 6 characters' },
  range90d: { id: 'analytics.range.quarter', description: 'Choice: 90 days. At most 6 characters' },
  since: { id: 'analytics.since', description: 'What an export holds: from a day on; date is that day' },
  measure: { id: 'analytics.measure', description: 'Name of the choice of what the charts show' },
  byDay: {
    id: 'analytics.byDay',
    description: 'Title of a chart; measure is what it shows, such as Violations',
  },
  byHour: { id: 'analytics.byHour', description: 'Title of a chart: by the hour of the day' },
  byRoad: { id: 'analytics.byRoad', description: 'Title of a chart: by the national road' },
  byAgency: { id: 'analytics.byAgency', description: 'Title of a chart: by transport agency' },
  byVehicle: { id: 'analytics.byVehicle', description: 'Title of a chart: by the kind of vehicle' },
  observed: {
    id: 'analytics.observed',
    description:
      'Below the chart by agency: how many registered vehicles were driven with an enrolled device',
  },
  highest: {
    id: 'analytics.highest',
    description:
      'What a chart says as a whole; title is its title, label is where it is highest, value how much',
  },
  nothing: { id: 'analytics.nothing', description: 'In place of a chart: all of it is zero' },
  noAgency: {
    id: 'analytics.noAgency',
    description: 'In place of the chart of agencies: none drove far enough; least is how many km it takes',
  },
  coverage: {
    id: 'analytics.coverage',
    description:
      'What rates rest on; judged is a number of km, share the percentage that they are of all km driven',
  },
  clear: {
    id: 'analytics.rate.clear',
    description:
      'Which is worst and best beyond chance; worst and best are names, low and high violations for each 1,000 km',
  },
  cannotTell: {
    id: 'analytics.rate.cannotTell',
    description: 'None is certainly worse than another by its rate',
  },
  fewKm: { id: 'analytics.rate.few', description: 'Where there is no rate; least is how many km it takes' },
  failed: { id: 'analytics.failed', description: 'In place of charts: they could not be loaded' },
  otherRoads: { id: 'analytics.otherRoads', description: 'In place of a national road: all other roads' },
  roadNote: {
    id: 'analytics.roadNote',
    description: 'Below the chart of roads: how a place is counted on one',
  },
});

/** Names of what the charts show. */
export const MEASURE_MESSAGES: Record<Measure, MessageDescriptor> = defineTexts({
  violations: {
    id: 'analytics.measure.violations',
    description: 'What the charts show: how many violations',
  },
  incidents: { id: 'analytics.measure.incidents', description: 'What the charts show: how many incidents' },
  rate: { id: 'analytics.measure.rate', description: 'What the charts show: violations for each 1,000 km' },
});

/** Heads of the tables beside the charts; they also stand in the CSV files. */
export const HEAD_MESSAGES = defineTexts({
  day: { id: 'analytics.head.day', description: 'Column: the day' },
  hour: { id: 'analytics.head.hour', description: 'Column: the hour of the day' },
  road: { id: 'analytics.head.road', description: 'Column: the road' },
  agency: { id: 'analytics.head.agency', description: 'Column: the transport agency' },
  vehicleType: { id: 'analytics.head.vehicle', description: 'Column: the kind of vehicle' },
  violations: { id: 'analytics.head.violations', description: 'Column: how many violations' },
  incidents: { id: 'analytics.head.incidents', description: 'Column: how many incidents' },
  journeys: { id: 'analytics.head.journeys', description: 'Column: how many journeys began' },
  registeredVehicles: {
    id: 'analytics.head.registered',
    description: 'Column: how many vehicles the register names under the agency',
  },
  observedVehicles: {
    id: 'analytics.head.observed',
    description: 'Column: how many of them were driven with an enrolled device',
  },
  judgedKm: {
    id: 'analytics.head.distance',
    description: 'Column: distance in km on which speeding could be proven',
  },
  per1000Km: { id: 'analytics.head.rate', description: 'Column: violations for each 1,000 km' },
  low: { id: 'analytics.head.low', description: 'Column: lower end of the range of a rate' },
  high: { id: 'analytics.head.high', description: 'Column: upper end of the range of a rate' },
  change: {
    id: 'analytics.head.trend',
    description: 'Column: the rate against that of as many days before, in words',
  },
  rank: { id: 'analytics.head.rank', description: 'Column: place in the order, 1 is the worst' },
  lat: { id: 'analytics.head.lat', description: 'Column: latitude of the middle of a cell' },
  lng: { id: 'analytics.head.lng', description: 'Column: longitude of the middle of a cell' },
  passages: { id: 'analytics.head.passages', description: 'Column: how many journeys came through a cell' },
  perPassage: {
    id: 'analytics.head.perPassage',
    description: 'Column: violations for each 100 of those journeys',
  },
  what: { id: 'analytics.head.what', description: 'Column: what is compared' },
  before: { id: 'analytics.head.before', description: 'Column: before the day' },
  after: { id: 'analytics.head.after', description: 'Column: from the day on' },
});

/** Texts of the map of hotspots. */
export const HOTSPOT_MESSAGES = defineTexts({
  title: { id: 'analytics.hotspots', description: 'Title: places of a kilometre with many violations' },
  order: {
    id: 'analytics.hotspots.order',
    description: 'Name of the choice of what hotspots are ordered by',
  },
  violations: { id: 'analytics.hotspots.byViolations', description: 'Choice: by how many violations' },
  passages: {
    id: 'analytics.hotspots.byPassages',
    description: 'Choice: by violations for each 100 journeys',
  },
  count: {
    id: 'analytics.hotspots.count',
    description: 'Beside a place in the list; count is how many violations',
  },
  rate: {
    id: 'analytics.hotspots.rate',
    description:
      'Beside a place in the list: violations for each 100 journeys that came through; value is the number',
  },
  exposure: {
    id: 'analytics.hotspots.exposure',
    description: 'Beside a place in the list; count is how many journeys came through',
  },
  fewPassages: {
    id: 'analytics.hotspots.few',
    description: 'Below the map: from how many journeys on a place has a rate; least is how many',
  },
  none: { id: 'analytics.hotspots.none', description: 'In place of the map: no place has a violation' },
  noRate: {
    id: 'analytics.hotspots.noRate',
    description: 'In place of the map: no place has enough journeys; least is how many',
  },
});

/** Texts of the comparison of the days before and after a day. */
export const COMPARE_MESSAGES = defineTexts({
  title: { id: 'analytics.compare', description: 'Title: what changed with a day' },
  date: {
    id: 'analytics.compare.date',
    description: 'Label of the field for the day, such as the day of a new measure',
  },
  hint: {
    id: 'analytics.compare.hint',
    description: 'Below the field; days is how many days lie on each side',
  },
  before: { id: 'analytics.compare.before', description: 'Name of a bar: before the day; date is that day' },
  after: { id: 'analytics.compare.after', description: 'Name of a bar: from the day on; date is that day' },
  summary: {
    id: 'analytics.compare.summary',
    description: 'What the chart says: violations for each 1,000 km; before and after are numbers',
  },
  fewer: {
    id: 'analytics.compare.fewer',
    description: 'There are clearly fewer; change is a percentage with a sign',
  },
  more: {
    id: 'analytics.compare.more',
    description: 'There are clearly more; change is a percentage with a sign',
  },
  unclear: {
    id: 'analytics.compare.unclear',
    description: 'The change may be chance; change is a percentage with a sign',
  },
  tooFew: {
    id: 'analytics.compare.tooFew',
    description: 'No comparison can be made; least is how many km it needs',
  },
  caveat: { id: 'analytics.compare.caveat', description: 'What the comparison does not show' },
});
