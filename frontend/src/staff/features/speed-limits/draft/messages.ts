import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the page of the register of speed limits. */
export const LIMIT_PAGE_MESSAGES = defineTexts({
  view: {
    id: 'speed-limits.view',
    defaultMessage: 'View',
    description: 'Name of the choice of what the page shows',
  },
  register: { id: 'speed-limits.register', defaultMessage: 'Register', description: 'Choice: all limits' },
  waiting: {
    id: 'speed-limits.waiting',
    defaultMessage: 'Waiting',
    description: 'Choice: proposals that wait for a second person',
  },
  checklist: {
    id: 'speed-limits.checklist',
    defaultMessage: 'Checklist',
    description: 'Choice: what is left to confirm',
  },
  permission: {
    id: 'speed-limits.permission',
    defaultMessage: 'Change speed limits',
    description: 'What a role lacks that may not change limits',
  },
  add: {
    id: 'speed-limits.add',
    defaultMessage: 'New limit',
    description: 'Button that opens the form for a new limit',
  },
  import: {
    id: 'speed-limits.import',
    defaultMessage: 'Import',
    description: 'Button that opens the form for a file of limits',
  },
  export: {
    id: 'speed-limits.export',
    defaultMessage: 'Export',
    description: 'Link to the file of all limits in force',
  },
  list: {
    id: 'speed-limits.list',
    defaultMessage: 'Speed limits',
    description: 'Name of the table of limits, for screen readers',
  },
  search: {
    id: 'speed-limits.search',
    defaultMessage: 'Place, source',
    description: 'Place of the search field',
  },
  emptyTitle: {
    id: 'speed-limits.emptyTitle',
    defaultMessage: 'No limit here',
    description: 'The table is empty',
  },
  emptyText: {
    id: 'speed-limits.emptyText',
    defaultMessage: 'Change the search or the filters.',
    description: 'What to do about it',
  },
  place: {
    id: 'speed-limits.place',
    defaultMessage: 'Place',
    description: 'Column and field: name of the place',
  },
  openRoad: {
    id: 'speed-limits.openRoad',
    defaultMessage: 'Whole country',
    description: 'In the place of a name: the limit of the open road in the whole country',
  },
  noName: {
    id: 'speed-limits.noName',
    defaultMessage: 'Unnamed',
    description: 'In the place of a name: the limit has none',
  },
  zone: { id: 'speed-limits.zone', defaultMessage: 'Zone', description: 'Column and field: kind of zone' },
  state: {
    id: 'speed-limits.state',
    defaultMessage: 'State',
    description: 'Column and filter: what a limit is now',
  },
  all: { id: 'speed-limits.all', defaultMessage: 'All', description: 'Choice of a filter: all' },
  car: { id: 'speed-limits.car', defaultMessage: 'Car (km/h)', description: 'Column: limit of cars in km/h' },
  bus: {
    id: 'speed-limits.bus',
    defaultMessage: 'Bus (km/h)',
    description: 'Column: limit of buses in km/h',
  },
  since: { id: 'speed-limits.since', defaultMessage: 'Since', description: 'Column: from when on it holds' },
  always: {
    id: 'speed-limits.always',
    defaultMessage: 'Always',
    description: 'In the place of a date: it has always held',
  },
  proposed: {
    id: 'speed-limits.proposed',
    defaultMessage: 'Change waiting',
    description: 'Mark of a limit for which a change waits',
  },
  noneWaitTitle: {
    id: 'speed-limits.noneWaitTitle',
    defaultMessage: 'Nothing waits',
    description: 'No proposal waits',
  },
  noneWaitText: {
    id: 'speed-limits.noneWaitText',
    defaultMessage: 'What somebody proposes waits here for a second person.',
    description: 'What would stand there',
  },
  failed: {
    id: 'speed-limits.failed',
    defaultMessage: 'The limits could not be loaded.',
    description: 'The list could not be loaded',
  },
  secondAll: {
    id: 'speed-limits.secondAll',
    defaultMessage: 'Second all shown ({count, number})',
    description: 'Button that seconds all shown proposals that one may second; count is how many',
  },
  more: { id: 'speed-limits.more', defaultMessage: 'Show more', description: 'Button that loads more' },
  defaults: {
    id: 'speed-limits.defaults',
    defaultMessage: 'National default',
    description: 'Heading: the limits of the open road',
  },
  drawn: {
    id: 'speed-limits.drawn',
    defaultMessage: 'Towns and zones',
    description: 'Heading: towns, roads and zones',
  },
  progress: {
    id: 'speed-limits.progress',
    defaultMessage: '{confirmed, number} of {total, number} confirmed, {waiting, number} waiting',
    description: 'How many are confirmed and how many wait',
  },
  allConfirmed: {
    id: 'speed-limits.allConfirmed',
    defaultMessage: 'Every limit is confirmed or waits for a second person',
    description: 'Nothing is left to confirm',
  },
  checklistText: {
    id: 'speed-limits.checklistText',
    defaultMessage:
      'Limits that came with the service accuse nobody until two people confirm them. Begin with the national default.',
    description: 'Above the checklist: what is to be done',
  },
  confirmAll: {
    id: 'speed-limits.confirmAll',
    defaultMessage: 'Propose to confirm all shown ({count, number})',
    description: 'Button that proposes to confirm all shown limits; count is how many',
  },
});

/** Texts of the details of a limit and of its proposals. */
export const LIMIT_SHEET_MESSAGES = defineTexts({
  missing: {
    id: 'speed-limits.sheet.missing',
    defaultMessage: 'The register has no such limit',
    description: 'The register has no such limit',
  },
  map: {
    id: 'speed-limits.sheet.map',
    defaultMessage: 'Map of {name}',
    description: 'What the map shows, for screen readers; name is the place',
  },
  source: {
    id: 'speed-limits.sheet.source',
    defaultMessage: 'Source',
    description: 'Name of a value and of a field: where the limit is taken from',
  },
  confidence: {
    id: 'speed-limits.sheet.confidence',
    defaultMessage: 'Confidence',
    description: 'Name of a value and of a field',
  },
  uncertainty: {
    id: 'speed-limits.sheet.uncertainty',
    defaultMessage: 'Border may be off by (m)',
    description: 'Name of a value and of a field: how far the true border may lie from the drawn one',
  },
  validFrom: {
    id: 'speed-limits.sheet.validFrom',
    defaultMessage: 'Holds from',
    description: 'Name of a value',
  },
  validUntil: {
    id: 'speed-limits.sheet.validUntil',
    defaultMessage: 'Holds until',
    description: 'Name of a value',
  },
  hours: {
    id: 'speed-limits.sheet.hours',
    defaultMessage: 'Hours',
    description: 'Name of a value: only at some hours',
  },
  atHours: {
    id: 'speed-limits.sheet.atHours',
    defaultMessage: 'At certain hours only',
    description: 'Value: it holds only at some hours',
  },
  history: {
    id: 'speed-limits.sheet.history',
    defaultMessage: 'History',
    description: 'Heading: what was proposed for this limit',
  },
  noHistory: {
    id: 'speed-limits.sheet.noHistory',
    defaultMessage: 'As it came with the service.',
    description: 'Nothing was proposed for it',
  },
  by: {
    id: 'speed-limits.sheet.by',
    defaultMessage: 'Proposed by {name}, {date}',
    description: 'Who has proposed something and when',
  },
  decided: {
    id: 'speed-limits.sheet.decided',
    defaultMessage: '{outcome} by {name}, {date}',
    description: 'What became of a proposal, who decided and when',
  },
  somebody: {
    id: 'speed-limits.sheet.somebody',
    defaultMessage: 'somebody',
    description: 'In the place of a name: the account is gone',
  },
  from: {
    id: 'speed-limits.sheet.from',
    defaultMessage: 'From {date}',
    description: 'From when on a proposal is to hold',
  },
  onceSeconded: {
    id: 'speed-limits.sheet.onceSeconded',
    defaultMessage: 'Once it is seconded',
    description: 'From when on a proposal is to hold',
  },
  change: {
    id: 'speed-limits.sheet.change',
    defaultMessage: '{before} → {after}',
    description: 'How a value changes: before and after',
  },
  own: {
    id: 'speed-limits.sheet.own',
    defaultMessage: 'Somebody else has to decide on what you have proposed.',
    description: 'Below one’s own proposal',
  },
  needsAdmin: {
    id: 'speed-limits.sheet.needsAdmin',
    defaultMessage: 'An administrator has to second this one.',
    description: 'Below a proposal that a supervisor may not second',
  },
});

/** Texts of what can be done about a limit or a proposal. */
export const LIMIT_ACT_MESSAGES = defineTexts({
  confirm: {
    id: 'speed-limits.act.confirm',
    defaultMessage: 'Propose to confirm',
    description: 'Button and title: propose that a limit is confirmed as it is',
  },
  confirmText: {
    id: 'speed-limits.act.confirmText',
    defaultMessage:
      '{count, plural, one {This limit holds as it is once somebody else has seconded it.} other {These {count, number} limits hold as they are once somebody else has seconded them.}}',
    description: 'What it does; count is how many limits',
  },
  end: {
    id: 'speed-limits.act.end',
    defaultMessage: 'Propose its end',
    description: 'Button and title: propose the end of a limit',
  },
  endText: {
    id: 'speed-limits.act.endText',
    defaultMessage: 'Once somebody else has seconded it, what lies around holds here.',
    description: 'What it does',
  },
  edit: {
    id: 'speed-limits.act.edit',
    defaultMessage: 'Propose a change',
    description: 'Button and title: propose a new validity of a limit',
  },
  second: {
    id: 'speed-limits.act.second',
    defaultMessage: 'Second',
    description: 'Button and title: agree with a proposal, which then holds',
  },
  secondText: {
    id: 'speed-limits.act.secondText',
    defaultMessage:
      '{count, plural, one {It holds from its moment on, and is confirmed.} other {These {count, number} hold from their moments on, and are confirmed.}}',
    description: 'What it does; count is how many',
  },
  refuse: {
    id: 'speed-limits.act.refuse',
    defaultMessage: 'Refuse',
    description: 'Button and title: refuse a proposal',
  },
  refuseText: {
    id: 'speed-limits.act.refuseText',
    defaultMessage: 'The limit stays as it is. Whoever proposed it sees the reason.',
    description: 'What it does',
  },
  withdraw: {
    id: 'speed-limits.act.withdraw',
    defaultMessage: 'Take back',
    description: 'Button and title: take one’s own proposal back',
  },
  withdrawText: {
    id: 'speed-limits.act.withdrawText',
    defaultMessage: 'The limit stays as it is.',
    description: 'What it does',
  },
  proposed: {
    id: 'speed-limits.act.proposedDone',
    defaultMessage:
      '{count, plural, one {Proposed. Somebody else has to second it.} other {{count, number} proposed. Somebody else has to second them.}}',
    description: 'Notice after proposing; count is how many',
  },
  decided: {
    id: 'speed-limits.act.decidedDone',
    defaultMessage: 'Done',
    description: 'Notice after deciding',
  },
  conflict: {
    id: 'speed-limits.act.conflict',
    defaultMessage: 'This was changed or decided meanwhile, or another change waits. Look again.',
    description: 'Somebody else was faster, or something is in the way',
  },
  wrong: {
    id: 'speed-limits.act.wrong',
    defaultMessage: 'Check what you have entered.',
    description: 'A field was refused',
  },
});
