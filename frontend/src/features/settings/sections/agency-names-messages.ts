import { defineTexts } from '../../../lib/i18n/define-texts';

/** Agencies that the user drives for, and whether each may see the user's name. */
export const AGENCY_NAMES_MESSAGES = defineTexts({
  section: {
    id: 'settings.agencyNames.section',
    defaultMessage: 'Agencies you drive for',
    description: 'Heading in the settings',
  },
  show: {
    id: 'settings.agencyNames.show',
    defaultMessage: '{agency} may see my name',
    description: 'Switch: the agency is let see the name of the user, who drives for it',
  },
  hidden: {
    id: 'settings.agencyNames.hidden',
    defaultMessage: 'It knows you as {alias}, without your name.',
    description: 'Below the switch while it is off; alias is four letters and digits',
  },
  unknown: {
    id: 'settings.agencyNames.unknown',
    defaultMessage: 'It has not looked at its drivers since you drove.',
    description: 'Below the switch while it is off and the agency has no alias for the user',
  },
  shown: {
    id: 'settings.agencyNames.shown',
    defaultMessage: 'It sees your name beside {alias} since {date}.',
    description: 'Below the switch while it is on; date is formatted',
  },
  place: {
    id: 'settings.agencyNames.place',
    defaultMessage: '{agency} may show where my bus is',
    description: 'Switch: coarse places of journeys in the buses of this agency are in its feed',
  },
  placeOff: {
    id: 'settings.agencyNames.placeOff',
    defaultMessage: 'It does not see where you drive.',
    description: 'Below the switch while it is off',
  },
  placeOn: {
    id: 'settings.agencyNames.placeOn',
    defaultMessage: 'For journeys that you begin from now on. You can take it back at any time.',
    description: 'Below the switch while it is on',
  },
  placeSeen: {
    id: 'settings.agencyNames.placeSeen',
    defaultMessage:
      'With your yes, an agency can show passengers about where its bus is. It does so only while you drive it on a public journey. The place is five minutes late and to the nearest kilometre. Your name and your plate are not in it. Nothing is shown within 3 km of where you began. Nothing is shown once you have arrived. People who know your timetable can still guess that it is you.',
    description: 'What an agency sees of the places of a driver with a yes, and what can be guessed',
  },
  seen: {
    id: 'settings.agencyNames.seen',
    defaultMessage:
      'An agency sees your rate and your violations in its vehicles. It sees plate and hour, and an alias for you. With your yes it sees the name of your profile too. That holds also for what was before. It never sees your number or your route here.',
    description: 'What an agency sees of a driver, without and with a yes',
  },
  withdraw: {
    id: 'settings.agencyNames.withdraw',
    defaultMessage:
      'You can take it back. Then your name is gone at once. Your next alias is another one. The agency may remember what it has read. Your name also goes when you ask to delete your account.',
    description: 'What withdrawing a yes does, and what it can not do',
  },
});
