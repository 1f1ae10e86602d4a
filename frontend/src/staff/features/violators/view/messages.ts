import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the table of vehicles with violations. */
export const VIOLATORS_MESSAGES = defineTexts({
  view: {
    id: 'violators.view',
    defaultMessage: 'What is shown',
    description: 'Name of the choice between list and rankings',
  },
  viewList: {
    id: 'violators.viewList',
    defaultMessage: 'Decisions',
    description: 'Choice: the list on which staff decide',
  },
  viewVehicles: {
    id: 'violators.viewVehicles',
    defaultMessage: 'By vehicle',
    description: 'Choice: ranking of vehicles',
  },
  viewAgencies: {
    id: 'violators.viewAgencies',
    defaultMessage: 'By agency',
    description: 'Choice: ranking of agencies',
  },
  viewConflicts: {
    id: 'violators.viewConflicts',
    defaultMessage: 'Conflicts',
    description: 'Choice: events in which phones disagree',
  },
  vehicle: {
    id: 'violators.vehicle',
    defaultMessage: 'Vehicle',
    description: 'Head of a column: registration number',
  },
  agency: {
    id: 'violators.agency',
    defaultMessage: 'Agency',
    description: 'Head of a column and label of a filter',
  },
  type: {
    id: 'violators.type',
    defaultMessage: 'Kind of vehicle',
    description: 'Name of a fact: kind of vehicle',
  },
  category: {
    id: 'violators.category',
    defaultMessage: 'Category',
    description: 'Label of a filter: public or private',
  },
  violations: {
    id: 'violators.violations',
    defaultMessage: 'Violations',
    description: 'Head of a column: counted violations',
  },
  dangers: {
    id: 'violators.dangers',
    defaultMessage: 'of these Danger',
    description: 'Head of a column: how many of them reached the danger zone',
  },
  latest: {
    id: 'violators.latest',
    defaultMessage: 'Latest',
    description: 'Head of a column: when the latest was',
  },
  status: {
    id: 'violators.status',
    defaultMessage: 'Status',
    description: 'Head of a column and label of a filter',
  },
  pending: {
    id: 'violators.pending',
    defaultMessage: 'Waiting',
    description: 'Head of a column: what waits for a decision',
  },
  proposedSuspend: {
    id: 'violators.proposedSuspend',
    defaultMessage: 'Suspension proposed',
    description: 'Mark: a suspension waits for a second person',
  },
  proposedClear: {
    id: 'violators.proposedClear',
    defaultMessage: 'Clearing proposed',
    description: 'Mark: clearing waits for a second person',
  },
  ruleHint: {
    id: 'violators.ruleHint',
    defaultMessage: 'Rule proposes a review',
    description: 'Mark: the rule proposes to review the vehicle',
  },
  all: { id: 'violators.all', defaultMessage: 'All', description: 'First choice of a filter' },
  search: { id: 'violators.search', defaultMessage: 'Agency or plate', description: 'What the search takes' },
  list: {
    id: 'violators.list',
    defaultMessage: 'Vehicles with violations',
    description: 'Name of the table, for screen readers',
  },
  emptyTitle: {
    id: 'violators.emptyTitle',
    defaultMessage: 'No vehicle here',
    description: 'The table is empty',
  },
  emptyText: {
    id: 'violators.emptyText',
    defaultMessage:
      'Vehicles appear with their first counted violation. A filter may hide others, and a plate is found only in full.',
    description: 'Why it may be',
  },
});

/** Texts of the details of one vehicle. */
export const VIOLATOR_SHEET_MESSAGES = defineTexts({
  rule: {
    id: 'violators.rule',
    defaultMessage:
      'The rule only proposes: from {events} violations on at least {days} days within {window} days, recorded by devices enrolled for the vehicle. Each journey counts once a day. A person decides, and whoever clears the vehicle lets the count begin anew.',
    description: 'When the rule proposes a review; the values are its limits',
  },
  ruleTitle: {
    id: 'violators.ruleTitle',
    defaultMessage: 'When the rule proposes a review',
    description: 'Title of that sentence',
  },
  history: {
    id: 'violators.history',
    defaultMessage: 'History',
    description: 'Title of the list of earlier statuses',
  },
  historyEmpty: {
    id: 'violators.historyEmpty',
    defaultMessage: 'No decision so far.',
    description: 'The list is empty',
  },
  historyFailed: {
    id: 'violators.historyFailed',
    defaultMessage: 'The history could not be loaded.',
    description: 'The list could not be loaded',
  },
  changedBy: {
    id: 'violators.changedBy',
    defaultMessage: 'by {name}',
    description: 'Who changed a status; name is a username',
  },
  ruleProposes: {
    id: 'violators.ruleProposes',
    defaultMessage: 'The rule proposes a review',
    description: 'Title: the rule proposes a review',
  },
  ruleEvidence: {
    id: 'violators.ruleEvidence',
    defaultMessage:
      '{events} violations on {days} days, {dangers} of them in Danger, recorded by enrolled devices; each journey counts once a day. Proposed on {date}. Nothing has changed by it.',
    description: 'What the rule has counted and when; events are violations recorded by enrolled devices',
  },
  onlyTyped: {
    id: 'violators.onlyTyped',
    defaultMessage:
      'No enrolled device has recorded a violation of this vehicle: it can be put under review, but not suspended.',
    description: 'Why the vehicle can not be suspended: no enrolled device recorded a violation',
  },
  noReason: {
    id: 'violators.noReason',
    defaultMessage: 'No reason given.',
    description: 'In the place of a reason',
  },
  waitsSuspend: {
    id: 'violators.waitsSuspend',
    defaultMessage: 'Suspension waits for a second person',
    description: 'Title: a suspension is proposed',
  },
  waitsClear: {
    id: 'violators.waitsClear',
    defaultMessage: 'Clearing waits for a second person',
    description: 'Title: clearing is proposed',
  },
  waitsText: {
    id: 'violators.waitsText',
    defaultMessage: '{name} has proposed it on {date}; it lapses on {until}.',
    description: 'Who proposed it, when, and until when it can be confirmed',
  },
  somebody: {
    id: 'violators.somebody',
    defaultMessage: 'Somebody',
    description: 'In the place of a username that is gone',
  },
  ownProposal: {
    id: 'violators.ownProposal',
    defaultMessage: 'You have proposed it: somebody else has to confirm it.',
    description: 'Why the button to confirm is not there',
  },
});

/** Texts of deciding on a vehicle. */
export const DECISION_MESSAGES = defineTexts({
  clear: {
    id: 'violators.clear',
    defaultMessage: 'Propose to clear',
    description: 'Button: proposes that the vehicle is Active again',
  },
  flag: {
    id: 'violators.flag',
    defaultMessage: 'Flag for review',
    description: 'Button: the vehicle is Under Review',
  },
  suspend: {
    id: 'violators.suspend',
    defaultMessage: 'Propose suspension',
    description: 'Button: proposes to suspend it',
  },
  confirmSuspend: {
    id: 'violators.confirmSuspend',
    defaultMessage: 'Confirm suspension',
    description: 'Button of the second person',
  },
  confirmClear: {
    id: 'violators.confirmClear',
    defaultMessage: 'Confirm clearing',
    description: 'Button of the second person',
  },
  withdraw: {
    id: 'violators.withdraw',
    defaultMessage: 'Withdraw proposal',
    description: 'Button: the proposal is taken back',
  },
  clearText: {
    id: 'violators.clearText',
    defaultMessage:
      'A second person has to confirm within three days that {vehicle} is Active again. Its violations until then do not count for the rule any more.',
    description: 'What proposing to clear does; vehicle is its masked plate',
  },
  flagText: {
    id: 'violators.flagText',
    defaultMessage: '{vehicle} is Under Review until somebody decides otherwise.',
    description: 'What flagging does; vehicle is its masked plate',
  },
  suspendText: {
    id: 'violators.suspendText',
    defaultMessage:
      'A second person has to confirm the suspension of {vehicle} within three days. Until then its status stays.',
    description: 'What proposing does; vehicle is its masked plate',
  },
  confirmClearText: {
    id: 'violators.confirmClearText',
    defaultMessage: '{vehicle} is Active from now on, with the reason of the proposal.',
    description: 'What confirming does; vehicle is its masked plate',
  },
  confirmSuspendText: {
    id: 'violators.confirmSuspendText',
    defaultMessage: '{vehicle} is Suspended from now on, with the reason of the proposal.',
    description: 'What confirming does; vehicle is its masked plate',
  },
  withdrawText: {
    id: 'violators.withdrawText',
    defaultMessage: 'The status of {vehicle} stays as it is.',
    description: 'What withdrawing does; vehicle is its masked plate',
  },
  cleared: {
    id: 'violators.cleared',
    defaultMessage: 'Violator cleared',
    description: 'Notice, by the product specification',
  },
  clearProposed: {
    id: 'violators.clearProposed',
    defaultMessage: 'Clearing proposed',
    description: 'Notice after proposing to clear',
  },
  flagged: {
    id: 'violators.flagged',
    defaultMessage: 'Violator flagged',
    description: 'Notice, by the product specification',
  },
  suspendProposed: {
    id: 'violators.suspendProposed',
    defaultMessage: 'Suspension proposed',
    description: 'Notice after proposing',
  },
  proposedText: {
    id: 'violators.proposedText',
    defaultMessage: 'Somebody else has to confirm it.',
    description: 'Second line of that notice',
  },
  suspendDone: {
    id: 'violators.suspendDone',
    defaultMessage: 'Vehicle suspended',
    description: 'Notice after confirming',
  },
  withdrawn: {
    id: 'violators.withdrawn',
    defaultMessage: 'Proposal withdrawn',
    description: 'Notice after withdrawing',
  },
  failed: {
    id: 'violators.failed',
    defaultMessage: 'Failed to update status',
    description: 'The decision failed, by the product specification',
  },
  conflict: {
    id: 'violators.conflict',
    defaultMessage:
      'Somebody else has decided on this vehicle meanwhile. What you see now is how it stands; decide again.',
    description: 'Another desk was faster',
  },
});

/** Texts of the rankings. */
export const RANKING_MESSAGES = defineTexts({
  measure: {
    id: 'violators.measure',
    defaultMessage: 'Ranked by',
    description: 'Name of the choice of what is ranked by',
  },
  raw: { id: 'violators.raw', defaultMessage: 'Count', description: 'Choice: by the number of violations' },
  per1000: {
    id: 'violators.per1000',
    defaultMessage: 'Per 1,000 km',
    description: 'Choice and head of a column: violations for each 1,000 km',
  },
  rank: { id: 'violators.rank', defaultMessage: 'Rank', description: 'Head of a column' },
  trend: {
    id: 'violators.trend',
    defaultMessage: 'Trend',
    description: 'Head of a column: compared with the time before',
  },
  rate: {
    id: 'violators.rate',
    defaultMessage: '{rate} ({low} to {high})',
    description: 'Violations for each 1,000 km, and the range in which the true rate lies in 90 of 100 cases',
  },
  recent: {
    id: 'violators.recent',
    defaultMessage: 'In this range',
    description: 'Head of a column: violations in the chosen time range',
  },
  km: {
    id: 'violators.km',
    defaultMessage: 'Judged km',
    description: 'Head of a column: kilometres on which speeding could be proven',
  },
  tooShort: {
    id: 'violators.tooShort',
    defaultMessage: 'too few km',
    description: 'In the place of a rate: too little distance to compare',
  },
  journeys: {
    id: 'violators.journeys',
    defaultMessage: 'Journeys',
    description: 'Head of a column: number of journeys',
  },
  observedHead: {
    id: 'violators.observedHead',
    defaultMessage: 'Observed vehicles',
    description: 'Head of a column: vehicles of an agency that were driven with an enrolled device',
  },
  observed: {
    id: 'violators.observed',
    defaultMessage: '{observed} of {registered}',
    description: 'How many of the registered vehicles of an agency were driven with an enrolled device',
  },
  rankVehicles: {
    id: 'violators.rankVehicles',
    defaultMessage: 'Ranking of vehicles',
    description: 'Name of the table, for screen readers',
  },
  rankAgencies: {
    id: 'violators.rankAgencies',
    defaultMessage: 'Ranking of agencies',
    description: 'Name of the table, for screen readers',
  },
  rankNote: {
    id: 'violators.rankNote',
    defaultMessage:
      'Only what enrolled devices recorded counts, without claims and without grade C. In brackets: the range in which the rate lies in 90 of 100 cases; few km draw it to that of the others. Per 1,000 km the list goes by the lower end, from 200 km on.',
    description: 'Below the ranking: what is counted',
  },
  rankEmpty: {
    id: 'violators.rankEmpty',
    defaultMessage: 'Nothing to rank yet',
    description: 'The ranking has no rows',
  },
});
