import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the sheet with what a tracker has sent. */
export const SENT_MESSAGES = defineTexts({
  open: {
    id: 'trackers.sent.open',
    defaultMessage: 'Last messages',
    description: 'Button that shows what it has sent',
  },
  openFor: {
    id: 'trackers.sent.openFor',
    defaultMessage: 'Last messages: {name}',
    description: 'The same for screen readers, and title of the sheet; name is the tracker’s',
  },
  none: {
    id: 'trackers.sent.none',
    defaultMessage: 'Nothing came in the last three days. Start the app, drive a little and look again.',
    description: 'There is no message',
  },
  recorded: {
    id: 'trackers.sent.recorded',
    defaultMessage: '{count, plural, one {# position recorded} other {# positions recorded}}',
    description: 'Outcome of a message; count is a number of 1 or more',
  },
  passedOver: {
    id: 'trackers.sent.passedOver',
    defaultMessage: '{count, plural, one {# position not recorded} other {# positions not recorded}}',
    description: 'Outcome of a message; count is a number of 1 or more',
  },
  nothing: {
    id: 'trackers.sent.nothing',
    defaultMessage: 'No position in it',
    description: 'Outcome of a message that has no position, such as a greeting',
  },
});

/** Why positions were not recorded. */
export const REASON_MESSAGES = defineTexts({
  NO_PLACE: {
    id: 'trackers.reason.noPlace',
    defaultMessage: 'There is no such place. Wait until the phone has found itself.',
    description: 'The position is 0,0 or no place at all',
  },
  NO_TIME: {
    id: 'trackers.reason.noTime',
    defaultMessage: 'Its time can not be read.',
    description: 'The position has no time that can be read',
  },
  MARKED_INVALID: {
    id: 'trackers.reason.markedInvalid',
    defaultMessage: 'The device itself says that it does not know where it is.',
    description: 'The device marks its position as invalid',
  },
  ENCRYPTED: {
    id: 'trackers.reason.encrypted',
    defaultMessage: 'The app encrypts it, and we can not read it. Turn its encryption key off.',
    description: 'OwnTracks encrypts its messages',
  },
  TOO_OLD: {
    id: 'trackers.reason.tooOld',
    defaultMessage: 'It is more than 7 days old.',
    description: 'The position is too old',
  },
  AHEAD_OF_TIME: {
    id: 'trackers.reason.aheadOfTime',
    defaultMessage: 'Its time is in the future. Check the clock of the device.',
    description: 'The clock of the device is wrong',
  },
  OTHER_DEVICE: {
    id: 'trackers.reason.otherDevice',
    defaultMessage: 'Another journey of yours covers that time.',
    description: 'A phone or another device has recorded that time',
  },
  JOURNEY_CLOSED: {
    id: 'trackers.reason.journeyClosed',
    defaultMessage: 'Its journey accepts no more positions.',
    description: 'The journey was ended or thinned out',
  },
  JOURNEY_ACTIVE: {
    id: 'trackers.reason.journeyActive',
    defaultMessage: 'You are on another journey. The app can send this again after it.',
    description: 'Another journey of the user goes on',
  },
  NOT_UNDERSTOOD: {
    id: 'trackers.reason.notUnderstood',
    defaultMessage: 'We do not understand it. Check the address that you entered into the app.',
    description: 'The message is of another form',
  },
});
