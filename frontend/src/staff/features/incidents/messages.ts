import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../../lib/i18n/define-texts';
import type { TriageStep } from './triage';

/** Texts of the inbox of incidents. */
export const INBOX_MESSAGES = defineTexts({
  list: {
    id: 'inbox.list',
    defaultMessage: 'Incidents',
    description: 'Name of the list of incidents, for screen readers',
  },
  bySms: {
    id: 'inbox.bySms',
    defaultMessage: 'By SMS, unproven',
    description:
      'Beside an incident that came by a text message: nobody knows who sent it, and it weighs nothing by itself',
  },
  failed: {
    id: 'inbox.failed',
    defaultMessage: 'The incidents could not be loaded. Please try again.',
    description: 'The list could not be loaded',
  },
  empty: { id: 'inbox.empty', defaultMessage: 'No incident yet', description: 'Title: there is no incident' },
  emptyText: {
    id: 'inbox.emptyText',
    defaultMessage: 'What citizens report appears here at once.',
    description: 'Text: where incidents come from',
  },
  none: {
    id: 'inbox.none',
    defaultMessage: 'No incident fits these filters',
    description: 'Title: the filters leave no incident',
  },
  search: {
    id: 'inbox.search',
    defaultMessage: 'Words or number',
    description: 'In the search field: words of the report, or its number',
  },
  type: { id: 'inbox.type', defaultMessage: 'What happened', description: 'Label: what happened' },
  status: { id: 'inbox.status', defaultMessage: 'Status', description: 'Label: what has become of it' },
  severity: { id: 'inbox.severity', defaultMessage: 'Severity', description: 'Label: how bad it is' },
  words: {
    id: 'inbox.words',
    defaultMessage: 'In the citizen’s words',
    description: 'Label: what the citizen wrote',
  },
  mood: {
    id: 'inbox.mood',
    defaultMessage: 'Citizen’s feeling',
    description: 'Label: how the citizen feels',
  },
  place: { id: 'inbox.place', defaultMessage: 'Place', description: 'Head of the column with the place' },
  confirmed: {
    id: 'inbox.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Head of the column: how many others confirmed it',
  },
  time: { id: 'inbox.time', defaultMessage: 'Time', description: 'Head of the column with the time' },
  all: { id: 'inbox.all', defaultMessage: 'All', description: 'Choice of a filter: all of them' },
  from: {
    id: 'inbox.from',
    defaultMessage: 'From {day}',
    description: 'A filter in words; day is the first one',
  },
  to: { id: 'inbox.to', defaultMessage: 'To {day}', description: 'A filter in words; day is the last one' },
  noWords: {
    id: 'inbox.noWords',
    defaultMessage: 'No words',
    description: 'In place of the citizen’s words: nothing was written',
  },
});

/** One incident, opened. */
export const OPENED_MESSAGES = defineTexts({
  title: {
    id: 'inbox.opened.title',
    defaultMessage: '{type} #{id}',
    description: 'Title of the detail; type is what happened, id a number',
  },
  failed: {
    id: 'inbox.opened.failed',
    defaultMessage: 'The incident could not be loaded. Please try again.',
    description: 'The incident could not be loaded',
  },
  missing: {
    id: 'inbox.opened.missing',
    defaultMessage: 'There is no incident of this number',
    description: 'There is no incident of this number',
  },
  toOriginal: {
    id: 'inbox.opened.toKept',
    defaultMessage: 'To the incident that is kept, #{id}',
    description: 'Link of a duplicate to the incident that is kept; id',
  },
  closed: {
    id: 'inbox.opened.closed',
    defaultMessage: 'Decided. You can reopen it with a reason.',
    description: 'In place of buttons: the decision stands',
  },
  map: {
    id: 'inbox.opened.map',
    defaultMessage: 'Map of the place: {place}',
    description: 'Name of the picture of the place, for screen readers; place',
  },
  view: {
    id: 'inbox.opened.view',
    defaultMessage: 'View',
    description: 'Button in a row that opens the incident',
  },
  decide: {
    id: 'inbox.opened.decide',
    defaultMessage: 'Decide on incidents',
    description: 'What a viewer may not: decide on incidents',
  },
});

/** Buttons that move an incident to another status. */
export const MOVE_MESSAGES: Readonly<Record<TriageStep, MessageDescriptor>> = defineTexts({
  VERIFIED: {
    id: 'inbox.move.verified',
    defaultMessage: 'Verify',
    description: 'Button: what the report says is true',
  },
  UNDER_REVIEW: {
    id: 'inbox.move.underReview',
    defaultMessage: 'Review',
    description: 'Button: staff begin to look into it',
  },
  RESOLVED: { id: 'inbox.move.resolved', defaultMessage: 'Resolve', description: 'Button: it is done with' },
  REJECTED: {
    id: 'inbox.move.rejected',
    defaultMessage: 'Reject',
    description: 'Button: the report is unfounded',
  },
  DUPLICATE: {
    id: 'inbox.move.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Button: it was told of before',
  },
  REOPENED: {
    id: 'inbox.move.reopened',
    defaultMessage: 'Reopen',
    description: 'Button: a decision is taken back, staff look into it again',
  },
});

/** Texts before and after an act. */
export const TRIAGE_MESSAGES = defineTexts({
  askResolve: {
    id: 'inbox.triage.askResolve',
    defaultMessage: 'Resolve this incident?',
    description: 'Title of the dialog before it is resolved',
  },
  askReject: {
    id: 'inbox.triage.askReject',
    defaultMessage: 'Reject this incident?',
    description: 'Title of the dialog before it is rejected',
  },
  askReopen: {
    id: 'inbox.triage.askReopen',
    defaultMessage: 'Reopen this incident?',
    description: 'Title of the dialog before it is reopened',
  },
  reopenObject: {
    id: 'inbox.triage.reopenObject',
    defaultMessage: '{type} #{id}. It will be under review again.',
    description: 'Names the incident that is reopened; type is what happened, id a number',
  },
  object: {
    id: 'inbox.triage.object',
    defaultMessage: '{type} #{id}. It can be reopened with a reason.',
    description: 'Names the incident; type is what happened, id a number',
  },
  reasonHint: {
    id: 'inbox.triage.reasonHint',
    defaultMessage: 'The person who reported it reads this.',
    description: 'Below the field for the reason: who reads it',
  },
  done: {
    id: 'inbox.triage.done',
    defaultMessage: 'Incident #{id}: {status}',
    description: 'Notice after an act; id is a number, status the new one',
  },
  failed: {
    id: 'inbox.triage.failed',
    defaultMessage: 'Not done',
    description: 'Title of the notice: the act has failed',
  },
  conflict: {
    id: 'inbox.triage.conflict',
    defaultMessage: 'Somebody else was faster',
    description: 'Title: somebody else was faster',
  },
  conflictText: {
    id: 'inbox.triage.conflictText',
    defaultMessage: 'Incident #{id} is meanwhile: {status}.',
    description: 'What somebody else has done; id is the incident’s number, status what it is now',
  },
  conflictReason: {
    id: 'inbox.triage.conflictReason',
    defaultMessage: 'Their reason: {reason}',
    description: 'And why; reason is in their words',
  },
  conflictStands: {
    id: 'inbox.triage.conflictStands',
    defaultMessage: 'That decision stands.',
    description: 'That decision can not be changed',
  },
  goOn: {
    id: 'inbox.triage.goOn',
    defaultMessage: '{act} all the same',
    description: 'Button: do it all the same; act is a verb such as Resolve',
  },
  leave: {
    id: 'inbox.triage.leave',
    defaultMessage: 'Leave as it is',
    description: 'Button: leave it as somebody else has decided',
  },
});

/** The choice of the incident of which another is a duplicate. */
export const MERGE_MESSAGES = defineTexts({
  title: {
    id: 'inbox.merge.title',
    defaultMessage: 'Duplicate of which incident?',
    description: 'Title of the dialog that merges an incident into another',
  },
  text: {
    id: 'inbox.merge.text',
    defaultMessage: '{type} #{id} becomes a duplicate. Its confirmations count for the one that is kept.',
    description: 'What merging does; type is what happened, id its number',
  },
  similar: {
    id: 'inbox.merge.similar',
    defaultMessage: 'Near in place and time',
    description: 'Name of the list of similar incidents',
  },
  none: {
    id: 'inbox.merge.none',
    defaultMessage: 'None within 3 km and 3 hours. You can give its number.',
    description: 'In place of that list: none was near',
  },
  noPlace: {
    id: 'inbox.merge.noPlace',
    defaultMessage: 'place not known',
    description: 'In place of a distance: no place is known',
  },
  away: {
    id: 'inbox.merge.away',
    defaultMessage: '{distance} away',
    description: 'How far away; distance has its unit',
  },
  number: {
    id: 'inbox.merge.number',
    defaultMessage: 'Number of the incident that is kept',
    description: 'Label of the field for the number of the kept incident',
  },
  numberHint: {
    id: 'inbox.merge.numberHint',
    defaultMessage: 'It must not be a duplicate itself.',
    description: 'Below that field',
  },
  missing: {
    id: 'inbox.merge.missing',
    defaultMessage: 'Choose the incident that is kept.',
    description: 'No incident was chosen',
  },
  wrong: {
    id: 'inbox.merge.wrong',
    defaultMessage: 'This one cannot be kept: it does not exist or is a duplicate itself.',
    description: 'The chosen one can not be kept: none, or a duplicate',
  },
  confirm: { id: 'inbox.merge.confirm', defaultMessage: 'Merge', description: 'Button that merges' },
});

/** Keys, below the list. */
export const KEY_MESSAGES = defineTexts({
  label: {
    id: 'inbox.keys.label',
    defaultMessage: 'Keys for a row',
    description: 'Name of the line that says what the keys do',
  },
  move: {
    id: 'inbox.keys.move',
    defaultMessage: 'Next, previous',
    description: 'What j and k do: move among the rows',
  },
  open: { id: 'inbox.keys.open', defaultMessage: 'Open', description: 'What Enter does: opens the row' },
  enter: {
    id: 'inbox.keys.enter',
    defaultMessage: 'Enter',
    description: 'The key Enter, as it is printed on a keyboard',
  },
});
