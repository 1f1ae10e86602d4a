import { defineTexts } from '../../../../lib/i18n/define-texts';

/** The page of campaigns. */
export const CAMPAIGN_MESSAGES = defineTexts({
  choose: {
    id: 'campaigns.choose',
    defaultMessage: 'Campaign',
    description: 'Name of a choice between campaigns',
  },
  add: {
    id: 'campaigns.add',
    defaultMessage: 'New campaign',
    description: 'Button: opens a form',
  },
  change: {
    id: 'campaigns.change',
    defaultMessage: 'Change',
    description: 'Button: changes a campaign',
  },
  none: {
    id: 'campaigns.none',
    defaultMessage: 'No campaign is registered. Register one before it starts: its goal then counts.',
    description: 'Nothing to show',
  },
  withdrawn: {
    id: 'campaigns.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Mark of a campaign that does not count',
  },
  place: {
    id: 'campaigns.place',
    defaultMessage: '{kind}, {road} km {from} to {to}. {start} to {end}.',
    description: 'Place and days of a campaign; all parts are texts',
  },
  keys: {
    id: 'campaigns.keys',
    defaultMessage: 'Keys of this page',
    description: 'Name of the list of keys',
  },
  keyNew: {
    id: 'campaigns.keyNew',
    defaultMessage: 'New campaign',
    description: 'What a key does',
  },
  keyOther: {
    id: 'campaigns.keyOther',
    defaultMessage: 'Other campaign',
    description: 'What two keys do',
  },
  permission: {
    id: 'campaigns.permission',
    defaultMessage: 'Only supervisors and administrators plan campaigns.',
    description: 'Why a button does nothing',
  },
});

/** The answer of a campaign. */
export const ANSWER_MESSAGES = defineTexts({
  fewer: {
    id: 'campaigns.fewer',
    defaultMessage: 'The campaign brought {percent} fewer violations per 1,000 km.',
    description: 'The answer: percent is such as 31 %',
  },
  more: {
    id: 'campaigns.more',
    defaultMessage: 'With the campaign there were {percent} more violations per 1,000 km.',
    description: 'The answer: percent is such as 31 %',
  },
  range: {
    id: 'campaigns.range',
    defaultMessage: 'The true effect lies between {low} and {high}.',
    description: 'The interval of an effect, both in percent with their sign',
  },
  sure: {
    id: 'campaigns.sure',
    defaultMessage: 'Chance alone hardly explains it.',
    description: 'The interval does not hold zero',
  },
  unsure: {
    id: 'campaigns.unsure',
    defaultMessage: 'Chance alone may explain it.',
    description: 'The interval holds zero',
  },
  scale: {
    id: 'campaigns.scale',
    defaultMessage: 'Effect on violations per 1,000 km, 95\u00a0% interval',
    description: 'Title of an axis',
  },
  goal: {
    id: 'campaigns.goal',
    defaultMessage: 'goal {goal}',
    description: 'Mark on an axis; goal is such as −20 %',
  },
  avoided: {
    id: 'campaigns.avoided',
    defaultMessage: 'Violations avoided, {weeks, plural, one {# week} other {# weeks}}',
    description: 'Title of a number',
  },
  avoidedRange: {
    id: 'campaigns.avoidedRange',
    defaultMessage: 'between {low} and {high}, on the kilometres that we see',
    description: 'Interval of a number',
  },
  avoidedNone: {
    id: 'campaigns.avoidedNone',
    defaultMessage: 'none seen since the start',
    description: 'In place of a number',
  },
});

/** Whether a goal is reached. */
export const GOAL_VERDICT_MESSAGES = defineTexts({
  REACHED: {
    id: 'campaigns.goal.reached',
    defaultMessage: 'Goal reached',
    description: 'The whole interval lies beyond the goal',
  },
  MISSED: {
    id: 'campaigns.goal.missed',
    defaultMessage: 'Goal missed',
    description: 'The whole interval falls short of the goal',
  },
  UNCERTAIN: {
    id: 'campaigns.goal.uncertain',
    defaultMessage: 'Goal: cannot tell',
    description: 'The goal lies within the interval',
  },
});

/** Reasons why there is no answer. */
export const DOUBT_MESSAGES = defineTexts({
  TOO_EARLY: {
    id: 'campaigns.doubt.tooEarly',
    defaultMessage:
      'No answer yet: four whole weeks must pass. {weeks, plural, one {# has} other {# have}} passed.',
    description: 'Why there is no number',
  },
  TOO_LITTLE: {
    id: 'campaigns.doubt.tooLittle',
    defaultMessage: 'No answer: on this stretch too little was seen before or since.',
    description: 'Why there is no number',
  },
  LIMITS_CHANGED: {
    id: 'campaigns.doubt.limits',
    defaultMessage: 'No answer: a limit on this stretch changed within these weeks.',
    description: 'Why there is no number',
  },
  COVERAGE_MOVED: {
    id: 'campaigns.doubt.coverage',
    defaultMessage: 'No answer: what we see of this stretch more than doubled or halved.',
    description: 'Why there is no number',
  },
  OTHER_CAMPAIGN: {
    id: 'campaigns.doubt.other',
    defaultMessage: 'No answer: another campaign was on this stretch as well.',
    description: 'Why there is no number',
  },
  TREND: {
    id: 'campaigns.doubt.trend',
    defaultMessage: 'No answer: the road ran apart from all others before the start.',
    description: 'Why there is no number',
  },
  FEW_ROADS: {
    id: 'campaigns.doubt.few',
    defaultMessage: 'No answer: fewer than two roads are left to compare with.',
    description: 'Why there is no number',
  },
});

/** Reasons why a road is not compared with. */
export const ROAD_DOUBT_MESSAGES = defineTexts({
  TOO_EARLY: {
    id: 'campaigns.road.tooEarly',
    defaultMessage: 'Too early',
    description: 'Why a road is not compared with',
  },
  TOO_LITTLE: {
    id: 'campaigns.road.tooLittle',
    defaultMessage: 'Under 200 km a week, or under 20 violations before',
    description: 'Why a road is not compared with',
  },
  LIMITS_CHANGED: {
    id: 'campaigns.road.limits',
    defaultMessage: 'A limit changed on {day}',
    description: 'Why a road is not compared with',
  },
  COVERAGE_MOVED: {
    id: 'campaigns.road.coverage',
    defaultMessage: 'Its part of what we see is {part} of that before',
    description: 'Why a road is not compared with; part is in percent',
  },
  OTHER_CAMPAIGN: {
    id: 'campaigns.road.other',
    defaultMessage: 'Another campaign was on it',
    description: 'Why a road is not compared with',
  },
  TREND: {
    id: 'campaigns.road.trend',
    defaultMessage: 'Ran apart already: {trend} a week, {low} to {high}',
    description: 'Why a road is not compared with; all are percent',
  },
  FEW_ROADS: {
    id: 'campaigns.road.few',
    defaultMessage: 'Too few roads',
    description: 'Why a road is not compared with',
  },
});

/** Roads to compare with. */
export const ROADS_MESSAGES = defineTexts({
  title: {
    id: 'campaigns.roads',
    defaultMessage: 'Roads to compare with',
    description: 'Title of a table',
  },
  counts: {
    id: 'campaigns.roads.counts',
    defaultMessage: '{used} used, {refused} refused',
    description: 'How many roads; both are numbers',
  },
  road: {
    id: 'campaigns.roads.road',
    defaultMessage: 'Road',
    description: 'Column of a table',
  },
  before: {
    id: 'campaigns.roads.before',
    defaultMessage: 'Before',
    description: 'Column: rate before the campaign',
  },
  during: {
    id: 'campaigns.roads.during',
    defaultMessage: 'With',
    description: 'Column: rate with the campaign',
  },
  verdict: {
    id: 'campaigns.roads.verdict',
    defaultMessage: 'Use',
    description: 'Column: whether a road is used',
  },
  why: {
    id: 'campaigns.roads.why',
    defaultMessage: 'Why',
    description: 'Column: reason',
  },
  used: {
    id: 'campaigns.roads.used',
    defaultMessage: 'Used',
    description: 'A road is compared with',
  },
  refused: {
    id: 'campaigns.roads.refused',
    defaultMessage: 'Refused',
    description: 'A road is not compared with',
  },
  parallel: {
    id: 'campaigns.roads.parallel',
    defaultMessage: 'Runs parallel: {trend} a week, {low} to {high}',
    description: 'Why a road is used; all are percent',
  },
  unknownTrend: {
    id: 'campaigns.roads.unknownTrend',
    defaultMessage: 'Nothing speaks against it',
    description: 'Why a road is used',
  },
  without: {
    id: 'campaigns.roads.without',
    defaultMessage: 'Without {road}: {effect}, {low} to {high}',
    description: 'The effect if a road is left out; percent',
  },
  withoutTitle: {
    id: 'campaigns.roads.withoutTitle',
    defaultMessage: 'If one road is left out',
    description: 'Title of a list',
  },
});

/** The weeks around a campaign. */
export const WEEKS_MESSAGES = defineTexts({
  title: {
    id: 'campaigns.weeks',
    defaultMessage: 'Violations per 1,000 km, by week',
    description: 'Title of a chart',
  },
  shaded: {
    id: 'campaigns.weeks.shaded',
    defaultMessage: 'Shaded: 90\u00a0% interval. Vertical line: the start.',
    description: 'Explanation of a chart',
  },
  reading: {
    id: 'campaigns.weeks.reading',
    defaultMessage:
      'Week of {week}: {road} {own}, {events, plural, =0 {no violation} one {# violation} other {# violations}}; roads to compare with {others}',
    description:
      'What the chart says of one week; own and others are rates with their range, or that too little was driven',
  },
  interval: {
    id: 'campaigns.weeks.interval',
    defaultMessage: '{rate} per 1,000 km, 90\u00a0% range {low} to {high}',
    description: 'A rate in words; rate, low and high are violations for each 1,000 km',
  },
  tooLittle: {
    id: 'campaigns.weeks.tooLittle',
    defaultMessage: 'too little driven',
    description: 'In place of a rate: too few km were driven in the week',
  },
  own: {
    id: 'campaigns.weeks.own',
    defaultMessage: '{road}, seen',
    description: 'A line of a chart',
  },
  controls: {
    id: 'campaigns.weeks.controls',
    defaultMessage: '{count, plural, one {# road to compare with} other {# roads to compare with}}',
    description: 'A line of a chart',
  },
  without: {
    id: 'campaigns.weeks.without',
    defaultMessage: '{road} if nothing had been done',
    description: 'A line of a chart',
  },
  summary: {
    id: 'campaigns.weeks.summary',
    defaultMessage: 'Before {before}, with the campaign {during} per 1,000 km.',
    description: 'What a chart shows; both are rates',
  },
  week: {
    id: 'campaigns.weeks.week',
    defaultMessage: 'Week of',
    description: 'Column of a table',
  },
  low: {
    id: 'campaigns.weeks.low',
    defaultMessage: 'Lower end',
    description: 'Column of a table',
  },
  high: {
    id: 'campaigns.weeks.high',
    defaultMessage: 'Upper end',
    description: 'Column of a table',
  },
  events: {
    id: 'campaigns.weeks.events',
    defaultMessage: 'Violations',
    description: 'Column of a table: number of violations on the stretch',
  },
  others: {
    id: 'campaigns.weeks.others',
    defaultMessage: 'Roads to compare with',
    description: 'Column of a table',
  },
});

/** Facts of a campaign. */
export const FACT_MESSAGES = defineTexts({
  title: {
    id: 'campaigns.facts',
    defaultMessage: 'How it was done',
    description: 'Title of a list of facts',
  },
  registered: {
    id: 'campaigns.facts.registered',
    defaultMessage: 'Registered',
    description: 'Name of a fact',
  },
  ahead: {
    id: 'campaigns.facts.ahead',
    defaultMessage:
      '{day}, {days, plural, =0 {on the day of the start} one {# day before the start} other {# days before the start}}',
    description: 'When a campaign was registered',
  },
  late: {
    id: 'campaigns.facts.late',
    defaultMessage:
      '{day}, {days, plural, one {# day} other {# days}} after the start: the goal was not set beforehand',
    description: 'When a campaign was registered',
  },
  by: {
    id: 'campaigns.facts.by',
    defaultMessage: 'By',
    description: 'Name of a fact: staff',
  },
  vehicles: {
    id: 'campaigns.facts.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Name of a fact',
  },
  goal: {
    id: 'campaigns.facts.goal',
    defaultMessage: 'Goal',
    description: 'Name of a fact',
  },
  goalValue: {
    id: 'campaigns.facts.goalValue',
    defaultMessage: '{goal} after {weeks} weeks',
    description: 'A goal and its time',
  },
  cost: {
    id: 'campaigns.facts.cost',
    defaultMessage: 'Cost',
    description: 'Name of a fact',
  },
  kilometres: {
    id: 'campaigns.facts.km',
    defaultMessage: 'Kilometres',
    description: 'Name of a fact',
  },
  kmValue: {
    id: 'campaigns.facts.kmValue',
    defaultMessage: '{before} before · {during} with',
    description: 'Kilometres; both are numbers',
  },
  limits: {
    id: 'campaigns.facts.limits',
    defaultMessage: 'Limits',
    description: 'Name of a fact',
  },
  unchanged: {
    id: 'campaigns.facts.unchanged',
    defaultMessage: 'unchanged on all roads used',
    description: 'A fact: limits',
  },
  changed: {
    id: 'campaigns.facts.changed',
    defaultMessage: 'changed on {day}',
    description: 'A fact: limits',
  },
  changes: {
    id: 'campaigns.facts.changes',
    defaultMessage: 'Changed later',
    description: 'Name of a fact: changes of the plan',
  },
  changeLate: {
    id: 'campaigns.facts.changeLate',
    defaultMessage: '{day} by {name}, after the start: {reason}',
    description: 'A change of the plan after the start',
  },
  change: {
    id: 'campaigns.facts.change',
    defaultMessage: '{day} by {name}: {reason}',
    description: 'A change of the plan',
  },
  goalBefore: {
    id: 'campaigns.facts.goalBefore',
    defaultMessage: 'Goal before: {goal}.',
    description: 'What a goal was',
  },
  nobody: {
    id: 'campaigns.facts.nobody',
    defaultMessage: 'a former colleague',
    description: 'In place of a name of staff',
  },
});

/** Doubts that remain. */
export const MISLEAD_MESSAGES = defineTexts({
  title: {
    id: 'campaigns.mislead',
    defaultMessage: 'What could still mislead',
    description: 'Title of a list of doubts',
  },
  moved: {
    id: 'campaigns.mislead.moved',
    defaultMessage: 'Fast driving may have moved elsewhere. The rest of {road}: {effect}, {low} to {high}.',
    description: 'A doubt about an answer; the rest is the road outside the stretch; percent',
  },
  movedUnknown: {
    id: 'campaigns.mislead.movedUnknown',
    defaultMessage: 'Fast driving may have moved elsewhere; too little of the rest of the road is seen.',
    description: 'A doubt about an answer',
  },
  people: {
    id: 'campaigns.mislead.people',
    defaultMessage: 'The people who use the app may have changed; only they are seen.',
    description: 'A doubt about an answer',
  },
  growth: {
    id: 'campaigns.mislead.growth',
    defaultMessage: 'Its part of all that we see is {part} of what it was before.',
    description: 'A doubt about an answer; part is in percent',
  },
  late: {
    id: 'campaigns.mislead.late',
    defaultMessage: 'The goal was set or changed after the start.',
    description: 'A doubt about an answer',
  },
});

/** The form of a campaign. */
export const CAMPAIGN_FORM_MESSAGES = defineTexts({
  title: {
    id: 'campaigns.form',
    defaultMessage: 'New campaign',
    description: 'Title of a form',
  },
  changeTitle: {
    id: 'campaigns.form.change',
    defaultMessage: 'Change the campaign',
    description: 'Title of a form',
  },
  name: {
    id: 'campaigns.form.name',
    defaultMessage: 'Name',
    description: 'Field of a form',
  },
  kind: {
    id: 'campaigns.form.kind',
    defaultMessage: 'Kind',
    description: 'Field of a form',
  },
  road: {
    id: 'campaigns.form.road',
    defaultMessage: 'Road',
    description: 'Field of a form',
  },
  fromKm: {
    id: 'campaigns.form.fromKm',
    defaultMessage: 'From km',
    description: 'Field of a form',
  },
  toKm: {
    id: 'campaigns.form.toKm',
    defaultMessage: 'To km',
    description: 'Field of a form',
  },
  vehicles: {
    id: 'campaigns.form.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Field of a form',
  },
  startsOn: {
    id: 'campaigns.form.startsOn',
    defaultMessage: 'First day',
    description: 'Field of a form',
  },
  weeks: {
    id: 'campaigns.form.weeks',
    defaultMessage: 'Weeks until it is judged, 4 to 26',
    description: 'Field of a form',
  },
  goal: {
    id: 'campaigns.form.goal',
    defaultMessage: 'Goal: fewer violations per 1,000 km, %',
    description: 'Field of a form',
  },
  cost: {
    id: 'campaigns.form.cost',
    defaultMessage: 'Cost in FCFA, if known',
    description: 'Field of a form',
  },
  register: {
    id: 'campaigns.form.register',
    defaultMessage: 'Register',
    description: 'Button of a form',
  },
  save: {
    id: 'campaigns.form.save',
    defaultMessage: 'Save the change',
    description: 'Button of a form',
  },
  withdraw: {
    id: 'campaigns.form.withdraw',
    defaultMessage: 'Withdraw it: it counts nowhere any more',
    description: 'Choice of a form',
  },
  wrong: {
    id: 'campaigns.form.wrong',
    defaultMessage: 'Please look at the marked fields.',
    description: 'Something in a form is wrong',
  },
  field: {
    id: 'campaigns.form.field',
    defaultMessage: 'Not right',
    description: 'A field of a form is wrong',
  },
  conflict: {
    id: 'campaigns.form.conflict',
    defaultMessage: 'Somebody changed it meanwhile. Please look at it again.',
    description: 'A change was refused',
  },
  stored: {
    id: 'campaigns.form.stored',
    defaultMessage: 'The campaign is registered.',
    description: 'Something was stored',
  },
  changed: {
    id: 'campaigns.form.changed',
    defaultMessage: 'The campaign is changed. How it was stays on record.',
    description: 'Something was stored',
  },
});

/** Kinds of campaigns. */
export const CAMPAIGN_KIND_MESSAGES = defineTexts({
  SIGNS: {
    id: 'campaigns.kind.signs',
    defaultMessage: 'Signs',
    description: 'Kind of a campaign',
  },
  PATROLS: {
    id: 'campaigns.kind.patrols',
    defaultMessage: 'Posts and patrols',
    description: 'Kind of a campaign',
  },
  RADAR: {
    id: 'campaigns.kind.radar',
    defaultMessage: 'Radar',
    description: 'Kind of a campaign',
  },
  ROADWORKS: {
    id: 'campaigns.kind.roadworks',
    defaultMessage: 'Works on the road',
    description: 'Kind of a campaign',
  },
  TEACHING: {
    id: 'campaigns.kind.teaching',
    defaultMessage: 'Teaching',
    description: 'Kind of a campaign',
  },
  OTHER: {
    id: 'campaigns.kind.other',
    defaultMessage: 'Other',
    description: 'Kind of a campaign',
  },
});
