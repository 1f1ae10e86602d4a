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
    defaultMessage: 'For journeys that you begin from now on, until you take it back.',
    description: 'Below the switch while it is on',
  },
  placeSeen: {
    id: 'settings.agencyNames.placeSeen',
    defaultMessage:
      'With your yes to places, an agency can show passengers about where its bus is while you drive it as a driver on a public journey: five minutes late, to the nearest kilometre, without your name or plate, nothing within 3 km of where you began, and nothing once you have arrived. People who know your timetable can still guess that it is you.',
    description: 'What an agency sees of the places of a driver with a yes, and what can be guessed',
  },
  seen: {
    id: 'settings.agencyNames.seen',
    defaultMessage:
      'An agency sees your rate and your violations in its vehicles, with plate and hour, under an alias. With your yes it sees the name of your profile beside that, also for what was before. It never sees your number or your route here.',
    description: 'What an agency sees of a driver, without and with a yes',
  },
  withdraw: {
    id: 'settings.agencyNames.withdraw',
    defaultMessage:
      'You can take it back: then your name is gone at once, and your next alias is another one. The agency may remember what it has read. Your name also goes as soon as you ask to delete your account.',
    description: 'What withdrawing a yes does, and what it can not do',
  },
});
