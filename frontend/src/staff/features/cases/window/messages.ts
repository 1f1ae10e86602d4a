import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the evidence window: map, chart and table of the same readings. */
export const WINDOW_MESSAGES = defineTexts({
  title: {
    id: 'staff-cases.window.title',
    defaultMessage: 'The evidence window',
    description: 'Heading of map and chart of the readings around a violation',
  },
  span: {
    id: 'staff-cases.window.span',
    defaultMessage: '{proven} of {all} kept',
    description: 'Beside that heading: the proven time, and the time of all readings; both are durations',
  },
  replay: {
    id: 'staff-cases.window.replay',
    defaultMessage: 'Replay',
    description: 'Button: moves a mark along the readings. Short',
  },
  stop: {
    id: 'staff-cases.window.stop',
    defaultMessage: 'Stop',
    description: 'Button: ends the replay. Short',
  },
  readings: {
    id: 'staff-cases.window.readings',
    defaultMessage: '{count, plural, one {# reading} other {# readings}}',
    description: 'Button: shows all readings as a table. Short',
  },
  asChart: {
    id: 'staff-cases.window.asChart',
    defaultMessage: 'Map and chart',
    description: 'Button: shows map and chart in place of the table. Short',
  },
  map: {
    id: 'staff-cases.window.map',
    defaultMessage: 'Way of the evidence window',
    description: 'Name of the map, for screen readers',
  },
  chart: {
    id: 'staff-cases.window.chart',
    defaultMessage: 'Speed in the evidence window',
    description: 'Name of the chart, for screen readers',
  },
  words: {
    id: 'staff-cases.window.words',
    defaultMessage:
      'From A, {from}, to B, {to}: {line} in a straight line, of which {error} is what GPS can err. At least {proven} is proven, the highest shown speed is {shown}, the limit {limit}.',
    description: 'Chart and map in words; all values are formatted',
  },
  line: {
    id: 'staff-cases.window.line',
    defaultMessage: 'straight line {line} in {seconds}, 3u = {error}',
    description:
      'On the map, along the line from A to B; values are formatted, 3u is the error of the places',
  },
  mark: {
    id: 'staff-cases.window.mark',
    defaultMessage: '{mark} {time}',
    description: 'On the map beside the ends of the proof: the letter A or B, and its time',
  },
  limitHere: {
    id: 'staff-cases.window.limitHere',
    defaultMessage: 'from here {limit}',
    description: 'On the map where another limit begins; limit is a formatted speed',
  },
  legend: {
    id: 'staff-cases.window.legend',
    defaultMessage: 'Lines of map and chart',
    description: 'Name of the group of buttons that turn lines off and on, for screen readers',
  },
  legendProof: {
    id: 'staff-cases.window.legendProof',
    defaultMessage: 'Proof, A to B',
    description: 'Button of the legend: the straight line that proves the speed. Short',
  },
  legendLimit: {
    id: 'staff-cases.window.legendLimit',
    defaultMessage: 'Limit',
    description: 'Button of the legend: the line of the limit. One short word',
  },
  legendArea: {
    id: 'staff-cases.window.legendArea',
    defaultMessage: 'Where the limit holds',
    description: 'Button of the legend: the area or the road for which the limit is set. Short',
  },
  legendGiven: {
    id: 'staff-cases.window.legendGiven',
    defaultMessage: 'Given by the driver',
    description: 'Button of the legend: the track that the driver sent with a contest. Short',
  },
  given: {
    id: 'staff-cases.window.given',
    defaultMessage:
      'Given by the driver, not proof: {count, plural, one {# point} other {# points}} from {from} to {to}.',
    description: 'Below map and chart: the track of the driver; from and to are times of day',
  },
  givenSpeed: {
    id: 'staff-cases.window.givenSpeed',
    defaultMessage: 'Its highest speed between A and B is {speed}.',
    description: 'Follows that; speed is formatted',
  },
  givenNoSpeed: {
    id: 'staff-cases.window.givenNoSpeed',
    defaultMessage: 'It says no speed between A and B.',
    description: 'Follows the same where the track has too little between A and B',
  },
  limit: {
    id: 'staff-cases.window.limit',
    defaultMessage: 'limit',
    description: 'At the dashed line of the chart. One short word',
  },
  shown: {
    id: 'staff-cases.window.shown',
    defaultMessage: 'shown',
    description: 'At the line of the shown speed in the chart. One short word',
  },
  provenBar: {
    id: 'staff-cases.window.provenBar',
    defaultMessage: 'at least {kmh} over {seconds}',
    description: 'In the chart below the bar of what is proven; kmh is a number',
  },
  unit: {
    id: 'staff-cases.window.unit',
    defaultMessage: 'km/h',
    description: 'Unit of the chart',
  },
  missing: {
    id: 'staff-cases.window.missing',
    defaultMessage: 'The readings of this window are not kept any more.',
    description: 'There is neither map nor chart',
  },
  notYet: {
    id: 'staff-cases.window.notYet',
    defaultMessage: 'The readings are not sealed yet: that takes a minute or two after the violation.',
    description: 'There is neither map nor chart yet',
  },
  time: { id: 'staff-cases.window.time', defaultMessage: 'Time', description: 'Column of the readings' },
  shownColumn: {
    id: 'staff-cases.window.shownColumn',
    defaultMessage: 'Shown',
    description: 'Column of the readings: the shown speed',
  },
  device: {
    id: 'staff-cases.window.device',
    defaultMessage: 'Device',
    description: 'Column of the readings: the speed that the device measured',
  },
  limitColumn: {
    id: 'staff-cases.window.limitColumn',
    defaultMessage: 'Limit',
    description: 'Column of the readings: the limit there',
  },
  accuracy: {
    id: 'staff-cases.window.accuracy',
    defaultMessage: 'Accuracy',
    description: 'Column of the readings: radius of the place',
  },
  metres: {
    id: 'staff-cases.window.metres',
    defaultMessage: '{value} m',
    description: 'A length; value is a formatted number',
  },
  flagged: {
    id: 'staff-cases.window.flagged',
    defaultMessage: 'not used',
    description: 'In place of the shown speed: the reading is flagged and moves no number',
  },
});
