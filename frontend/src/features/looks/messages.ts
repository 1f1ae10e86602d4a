import type { MessageDescriptor } from 'react-intl';
import type { LookKind } from '../../graphql/generated';
import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page that says which staff saw what of the user. */
export const LOOKS_MESSAGES = defineTexts({
  title: {
    id: 'looks.title',
    defaultMessage: 'Who has seen my data',
    description: 'Title of the page, in the words of the user',
  },
  back: { id: 'looks.back', defaultMessage: 'Settings', description: 'Link back to the settings' },
  period: {
    id: 'looks.period',
    defaultMessage: 'In the last {days} days',
    description: 'Above the counts; days is how many days they go back',
  },
  looks: {
    id: 'looks.count.looks',
    defaultMessage: 'looks by staff',
    description: 'Under a number: looks by staff',
  },
  numberLooks: {
    id: 'looks.count.numberLooks',
    defaultMessage: 'at your number',
    description: 'Under a number: looks at the mobile number',
  },
  copies: {
    id: 'looks.count.copies',
    defaultMessage: 'copies given out',
    description: 'Under a number: files that were made and given out',
  },
  numberUnseen: {
    id: 'looks.numberUnseen',
    defaultMessage: 'Nobody has seen your mobile number.',
    description: 'Nobody has seen the mobile number in that time',
  },
  pin: {
    id: 'looks.pin',
    defaultMessage: 'Your PIN can be seen by nobody, ever.',
    description: 'The PIN can be seen by nobody, ever',
  },
  list: {
    id: 'looks.list',
    defaultMessage: 'Looks at your data',
    description: 'Name of the list of looks, for screen readers',
  },
  saw: {
    id: 'looks.saw',
    defaultMessage: 'Saw: {what}.',
    description: 'What staff saw; what is one or several such things',
  },
  why: {
    id: 'looks.why',
    defaultMessage: 'Why: {reason}.',
    description: 'Why staff looked; reason is one of a list, or in words',
  },
  noReason: {
    id: 'looks.noReason',
    defaultMessage: 'No reason was asked for.',
    description: 'In place of the reason: none was asked for',
  },
  more: {
    id: 'looks.more',
    defaultMessage: 'Show older looks',
    description: 'Button that shows older looks',
  },
  emptyTitle: {
    id: 'looks.emptyTitle',
    defaultMessage: 'Nobody has looked',
    description: 'There were no looks',
  },
  emptyText: {
    id: 'looks.emptyText',
    defaultMessage: 'When staff open your plate, your number or a track, it stands here.',
    description: 'Under it: what would be here',
  },
  error: {
    id: 'looks.error',
    defaultMessage: 'The list could not be loaded. Please try again.',
    description: 'The looks could not be loaded',
  },
  youDecide: {
    id: 'looks.youDecide',
    defaultMessage: 'You decide',
    description: 'Section with what the user can choose',
  },
  notices: {
    id: 'looks.notices',
    defaultMessage: 'Tell me at every look',
    description: 'Switch: a message comes at every look',
  },
  noticesHint: {
    id: 'looks.noticesHint',
    defaultMessage: 'A message in the app, and on this phone if it may ring.',
    description: 'Under that switch: where the message comes',
  },
  noticesFailed: {
    id: 'looks.noticesFailed',
    defaultMessage: 'The choice could not be saved',
    description: 'Notice: the switch could not be moved',
  },
  openData: {
    id: 'looks.openData',
    defaultMessage: 'Count my journeys in open data',
    description: 'Switch: own journeys are part of the data sets for everybody',
  },
  openDataHint: {
    id: 'looks.openDataHint',
    defaultMessage: 'Sums of many people, once a month. Nobody can be found in them.',
    description: 'Under that switch: what open data are',
  },
  openDataLater: {
    id: 'looks.openDataLater',
    defaultMessage: 'Saved on this phone, sent when there is network.',
    description: 'Under that switch, and in its notice: the server does not have the choice yet',
  },
  openDataOut: {
    id: 'looks.openDataOut',
    defaultMessage: 'Your journeys are left out from now on',
    description: 'Notice: own journeys are no longer part of open data that is published',
  },
  openDataIn: {
    id: 'looks.openDataIn',
    defaultMessage: 'Your journeys count in open data again',
    description: 'Notice: own journeys are part of open data that is published',
  },
  exportData: {
    id: 'looks.takeData',
    defaultMessage: 'Take or delete my data',
    description: 'Link to where one downloads or deletes one’s own data',
  },
  sealed: {
    id: 'looks.sealed',
    defaultMessage: 'Staff can neither change nor delete this list.',
    description: 'Foot of the page: staff cannot change the list',
  },
});

/**
 * Objects of a look; when is the day of the journey, violation or incident that it was about, or the word none.
 */
export const LOOK_KIND_MESSAGES: Record<LookKind, MessageDescriptor> = defineTexts({
  PLATE: {
    id: 'looks.kind.plate',
    defaultMessage: 'your plate in full',
    description: 'What staff saw: the whole registration number',
  },
  NUMBER: {
    id: 'looks.kind.number',
    defaultMessage: 'your mobile number in full',
    description: 'What staff saw: the whole mobile number',
  },
  TRACK: {
    id: 'looks.kind.track',
    defaultMessage:
      '{when, select, none {the track of a journey that was deleted since} other {the track of your journey of {when}}}',
    description: 'What staff saw: the track of a journey; when is its day, or none',
  },
  VIOLATION: {
    id: 'looks.kind.violation',
    defaultMessage:
      '{when, select, none {a violation that was deleted since} other {your violation of {when}}}',
    description: 'What staff opened: a violation; when is its day, or none',
  },
  INCIDENT: {
    id: 'looks.kind.incident',
    defaultMessage:
      '{when, select, none {an incident that was deleted since} other {the incident that you reported, of {when}}}',
    description: 'What staff opened: an incident; when is its day, or none',
  },
  COPY: {
    id: 'looks.kind.copy',
    defaultMessage: 'a file with your plate was made',
    description: 'What staff made: a file with the plate of the user',
  },
  PLATE_SEARCH: {
    id: 'looks.kind.plateSearch',
    defaultMessage: 'a search by plate found you',
    description: 'What staff did: a search by plate found the user',
  },
  NUMBER_SEARCH: {
    id: 'looks.kind.numberSearch',
    defaultMessage: 'a search by mobile number found you',
    description: 'What staff did: a search by number found the user',
  },
});
