import type { MessageDescriptor } from 'react-intl';
import type { IncidentMove } from '../../../graphql/staff';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the inbox of incidents. */
export const INBOX_MESSAGES = defineTexts({
  list: { id: 'inbox.list', description: 'Name of the list of incidents, for screen readers' },
  failed: { id: 'inbox.failed', description: 'The list could not be loaded' },
  empty: { id: 'inbox.empty', description: 'Title: there is no incident' },
  emptyText: { id: 'inbox.emptyText', description: 'Text: where incidents come from' },
  none: { id: 'inbox.none', description: 'Title: the filters leave no incident' },
  search: { id: 'inbox.search', description: 'In the search field: words of the report, or its number' },
  type: { id: 'inbox.type', description: 'Label: what happened' },
  status: { id: 'inbox.status', description: 'Label: what has become of it' },
  severity: { id: 'inbox.severity', description: 'Label: how bad it is' },
  words: { id: 'inbox.words', description: 'Label: what the citizen wrote' },
  mood: { id: 'inbox.mood', description: 'Label: how the citizen feels' },
  place: { id: 'inbox.place', description: 'Head of the column with the place' },
  confirmed: { id: 'inbox.confirmed', description: 'Head of the column: how many others confirmed it' },
  time: { id: 'inbox.time', description: 'Head of the column with the time' },
  all: { id: 'inbox.all', description: 'Choice of a filter: all of them' },
  from: { id: 'inbox.from', description: 'A filter in words; day is the first one' },
  to: { id: 'inbox.to', description: 'A filter in words; day is the last one' },
  noWords: { id: 'inbox.noWords', description: 'In place of the citizen’s words: nothing was written' },
});

/** One incident, opened. */
export const OPENED_MESSAGES = defineTexts({
  title: { id: 'inbox.opened.title', description: 'Title of the detail; type is what happened, id a number' },
  failed: { id: 'inbox.opened.failed', description: 'The incident could not be loaded' },
  missing: { id: 'inbox.opened.missing', description: 'There is no incident of this number' },
  toKept: { id: 'inbox.opened.toKept', description: 'Link of a duplicate to the incident that is kept; id' },
  closed: { id: 'inbox.opened.closed', description: 'In place of buttons: the decision stands' },
  map: { id: 'inbox.opened.map', description: 'Name of the picture of the place, for screen readers; place' },
  view: { id: 'inbox.opened.view', description: 'Button in a row that opens the incident' },
  decide: { id: 'inbox.opened.decide', description: 'What a viewer may not: decide on incidents' },
});

/** Buttons that take an incident to another status. */
export const MOVE_MESSAGES: Readonly<Record<IncidentMove, MessageDescriptor>> = defineTexts({
  VERIFIED: { id: 'inbox.move.verified', description: 'Button: what the report says is true' },
  UNDER_REVIEW: { id: 'inbox.move.underReview', description: 'Button: staff begin to look into it' },
  RESOLVED: { id: 'inbox.move.resolved', description: 'Button: it is done with' },
  REJECTED: { id: 'inbox.move.rejected', description: 'Button: the report is unfounded' },
  DUPLICATE: { id: 'inbox.move.duplicate', description: 'Button: it was told of before' },
});

/** What comes before and after an act. */
export const TRIAGE_MESSAGES = defineTexts({
  askResolve: { id: 'inbox.triage.askResolve', description: 'Title of the dialog before it is resolved' },
  askReject: { id: 'inbox.triage.askReject', description: 'Title of the dialog before it is rejected' },
  object: {
    id: 'inbox.triage.object',
    description: 'Names the incident; type is what happened, id a number',
  },
  reasonHint: { id: 'inbox.triage.reasonHint', description: 'Below the field for the reason: who reads it' },
  done: { id: 'inbox.triage.done', description: 'Notice after an act; id is a number, status the new one' },
  failed: { id: 'inbox.triage.failed', description: 'Title of the notice: the act has failed' },
  conflict: { id: 'inbox.triage.conflict', description: 'Title: somebody else was faster' },
  conflictText: {
    id: 'inbox.triage.conflictText',
    description: 'What somebody else has done; id is the incident’s number, status what it is now',
  },
  conflictReason: { id: 'inbox.triage.conflictReason', description: 'And why; reason is in their words' },
  conflictStands: { id: 'inbox.triage.conflictStands', description: 'That decision can not be changed' },
  goOn: { id: 'inbox.triage.goOn', description: 'Button: do it all the same; act is a verb such as Resolve' },
  leave: { id: 'inbox.triage.leave', description: 'Button: leave it as somebody else has decided' },
});

/** The choice of the incident of which another is a duplicate. */
export const MERGE_MESSAGES = defineTexts({
  title: { id: 'inbox.merge.title', description: 'Title of the dialog that merges an incident into another' },
  text: { id: 'inbox.merge.text', description: 'What merging does; type is what happened, id its number' },
  similar: { id: 'inbox.merge.similar', description: 'Name of the list of similar incidents' },
  none: { id: 'inbox.merge.none', description: 'In place of that list: none was near' },
  noPlace: { id: 'inbox.merge.noPlace', description: 'In place of a distance: no place is known' },
  away: { id: 'inbox.merge.away', description: 'How far away; distance has its unit' },
  number: { id: 'inbox.merge.number', description: 'Label of the field for the number of the kept incident' },
  numberHint: { id: 'inbox.merge.numberHint', description: 'Below that field' },
  missing: { id: 'inbox.merge.missing', description: 'No incident was chosen' },
  wrong: { id: 'inbox.merge.wrong', description: 'The chosen one can not be kept: none, or a duplicate' },
  confirm: { id: 'inbox.merge.confirm', description: 'Button that merges' },
});

/** What the keys do, below the list. */
export const KEY_MESSAGES = defineTexts({
  label: { id: 'inbox.keys.label', description: 'Name of the line that says what the keys do' },
  move: { id: 'inbox.keys.move', description: 'What j and k do: move among the rows' },
  open: { id: 'inbox.keys.open', description: 'What Enter does: opens the row' },
  enter: { id: 'inbox.keys.enter', description: 'The key Enter, as it is printed on a keyboard' },
});
