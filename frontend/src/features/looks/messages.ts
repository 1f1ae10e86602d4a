import type { MessageDescriptor } from 'react-intl';
import type { LookKind } from '../../graphql/generated';
import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page that says which staff saw what of the user. */
export const LOOKS_MESSAGES = defineTexts({
  title: { id: 'looks.title', description: 'Title of the page, in the words of the user' },
  back: { id: 'looks.back', description: 'Link back to the settings' },
  period: { id: 'looks.period', description: 'Above the counts; days is how many days they go back' },
  looks: { id: 'looks.count.looks', description: 'Under a number: looks by staff' },
  numberLooks: { id: 'looks.count.numberLooks', description: 'Under a number: looks at the mobile number' },
  copies: { id: 'looks.count.copies', description: 'Under a number: files that were made and given out' },
  numberUnseen: {
    id: 'looks.numberUnseen',
    description: 'Nobody has seen the mobile number in that time',
  },
  pin: { id: 'looks.pin', description: 'The PIN can be seen by nobody, ever' },
  list: { id: 'looks.list', description: 'Name of the list of looks, for screen readers' },
  saw: { id: 'looks.saw', description: 'What staff saw; what is one or several such things' },
  why: { id: 'looks.why', description: 'Why staff looked; reason is one of a list, or in words' },
  noReason: { id: 'looks.noReason', description: 'In place of the reason: none was asked for' },
  more: { id: 'looks.more', description: 'Button that shows older looks' },
  emptyTitle: { id: 'looks.emptyTitle', description: 'There were no looks' },
  emptyText: { id: 'looks.emptyText', description: 'Under it: what would be here' },
  error: { id: 'looks.error', description: 'The looks could not be loaded' },
  youDecide: { id: 'looks.youDecide', description: 'Section with what the user can choose' },
  notices: { id: 'looks.notices', description: 'Switch: a message comes at every look' },
  noticesHint: { id: 'looks.noticesHint', description: 'Under that switch: where the message comes' },
  noticesFailed: { id: 'looks.noticesFailed', description: 'Notice: the switch could not be moved' },
  takeData: { id: 'looks.takeData', description: 'Link to where one downloads or deletes one’s own data' },
  sealed: { id: 'looks.sealed', description: 'Foot of the page: staff cannot change the list' },
});

/** What was seen; when is the day of the journey, violation or incident that it was about, or the word none. */
export const LOOK_KIND_MESSAGES: Record<LookKind, MessageDescriptor> = defineTexts({
  PLATE: { id: 'looks.kind.plate', description: 'What staff saw: the whole registration number' },
  NUMBER: { id: 'looks.kind.number', description: 'What staff saw: the whole mobile number' },
  TRACK: {
    id: 'looks.kind.track',
    description: 'What staff saw: the track of a journey; when is its day, or none',
  },
  VIOLATION: {
    id: 'looks.kind.violation',
    description: 'What staff opened: a violation; when is its day, or none',
  },
  INCIDENT: {
    id: 'looks.kind.incident',
    description: 'What staff opened: an incident; when is its day, or none',
  },
  COPY: { id: 'looks.kind.copy', description: 'What staff made: a file with the plate of the user' },
  PLATE_SEARCH: {
    id: 'looks.kind.plateSearch',
    description: 'What staff did: a search by plate found the user',
  },
  NUMBER_SEARCH: {
    id: 'looks.kind.numberSearch',
    description: 'What staff did: a search by number found the user',
  },
});
