import { ASSIGN_TEXTS } from '../../../kit/attention/messages';
import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the queue of what needs somebody of the staff. */
export const QUEUE_MESSAGES = defineTexts({
  title: {
    id: 'attention.title',
    defaultMessage:
      '{count, plural, =0 {Nothing needs you} one {# thing needs you} other {# things need you}}',
    description: 'Title of the queue; count is how many rows are open',
  },
  list: {
    id: 'attention.list',
    defaultMessage: 'What needs somebody',
    description: 'Name of the queue, for screen readers',
  },
  all: { id: 'attention.all', defaultMessage: 'All', description: 'Rows of the queue: all that are open' },
  mine: {
    id: 'attention.mine',
    defaultMessage: 'Mine',
    description: 'Rows of the queue: assigned to oneself',
  },
  free: { id: 'attention.free', defaultMessage: 'Free', description: 'Rows of the queue: nobody is on them' },
  snoozed: {
    id: 'attention.snoozed',
    defaultMessage: 'Snoozed',
    description: 'Rows of the queue: snoozed ones',
  },
  done: {
    id: 'attention.done',
    defaultMessage: 'Done today',
    description: 'Rows of the queue: done since midnight',
  },
  show: {
    id: 'attention.show',
    defaultMessage: 'Which rows',
    description: 'Name of the choice among the rows',
  },
  cut: {
    id: 'attention.cut',
    defaultMessage: 'There are more of some kind than the 30 listed here.',
    description: 'Below the queue: some kind has more rows than are shown',
  },
  empty: {
    id: 'attention.empty',
    defaultMessage: 'Nothing needs you.',
    description: 'The queue is empty',
  },
  nextDue: {
    id: 'attention.nextDue',
    defaultMessage: 'Next deadline: {time}.',
    description: 'Below an empty queue: the next deadline; time is day and time',
  },
  emptyHere: {
    id: 'attention.emptyHere',
    defaultMessage: 'No row of this kind',
    description: 'None of the rows is of the chosen kind',
  },
  nobody: {
    id: 'attention.nobody',
    defaultMessage: 'Nobody is on it',
    description: 'A row: it is assigned to nobody',
  },
  assignedTo: {
    id: 'attention.assignedTo',
    defaultMessage: '{name} is on it',
    description: 'A row: who works on it; name is the name',
  },
  left: {
    id: 'attention.left',
    defaultMessage: '{time} left',
    description: 'A row: time until its deadline; time is a duration',
  },
  leftDays: {
    id: 'attention.leftDays',
    defaultMessage: '{days, plural, one {# day left} other {# days left}}',
    description: 'A row: whole days until its deadline, from two on',
  },
  goal: {
    id: 'attention.goal',
    defaultMessage: '{time}, goal {goal}',
    description: 'A row: how long an incident has waited, and within what time it ought to be answered',
  },
  since: {
    id: 'attention.since',
    defaultMessage: 'since {time}',
    description: 'A row: since when it is so; time is a day or a time',
  },
  late: {
    id: 'attention.late',
    defaultMessage: '{time} late',
    description: 'A row: its deadline has passed; time is a duration',
  },
  back: {
    id: 'attention.back',
    defaultMessage: 'back {time}',
    description: 'A snoozed row: when it comes back; time is day and time',
  },
  backOnChange: {
    id: 'attention.backOnChange',
    defaultMessage: 'until it changes',
    description: 'A snoozed row: it comes back when its cause changes',
  },
  doneBy: {
    id: 'attention.doneBy',
    defaultMessage: '{name}, {time}: {reason}',
    description: 'A row that is done: by whom, when, and why',
  },
  causeGone: {
    id: 'attention.causeGone',
    defaultMessage: 'the cause was gone',
    description: 'In place of a reason: there was nothing left to do',
  },
  failed: {
    id: 'attention.failed',
    defaultMessage: 'What needs you could not be loaded. Please try again.',
    description: 'The queue could not be loaded',
  },
});

/** Names of the kinds of rows. */
export const KIND_MESSAGES = defineTexts({
  STATUS_PROPOSAL: { id: 'attention.kind.status', defaultMessage: 'Proposal', description: 'Kind of a row' },
  RULE_PROPOSAL: { id: 'attention.kind.rule', defaultMessage: 'Rule', description: 'Kind of a row' },
  LIMIT_PROPOSAL: { id: 'attention.kind.limit', defaultMessage: 'Limit', description: 'Kind of a row' },
  CASE: { id: 'attention.kind.case', defaultMessage: 'Case', description: 'Kind of a row' },
  INCIDENT: { id: 'attention.kind.incident', defaultMessage: 'Incident', description: 'Kind of a row' },
  RATE: { id: 'attention.kind.rate', defaultMessage: 'Rate', description: 'Kind of a row' },
  SILENT_AGENCY: { id: 'attention.kind.silent', defaultMessage: 'Silent', description: 'Kind of a row' },
  TRACKS: { id: 'attention.kind.tracks', defaultMessage: 'Track', description: 'Kind of a row' },
  JOB: { id: 'attention.kind.job', defaultMessage: 'Job', description: 'Kind of a row' },
  BACKUP: { id: 'attention.kind.backup', defaultMessage: 'Backup', description: 'Kind of a row' },
  SOURCE: { id: 'attention.kind.source', defaultMessage: 'Fault', description: 'Kind of a row' },
});

/** Titles of the rows. */
export const TITLE_MESSAGES = defineTexts({
  suspend: {
    id: 'attention.row.suspend',
    defaultMessage: 'Suspend {subject}? Second person needed',
    description: 'Row: a suspension waits for a second person; subject is the masked plate',
  },
  clear: {
    id: 'attention.row.clear',
    defaultMessage: 'Clear {subject}? Second person needed',
    description: 'Row: clearing a vehicle waits for a second person; subject is the masked plate',
  },
  rule: {
    id: 'attention.row.rule',
    defaultMessage: 'The rule proposes {subject} for review',
    description: 'Row: the violator rule proposes a vehicle; subject is the masked plate',
  },
  limitADD: {
    id: 'attention.row.limitAdd',
    defaultMessage: 'New limit {subject}, second person needed',
    description: 'Row: a new speed limit waits for a second person; subject is its place',
  },
  limitCHANGE: {
    id: 'attention.row.limitChange',
    defaultMessage: 'Change of limit {subject}, second person needed',
    description: 'Row: a changed speed limit waits for a second person; subject is its place',
  },
  limitCONFIRM: {
    id: 'attention.row.limitConfirm',
    defaultMessage: 'Confirm limit {subject}, second person needed',
    description: 'Row: a speed limit waits to be confirmed; subject is its place',
  },
  limitEND: {
    id: 'attention.row.limitEnd',
    defaultMessage: 'End limit {subject}, second person needed',
    description: 'Row: the end of a speed limit waits for a second person; subject is its place',
  },
  caseREVIEW: {
    id: 'attention.row.caseReview',
    defaultMessage: 'Case {subject}: review the measurement',
    description: 'Row: a case waits for its review; subject is its number and the masked plate',
  },
  caseSERVE: {
    id: 'attention.row.caseServe',
    defaultMessage: 'Case {subject}: prove the notice',
    description: 'Row: the notice of a case is not served; subject as above',
  },
  caseDECIDE: {
    id: 'attention.row.caseDecide',
    defaultMessage: 'Case {subject}: decide',
    description: 'Row: a case waits for a decision; subject as above',
  },
  caseSIGN: {
    id: 'attention.row.caseSign',
    defaultMessage: 'Case {subject} waits for your signature',
    description: 'Row: a decision waits for its second person; subject as above',
  },
  rate: {
    id: 'attention.row.rate',
    defaultMessage: '{subject}: above the band',
    description: 'Row: the rate of a piece of road is too high; subject is road and kilometres',
  },
  silent: {
    id: 'attention.row.silent',
    defaultMessage: '{subject} has gone silent',
    description: 'Row: an agency sends nothing any more; subject is its name',
  },
  tracks: {
    id: 'attention.row.tracks',
    defaultMessage: '{count, plural, one {# impossible track} other {# impossible tracks}} from one account',
    description: 'Row: journeys that contradict themselves; count is how many',
  },
  job: {
    id: 'attention.row.job',
    defaultMessage: '{subject} failed {count, plural, one {once} other {# times}}',
    description: 'Row: a job fails; subject is its name, count how often in two hours',
  },
  backup: {
    id: 'attention.row.backup',
    defaultMessage: 'Backups are not proven',
    description: 'Row: no backup was proven for two nights',
  },
  source: {
    id: 'attention.row.source',
    defaultMessage: '{subject}: could not be read',
    description: 'Row: rows of a kind could not be read; subject is that kind',
  },
});

/** Second lines of the rows, and why each is there. */
export const WHY_MESSAGES = defineTexts({
  proposed: {
    id: 'attention.why.proposed',
    defaultMessage: '{name} proposed it. A second person must sign or refuse.',
    description: 'Why a proposal is there; name is the first person',
  },
  lapses: {
    id: 'attention.why.lapses',
    defaultMessage: 'It lapses at {time}.',
    description: 'After that: when the proposal ends by itself',
  },
  rule: {
    id: 'attention.why.rule',
    defaultMessage:
      '{count, plural, one {# proven violation} other {# proven violations}} in the time of the rule. It changes nothing by itself.',
    description: 'Why a vehicle is proposed by the rule; count is how many violations',
  },
  caseREVIEW: {
    id: 'attention.why.caseReview',
    defaultMessage: 'Nothing goes out before somebody has confirmed the measurement.',
    description: 'Why a case is there: it is to be reviewed',
  },
  caseSERVE: {
    id: 'attention.why.caseServe',
    defaultMessage: 'Without proven service there is no deadline and no decision.',
    description: 'Why a case is there: its notice is not served',
  },
  caseDECIDE: {
    id: 'attention.why.caseDecide',
    defaultMessage: 'The holder has contested, or the time to contest is over.',
    description: 'Why a case is there: it is to be decided on',
  },
  caseSIGN: {
    id: 'attention.why.caseSign',
    defaultMessage: 'The first person has decided. You have no part in it yet.',
    description: 'Why a case is there: it waits for the second signature',
  },
  incident: {
    id: 'attention.why.incident',
    defaultMessage:
      'Nobody has answered. {count, plural, =0 {Nobody else has confirmed it.} one {# person has confirmed it.} other {# people have confirmed it.}}',
    description: 'Why an incident is there; count is how many others have confirmed it',
  },
  rate: {
    id: 'attention.why.rate',
    defaultMessage: 'At least {low} violations per 1,000 km, expected {expectedLow} to {expectedHigh}.',
    description: 'Why a piece of road is there: its rate, and the band of the weeks before',
  },
  rateEvents: {
    id: 'attention.why.rateEvents',
    defaultMessage: '{count, plural, one {# violation} other {# violations}} in the last 8 weeks.',
    description: 'Why a piece of road is there, where no rate is known; count is how many violations',
  },
  silent: {
    id: 'attention.why.silent',
    defaultMessage:
      'No journey since {time}. Usually {count, plural, one {# journey} other {# journeys}} a day.',
    description: 'Why an agency is there; time is a day, count is how many journeys are usual',
  },
  tracks: {
    id: 'attention.why.tracks',
    defaultMessage: 'The speed of the device contradicts the way. This accuses nobody.',
    description: 'Why impossible tracks are there',
  },
  job: {
    id: 'attention.why.job',
    defaultMessage: 'Its last run failed. It is tried again in its turn.',
    description: 'Why a job is there',
  },
  backup: {
    id: 'attention.why.backup',
    defaultMessage:
      '{count, plural, =0 {No proven backup is a day old.} one {The last proven one is # day old.} other {The last proven one is # days old.}}',
    description: 'Why backups are there; count is how many days old the last proven one is',
  },
  backupNever: {
    id: 'attention.why.backupNever',
    defaultMessage: 'No backup was ever restored and compared.',
    description: 'Why backups are there: none was ever proven',
  },
  source: {
    id: 'attention.why.source',
    defaultMessage: 'There may be more of these than you see. The cause is in the log.',
    description: 'Why a kind of rows is there itself: it could not be read',
  },
  title: {
    id: 'attention.why.title',
    defaultMessage: '{rank, plural, =1 {Why is this first?} other {Why is this here?}}',
    description: 'Title of the card that explains the chosen row; rank is its place',
  },
  rank: {
    id: 'attention.why.rank',
    defaultMessage: 'rank {rank} of {count}',
    description: 'Beside the title: the place of the row among all',
  },
  rankedBy: {
    id: 'attention.why.rankedBy',
    defaultMessage:
      '{harm, select, HIGH {High} MEDIUM {Medium} other {Low}} harm, {time}, {isFree, select, true {nobody is on it} other {somebody is on it}}',
    description: 'What the rank comes from: harm, time left, and whether somebody is on it',
  },
  noDeadline: {
    id: 'attention.why.noDeadline',
    defaultMessage: 'no deadline',
    description: 'In place of a time left: there is none',
  },
});

/** Acts on rows. */
export const ACT_TEXTS = {
  ...ASSIGN_TEXTS,
  ...defineTexts({
    open: {
      id: 'attention.act.open',
      defaultMessage: 'Open',
      description: 'Button: opens what a row is about',
    },
    snooze: { id: 'attention.act.snooze', defaultMessage: 'Snooze', description: 'Button: puts a row off' },
    complete: {
      id: 'attention.act.done',
      defaultMessage: 'Done',
      description: 'Button: takes a row off the queue',
    },
    why: { id: 'attention.act.why', defaultMessage: 'Why', description: 'Button: shows why a row is there' },
    until: {
      id: 'attention.act.until',
      defaultMessage: 'Snooze until',
      description: 'Title of the choice of a time',
    },
    ONE_HOUR: { id: 'attention.snooze.hour', defaultMessage: 'In 1 hour', description: 'Snooze: an hour' },
    TONIGHT: {
      id: 'attention.snooze.tonight',
      defaultMessage: 'Tonight, 18:00',
      description: 'Snooze: this evening',
    },
    MONDAY: {
      id: 'attention.snooze.monday',
      defaultMessage: 'Monday, 08:00',
      description: 'Snooze: next Monday',
    },
    UNTIL_CHANGE: {
      id: 'attention.snooze.change',
      defaultMessage: 'Until it changes',
      description: 'Snooze: until the cause of the row changes',
    },
    snoozeHint: {
      id: 'attention.act.snoozeHint',
      defaultMessage: 'It is back an hour before its deadline at the latest.',
      description: 'Below the times of a snooze',
    },
    doneTitle: {
      id: 'attention.act.doneTitle',
      defaultMessage: 'Done, although the cause remains?',
      description: 'Title of the question before a row is done',
    },
    doneText: {
      id: 'attention.act.doneText',
      defaultMessage: '{title}. It comes back as soon as its cause grows.',
      description: 'Text of that question; title is that of the row',
    },
    isDone: {
      id: 'attention.act.isDone',
      defaultMessage: 'Done: {title}',
      description: 'Notice after a row was done',
    },
    undo: {
      id: 'attention.act.undo',
      defaultMessage: 'Undo',
      description: 'Button that puts a done row back',
    },
    next: {
      id: 'attention.act.next',
      defaultMessage: 'Next, previous',
      description: 'Keys j and k on the queue',
    },
  }),
};
