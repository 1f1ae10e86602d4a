import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the charts. */
export const CHART_MESSAGES = defineTexts({
  point: {
    id: 'charts.speed.point',
    defaultMessage: '{time}, {speed}, {zone}',
    description: 'What the chart says of a moment; time, speed with its unit, and the name of the speed zone',
  },
  noSpeed: {
    id: 'charts.speed.noSpeed',
    defaultMessage: '{time}, no speed known',
    description: 'What the chart says of a moment at which no speed is known; time is an hour',
  },
  showTable: {
    id: 'charts.showTable',
    defaultMessage: 'Show as table',
    description: 'Button that shows the figures of a chart as a table',
  },
  showChart: {
    id: 'charts.showChart',
    defaultMessage: 'Show as chart',
    description: 'Button that goes back from the table to the chart',
  },
  time: {
    id: 'charts.speed.time',
    defaultMessage: 'From',
    description: 'Column of the table: when an interval begins',
  },
  highest: {
    id: 'charts.speed.highest',
    defaultMessage: 'Highest speed',
    description: 'Column of the table: highest speed in an interval',
  },
  zone: {
    id: 'charts.speed.zone',
    defaultMessage: 'Speed zone',
    description: 'Column of the table: highest speed zone in an interval',
  },
  interval: {
    id: 'charts.speed.interval',
    defaultMessage: 'One line for every {interval}',
    description: 'Above the table; interval is a duration such as 5 min',
  },
  noData: {
    id: 'charts.noData',
    defaultMessage: 'No data',
    description: 'In the table: nothing was measured in this interval',
  },
  gaps: {
    id: 'charts.gaps',
    defaultMessage:
      '{count, plural, one {Tracking paused, {duration}} other {Tracking paused # times, {duration} in all}}',
    description:
      'Beside the hatching: why there are no speeds; count is how many pauses, duration how long they were together',
  },
  daysTitle: {
    id: 'charts.days.title',
    defaultMessage: 'Violations by day',
    description: 'Name of a chart: a column of violations for each day',
  },
  daysSummary: {
    id: 'charts.days.summary',
    defaultMessage:
      '{count, plural, one {# violation} other {# violations}}, {days, plural, one {on # day} other {on # days}}',
    description: 'What the chart of days says as a whole; days is on how many days',
  },
  day: { id: 'charts.days.day', defaultMessage: 'Day', description: 'Column of the table: the day' },
  noDays: {
    id: 'charts.days.none',
    defaultMessage: 'No day has a violation.',
    description: 'In place of the table: no day has a violation',
  },
});
