import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the page of the register of speed limits. */
export const LIMIT_PAGE_MESSAGES = defineTexts({
  view: { id: 'speed-limits.view', description: 'Name of the choice of what the page shows' },
  register: { id: 'speed-limits.register', description: 'Choice: all limits' },
  waiting: { id: 'speed-limits.waiting', description: 'Choice: proposals that wait for a second person' },
  checklist: { id: 'speed-limits.checklist', description: 'Choice: what is left to confirm' },
  permission: { id: 'speed-limits.permission', description: 'What a role lacks that may not change limits' },
  add: { id: 'speed-limits.add', description: 'Button that opens the form for a new limit' },
  import: { id: 'speed-limits.import', description: 'Button that opens the form for a file of limits' },
  export: { id: 'speed-limits.export', description: 'Link to the file of all limits in force' },
  list: { id: 'speed-limits.list', description: 'Name of the table of limits, for screen readers' },
  search: { id: 'speed-limits.search', description: 'Place of the search field' },
  emptyTitle: { id: 'speed-limits.emptyTitle', description: 'The table is empty' },
  emptyText: { id: 'speed-limits.emptyText', description: 'What to do about it' },
  place: { id: 'speed-limits.place', description: 'Column and field: name of the place' },
  openRoad: {
    id: 'speed-limits.openRoad',
    description: 'In the place of a name: the limit of the open road in the whole country',
  },
  noName: { id: 'speed-limits.noName', description: 'In the place of a name: the limit has none' },
  zone: { id: 'speed-limits.zone', description: 'Column and field: kind of zone' },
  state: { id: 'speed-limits.state', description: 'Column and filter: what a limit is now' },
  all: { id: 'speed-limits.all', description: 'Choice of a filter: all' },
  car: { id: 'speed-limits.car', description: 'Column: limit of cars in km/h' },
  bus: { id: 'speed-limits.bus', description: 'Column: limit of buses in km/h' },
  since: { id: 'speed-limits.since', description: 'Column: from when on it holds' },
  always: { id: 'speed-limits.always', description: 'In the place of a date: it has always held' },
  proposed: { id: 'speed-limits.proposed', description: 'Mark of a limit for which a change waits' },
  noneWaitTitle: { id: 'speed-limits.noneWaitTitle', description: 'No proposal waits' },
  noneWaitText: { id: 'speed-limits.noneWaitText', description: 'What would stand there' },
  failed: { id: 'speed-limits.failed', description: 'The list could not be loaded' },
  secondAll: {
    id: 'speed-limits.secondAll',
    description: 'Button that seconds all shown proposals that one may second; count is how many',
  },
  more: { id: 'speed-limits.more', description: 'Button that loads more' },
  defaults: { id: 'speed-limits.defaults', description: 'Heading: the limits of the open road' },
  drawn: { id: 'speed-limits.drawn', description: 'Heading: towns, roads and zones' },
  progress: { id: 'speed-limits.progress', description: 'How many are confirmed and how many wait' },
  allConfirmed: { id: 'speed-limits.allConfirmed', description: 'Nothing is left to confirm' },
  checklistText: { id: 'speed-limits.checklistText', description: 'Above the checklist: what is to be done' },
  confirmAll: {
    id: 'speed-limits.confirmAll',
    description: 'Button that proposes to confirm all shown limits; count is how many',
  },
});

/** Texts of the details of a limit and of its proposals. */
export const LIMIT_SHEET_MESSAGES = defineTexts({
  missing: { id: 'speed-limits.sheet.missing', description: 'The register has no such limit' },
  map: {
    id: 'speed-limits.sheet.map',
    description: 'What the map shows, for screen readers; name is the place',
  },
  source: {
    id: 'speed-limits.sheet.source',
    description: 'Name of a value and of a field: where the limit is taken from',
  },
  confidence: { id: 'speed-limits.sheet.confidence', description: 'Name of a value and of a field' },
  uncertainty: {
    id: 'speed-limits.sheet.uncertainty',
    description: 'Name of a value and of a field: how far the true border may lie from the drawn one',
  },
  validFrom: { id: 'speed-limits.sheet.validFrom', description: 'Name of a value' },
  validUntil: { id: 'speed-limits.sheet.validUntil', description: 'Name of a value' },
  hours: { id: 'speed-limits.sheet.hours', description: 'Name of a value: only at some hours' },
  atHours: { id: 'speed-limits.sheet.atHours', description: 'Value: it holds only at some hours' },
  history: { id: 'speed-limits.sheet.history', description: 'Heading: what was proposed for this limit' },
  noHistory: { id: 'speed-limits.sheet.noHistory', description: 'Nothing was proposed for it' },
  by: { id: 'speed-limits.sheet.by', description: 'Who has proposed something and when' },
  decided: {
    id: 'speed-limits.sheet.decided',
    description: 'What became of a proposal, who decided and when',
  },
  somebody: { id: 'speed-limits.sheet.somebody', description: 'In the place of a name: the account is gone' },
  from: { id: 'speed-limits.sheet.from', description: 'From when on a proposal is to hold' },
  onceSeconded: { id: 'speed-limits.sheet.onceSeconded', description: 'From when on a proposal is to hold' },
  change: { id: 'speed-limits.sheet.change', description: 'How a value changes: before and after' },
  own: { id: 'speed-limits.sheet.own', description: 'Below one’s own proposal' },
  needsAdmin: {
    id: 'speed-limits.sheet.needsAdmin',
    description: 'Below a proposal that a supervisor may not second',
  },
});

/** Texts of what can be done about a limit or a proposal. */
export const LIMIT_ACT_MESSAGES = defineTexts({
  confirm: {
    id: 'speed-limits.act.confirm',
    description: 'Button and title: propose that a limit is confirmed as it is',
  },
  confirmText: { id: 'speed-limits.act.confirmText', description: 'What it does; count is how many limits' },
  end: { id: 'speed-limits.act.end', description: 'Button and title: propose the end of a limit' },
  endText: { id: 'speed-limits.act.endText', description: 'What it does' },
  edit: { id: 'speed-limits.act.edit', description: 'Button and title: propose a new validity of a limit' },
  second: {
    id: 'speed-limits.act.second',
    description: 'Button and title: agree with a proposal, which then holds',
  },
  secondText: { id: 'speed-limits.act.secondText', description: 'What it does; count is how many' },
  refuse: { id: 'speed-limits.act.refuse', description: 'Button and title: refuse a proposal' },
  refuseText: { id: 'speed-limits.act.refuseText', description: 'What it does' },
  withdraw: {
    id: 'speed-limits.act.withdraw',
    description: 'Button and title: take one’s own proposal back',
  },
  withdrawText: { id: 'speed-limits.act.withdrawText', description: 'What it does' },
  proposed: { id: 'speed-limits.act.proposedDone', description: 'Notice after proposing; count is how many' },
  decided: { id: 'speed-limits.act.decidedDone', description: 'Notice after deciding' },
  conflict: {
    id: 'speed-limits.act.conflict',
    description: 'Somebody else was faster, or something is in the way',
  },
  wrong: { id: 'speed-limits.act.wrong', description: 'A field was refused' },
});
