import { defineTexts } from '../../../lib/i18n/define-texts';

/** The page of the patrol plan. */
export const TONIGHT_MESSAGES = defineTexts({
  night: {
    id: 'patrols.tonight.night',
    defaultMessage: 'Night',
    description: 'Choice: which night is planned',
  },
  fromHour: {
    id: 'patrols.tonight.fromHour',
    defaultMessage: 'Begin',
    description: 'Choice: the hour at which patrols set off',
  },
  hours: {
    id: 'patrols.tonight.hours',
    defaultMessage: 'Length',
    description: 'Choice: for how many hours patrols are out',
  },
  hoursValue: {
    id: 'patrols.tonight.hoursValue',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}}',
    description: 'Length of a night',
  },
  patrols: {
    id: 'patrols.tonight.patrols',
    defaultMessage: 'Patrols',
    description: 'Choice: how many patrols there are',
  },
  patrolsValue: {
    id: 'patrols.tonight.patrolsValue',
    defaultMessage: '{count, plural, one {# patrol} other {# patrols}}',
    description: 'Number of patrols',
  },
  start: {
    id: 'patrols.tonight.start',
    defaultMessage: 'Start of patrol {patrol}',
    description: 'Choice: the town in which a patrol starts; patrol is a letter',
  },
  answer: {
    id: 'patrols.tonight.answer',
    defaultMessage:
      '{count, plural, one {# patrol meets} other {# patrols meet}} <b>about {events} violations, between {low} and {high}</b>, of some {all} on the main roads until {until}.',
    description: 'The answer of the page. Bold is the number with its band; until is an hour',
  },
  where: {
    id: 'patrols.tonight.where',
    defaultMessage: 'Most of it at {stops}.',
    description: 'Second sentence of the page: the best stop of each patrol, the best first',
  },
  whereStop: {
    id: 'patrols.tonight.whereStop',
    defaultMessage: '{spot}, {from}–{until} ({stop})',
    description: 'A stop in that sentence: its place, its hours, and its name such as A1',
  },
  unplanned: {
    id: 'patrols.tonight.unplanned',
    defaultMessage: 'Same hours, no plan',
    description: 'Name of a number: what patrols would meet at the mean place',
  },
  learning: {
    id: 'patrols.tonight.learning',
    defaultMessage: 'Hours spent to learn',
    description: 'Name of a number: share of the hours where little was seen',
  },
  learningGoal: {
    id: 'patrols.tonight.learningGoal',
    defaultMessage: '{percent} (goal 15–25%)',
    description: 'A share of hours and its goal',
  },
  onRoad: {
    id: 'patrols.tonight.onRoad',
    defaultMessage: 'On the road between stops',
    description: 'Name of a number: time that patrols travel',
  },
  band: {
    id: 'patrols.tonight.band',
    defaultMessage: '{events} ({low}–{high})',
    description: 'A number that is expected, with its band',
  },
  allTraffic: {
    id: 'patrols.tonight.allTraffic',
    defaultMessage:
      'All traffic, estimated from the part that we see. In 80 of 100 nights the number lies in the band.',
    description: 'What the numbers are',
  },
  seenOnly: {
    id: 'patrols.tonight.seenOnly',
    defaultMessage:
      'Only vehicles that use WakaFine. Nobody has counted all traffic, so nights cannot be graded.',
    description: 'What the numbers are where nobody has counted',
  },
  lastYear: {
    id: 'patrols.tonight.lastYear',
    defaultMessage: 'Too little was seen in the last weeks: this plan rests on the same weeks of last year.',
    description: 'Mark of a plan',
  },
  tooLittle: {
    id: 'patrols.tonight.tooLittle',
    defaultMessage: 'Too little was seen to plan this night',
    description: 'Title where there is no plan',
  },
  tooLittleHint: {
    id: 'patrols.tonight.tooLittleHint',
    defaultMessage:
      'A plan needs 1,000 km and 10 violations in these hours, in the last eight weeks or a year before.',
    description: 'What a plan needs',
  },
  failed: {
    id: 'patrols.tonight.failed',
    defaultMessage: 'The plan could not be loaded',
    description: 'Nothing could be loaded',
  },
  proposal: {
    id: 'patrols.tonight.proposal',
    defaultMessage: 'Proposal, not stored',
    description: 'Mark of a plan that nothing stores',
  },
  storedBy: {
    id: 'patrols.tonight.storedBy',
    defaultMessage: 'Version {version}, {name}',
    description: 'Mark of a stored plan: its version and who changed it',
  },
  store: {
    id: 'patrols.tonight.store',
    defaultMessage: 'Use this plan',
    description: 'Button: stores the proposal',
  },
  other: {
    id: 'patrols.tonight.other',
    defaultMessage: 'Plan anew',
    description: 'Button: plans everything but locked stops again',
  },
  print: {
    id: 'patrols.tonight.print',
    defaultMessage: 'Print',
    description: 'Button: prints the plan with a copy number',
  },
  conflict: {
    id: 'patrols.tonight.conflict',
    defaultMessage: 'Somebody else has changed this plan. You now see theirs; do yours again.',
    description: 'Two people changed the same plan',
  },
  refused: {
    id: 'patrols.tonight.refused',
    defaultMessage: 'That cannot be driven: another patrol stands there, or the way takes longer.',
    description: 'A move was refused',
  },
  permission: {
    id: 'patrols.tonight.permission',
    defaultMessage: 'Only supervisors and administrators plan patrols.',
    description: 'Why a button does nothing',
  },
  undo: {
    id: 'patrols.tonight.undo',
    defaultMessage: 'Undo',
    description: 'Button, and what the keys Ctrl and Z do: puts back the last change of the stops',
  },
  undone: {
    id: 'patrols.tonight.undone',
    defaultMessage: 'The last change is undone.',
    description: 'What is said once the last change was put back',
  },
  moved: {
    id: 'patrols.tonight.moved',
    defaultMessage: '{stop} moved: patrol {patrol}, {from}–{until}, {spot}.',
    description: 'What is said once a stop was moved: its name before, then its patrol, hours and place now',
  },
  keyStop: {
    id: 'patrols.tonight.keyStop',
    defaultMessage: 'Next, previous stop',
    description: 'What the keys j and k do',
  },
  keyLock: {
    id: 'patrols.tonight.keyLock',
    defaultMessage: 'Lock a stop',
    description: 'What the key l does',
  },
  keyMove: {
    id: 'patrols.tonight.keyMove',
    defaultMessage: 'Move a stop',
    description: 'What the key m does',
  },
});

/** The plan on paper. */
export const PLAN_MESSAGES = defineTexts({
  title: {
    id: 'patrols.plan.title',
    defaultMessage: 'Patrol plan, night of {night}',
    description: 'Title of the plan on paper',
  },
  copy: {
    id: 'patrols.plan.copy',
    defaultMessage: 'Copy {copy}',
    description: 'Number of a printed copy',
  },
  stop: {
    id: 'patrols.plan.stop',
    defaultMessage: 'Stop',
    description: 'Head of a column: the name of the stop, such as A1',
  },
  time: {
    id: 'patrols.plan.time',
    defaultMessage: 'From – to',
    description: 'Head of a column: hours of a stop',
  },
  place: {
    id: 'patrols.plan.place',
    defaultMessage: 'Place',
    description: 'Head of a column',
  },
  expected: {
    id: 'patrols.plan.expected',
    defaultMessage: 'Expected, 80\u00a0%',
    description: 'Head of a column: violations with their band',
  },
  byHour: {
    id: 'patrols.plan.byHour',
    defaultMessage: 'Expected an hour on the main roads, and the patrols',
    description: 'Above a bar for each hour of the night, violations expected, and the stops of each patrol',
  },
  spot: {
    id: 'patrols.plan.spot',
    defaultMessage: '{road} km {from}–{to}',
    description: 'A stretch of a road',
  },
  learn: {
    id: 'patrols.plan.learn',
    defaultMessage: 'To learn: few km seen',
    description: 'Reason for a stop',
  },
  way: {
    id: 'patrols.plan.way',
    defaultMessage: '{minutes} min on the way',
    description: 'Time on the road before a stop',
  },
  lock: {
    id: 'patrols.plan.lock',
    defaultMessage: 'Lock {stop}',
    description: 'Button: a new plan leaves the stop alone',
  },
  unlock: {
    id: 'patrols.plan.unlock',
    defaultMessage: 'Unlock {stop}',
    description: 'Button: a new plan may move the stop',
  },
  move: {
    id: 'patrols.plan.move',
    defaultMessage: 'Move {stop}',
    description: 'Button: opens the form that moves a stop',
  },
  remove: {
    id: 'patrols.plan.remove',
    defaultMessage: 'Remove this stop',
    description: 'Button: removes a stop from the plan',
  },
  bases: {
    id: 'patrols.plan.bases',
    defaultMessage: 'Starts: {starts}. Stand where drivers can stop safely. Never publish this plan.',
    description: 'Foot of the paper; starts lists letters with towns',
  },
  none: {
    id: 'patrols.plan.none',
    defaultMessage: 'No stop is planned.',
    description: 'A plan without stops',
  },
  map: {
    id: 'patrols.plan.map',
    defaultMessage: 'Map of the stops',
    description: 'Name of the map, for screen readers',
  },
  known: {
    id: 'patrols.plan.known',
    defaultMessage: 'Go where it is known',
    description: 'Legend of the map: a full line',
  },
  toLearn: {
    id: 'patrols.plan.toLearn',
    defaultMessage: 'Go to learn',
    description: 'Legend of the map: a dashed line',
  },
});

/** The form that moves a stop. */
export const MOVE_MESSAGES = defineTexts({
  title: {
    id: 'patrols.move.title',
    defaultMessage: 'Move {stop}',
    description: 'Title of the form',
  },
  patrol: {
    id: 'patrols.move.patrol',
    defaultMessage: 'Patrol',
    description: 'Choice of a patrol',
  },
  place: {
    id: 'patrols.move.place',
    defaultMessage: 'Place',
    description: 'Choice of a stretch of road',
  },
  placeChoice: {
    id: 'patrols.move.placeChoice',
    defaultMessage: '{spot}: {events} expected',
    description: 'A place with what is expected there in the whole night',
  },
  from: {
    id: 'patrols.move.from',
    defaultMessage: 'From',
    description: 'Choice of an hour',
  },
  hours: {
    id: 'patrols.move.hours',
    defaultMessage: 'For',
    description: 'Choice of a length',
  },
  save: {
    id: 'patrols.move.save',
    defaultMessage: 'Move',
    description: 'Button: stores the move',
  },
});

/** The grades of past nights. */
export const GRADE_MESSAGES = defineTexts({
  title: {
    id: 'patrols.grade.title',
    defaultMessage: 'Night of {night}, counted',
    description: 'Title of the form for the counts of the teams',
  },
  hint: {
    id: 'patrols.grade.hint',
    defaultMessage:
      'Vehicles above the limit that the teams have counted themselves. Leave empty where nobody stood.',
    description: 'What is typed in',
  },
  counted: {
    id: 'patrols.grade.counted',
    defaultMessage: 'Counted at {stop}',
    description: 'Label of a field',
  },
  store: {
    id: 'patrols.grade.store',
    defaultMessage: 'Store the counts',
    description: 'Button: stores the counts of the teams',
  },
  stored: {
    id: 'patrols.grade.stored',
    defaultMessage: 'Counts stored',
    description: 'The counts were stored',
  },
  wrong: {
    id: 'patrols.grade.wrong',
    defaultMessage: 'Each count must be a whole number up to 20,000.',
    description: 'A count makes no sense',
  },
  INSIDE: {
    id: 'patrols.grade.inside',
    defaultMessage: 'In the band',
    description: 'Grade of a count',
  },
  BELOW: {
    id: 'patrols.grade.below',
    defaultMessage: 'Below the band',
    description: 'Grade of a count',
  },
  ABOVE: {
    id: 'patrols.grade.above',
    defaultMessage: 'Above the band',
    description: 'Grade of a count',
  },
  all: {
    id: 'patrols.grade.all',
    defaultMessage: 'Planned {low} to {high}, counted {counted}',
    description: 'A night with its band and its count',
  },
  trust: {
    id: 'patrols.grade.trust',
    defaultMessage: 'Can one trust the bands?',
    description: 'Title of the list of graded nights',
  },
  trustAnswer: {
    id: 'patrols.grade.trustAnswer',
    defaultMessage:
      '<b>{inside} of {nights, plural, one {# night} other {# nights}} fell inside the 80\u00a0% band.</b> {expected} were to be expected.',
    description: 'How many nights were as planned',
  },
  noneYet: {
    id: 'patrols.grade.noneYet',
    defaultMessage: 'No night is graded yet. Enter the counts of the teams on the morning after.',
    description: 'Nothing is graded',
  },
});
