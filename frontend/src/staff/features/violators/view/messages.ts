import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the table of vehicles with violations. */
export const VIOLATORS_MESSAGES = defineTexts({
  view: { id: 'violators.view', description: 'Name of the choice between list and rankings' },
  viewList: { id: 'violators.viewList', description: 'Choice: the list on which staff decide' },
  viewVehicles: { id: 'violators.viewVehicles', description: 'Choice: ranking of vehicles' },
  viewAgencies: { id: 'violators.viewAgencies', description: 'Choice: ranking of agencies' },
  viewConflicts: { id: 'violators.viewConflicts', description: 'Choice: events in which phones disagree' },
  vehicle: { id: 'violators.vehicle', description: 'Head of a column: registration number' },
  agency: { id: 'violators.agency', description: 'Head of a column and label of a filter' },
  type: { id: 'violators.type', description: 'Name of a fact: kind of vehicle' },
  category: { id: 'violators.category', description: 'Label of a filter: public or private' },
  violations: { id: 'violators.violations', description: 'Head of a column: counted violations' },
  dangers: {
    id: 'violators.dangers',
    description: 'Head of a column: how many of them reached the danger zone',
  },
  latest: { id: 'violators.latest', description: 'Head of a column: when the latest was' },
  status: { id: 'violators.status', description: 'Head of a column and label of a filter' },
  pending: { id: 'violators.pending', description: 'Head of a column: what waits for a decision' },
  proposedSuspend: {
    id: 'violators.proposedSuspend',
    description: 'Mark: a suspension waits for a second person',
  },
  proposedClear: { id: 'violators.proposedClear', description: 'Mark: clearing waits for a second person' },
  ruleHint: { id: 'violators.ruleHint', description: 'Mark: the rule proposes to review the vehicle' },
  all: { id: 'violators.all', description: 'First choice of a filter' },
  search: { id: 'violators.search', description: 'What the search takes' },
  list: { id: 'violators.list', description: 'Name of the table, for screen readers' },
  emptyTitle: { id: 'violators.emptyTitle', description: 'The table is empty' },
  emptyText: { id: 'violators.emptyText', description: 'Why it may be' },
});

/** Texts of the details of one vehicle. */
export const VIOLATOR_SHEET_MESSAGES = defineTexts({
  rule: { id: 'violators.rule', description: 'When the rule proposes a review; the values are its limits' },
  ruleTitle: { id: 'violators.ruleTitle', description: 'Title of that sentence' },
  history: { id: 'violators.history', description: 'Title of the list of earlier statuses' },
  historyEmpty: { id: 'violators.historyEmpty', description: 'The list is empty' },
  historyFailed: { id: 'violators.historyFailed', description: 'The list could not be loaded' },
  changedBy: { id: 'violators.changedBy', description: 'Who changed a status; name is a username' },
  ruleProposes: { id: 'violators.ruleProposes', description: 'Title: the rule proposes a review' },
  ruleEvidence: {
    id: 'violators.ruleEvidence',
    description: 'What the rule has counted and when; events are violations recorded by enrolled devices',
  },
  onlyTyped: {
    id: 'violators.onlyTyped',
    description: 'Why the vehicle can not be suspended: no enrolled device recorded a violation',
  },
  noReason: { id: 'violators.noReason', description: 'In the place of a reason' },
  waitsSuspend: { id: 'violators.waitsSuspend', description: 'Title: a suspension is proposed' },
  waitsClear: { id: 'violators.waitsClear', description: 'Title: clearing is proposed' },
  waitsText: {
    id: 'violators.waitsText',
    description: 'Who proposed it, when, and until when it can be confirmed',
  },
  somebody: { id: 'violators.somebody', description: 'In the place of a username that is gone' },
  ownProposal: { id: 'violators.ownProposal', description: 'Why the button to confirm is not there' },
});

/** Texts of deciding on a vehicle. */
export const DECISION_MESSAGES = defineTexts({
  clear: { id: 'violators.clear', description: 'Button: proposes that the vehicle is Active again' },
  flag: { id: 'violators.flag', description: 'Button: the vehicle is Under Review' },
  suspend: { id: 'violators.suspend', description: 'Button: proposes to suspend it' },
  confirmSuspend: { id: 'violators.confirmSuspend', description: 'Button of the second person' },
  confirmClear: { id: 'violators.confirmClear', description: 'Button of the second person' },
  withdraw: { id: 'violators.withdraw', description: 'Button: the proposal is taken back' },
  clearText: {
    id: 'violators.clearText',
    description: 'What proposing to clear does; vehicle is its masked plate',
  },
  flagText: { id: 'violators.flagText', description: 'What flagging does; vehicle is its masked plate' },
  suspendText: {
    id: 'violators.suspendText',
    description: 'What proposing does; vehicle is its masked plate',
  },
  confirmClearText: {
    id: 'violators.confirmClearText',
    description: 'What confirming does; vehicle is its masked plate',
  },
  confirmSuspendText: {
    id: 'violators.confirmSuspendText',
    description: 'What confirming does; vehicle is its masked plate',
  },
  withdrawText: {
    id: 'violators.withdrawText',
    description: 'What withdrawing does; vehicle is its masked plate',
  },
  cleared: { id: 'violators.cleared', description: 'Notice, by the product specification' },
  clearProposed: { id: 'violators.clearProposed', description: 'Notice after proposing to clear' },
  flagged: { id: 'violators.flagged', description: 'Notice, by the product specification' },
  suspendProposed: { id: 'violators.suspendProposed', description: 'Notice after proposing' },
  proposedText: { id: 'violators.proposedText', description: 'Second line of that notice' },
  suspendDone: { id: 'violators.suspendDone', description: 'Notice after confirming' },
  withdrawn: { id: 'violators.withdrawn', description: 'Notice after withdrawing' },
  failed: { id: 'violators.failed', description: 'The decision failed, by the product specification' },
  conflict: { id: 'violators.conflict', description: 'Another desk was faster' },
});

/** Texts of the rankings. */
export const RANKING_MESSAGES = defineTexts({
  measure: { id: 'violators.measure', description: 'Name of the choice of what is ranked by' },
  raw: { id: 'violators.raw', description: 'Choice: by the number of violations' },
  per1000: {
    id: 'violators.per1000',
    description: 'Choice and head of a column: violations for each 1,000 km',
  },
  rank: { id: 'violators.rank', description: 'Head of a column' },
  trend: { id: 'violators.trend', description: 'Head of a column: compared with the time before' },
  rate: {
    id: 'violators.rate',
    description: 'Violations for each 1,000 km, and the range in which the true rate lies in 90 of 100 cases',
  },
  recent: { id: 'violators.recent', description: 'Head of a column: violations in the chosen time range' },
  km: { id: 'violators.km', description: 'Head of a column: kilometres on which speeding could be proven' },
  tooShort: {
    id: 'violators.tooShort',
    description: 'In the place of a rate: too little distance to compare',
  },
  journeys: { id: 'violators.journeys', description: 'Head of a column: number of journeys' },
  observedHead: {
    id: 'violators.observedHead',
    description: 'Head of a column: vehicles of an agency that were driven with an enrolled device',
  },
  observed: {
    id: 'violators.observed',
    description: 'How many of the registered vehicles of an agency were driven with an enrolled device',
  },
  rankVehicles: { id: 'violators.rankVehicles', description: 'Name of the table, for screen readers' },
  rankAgencies: { id: 'violators.rankAgencies', description: 'Name of the table, for screen readers' },
  rankNote: { id: 'violators.rankNote', description: 'Below the ranking: what is counted' },
  rankEmpty: { id: 'violators.rankEmpty', description: 'The ranking has no rows' },
});
