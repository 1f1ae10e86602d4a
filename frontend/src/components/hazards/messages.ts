import { defineTexts } from '../../lib/i18n/define-texts';

/** Confirmed hazards of the road, and the votes of those who pass them. */
export const HAZARD_MESSAGES = defineTexts({
  title: {
    id: 'hazards.title',
    defaultMessage: 'On the road near you',
    description: 'Heading of the list of hazards on the map page',
  },
  none: {
    id: 'hazards.none',
    defaultMessage: 'No confirmed hazard within {km} km.',
    description: 'In place of the list; km is a whole number',
  },
  noPlace: {
    id: 'hazards.noPlace',
    defaultMessage: 'Hazards near you are listed here once your place is known.',
    description: 'In place of the list, without a position',
  },
  error: {
    id: 'hazards.error',
    defaultMessage: 'Hazards could not be loaded.',
    description: 'In place of the list',
  },
  why: {
    id: 'hazards.why',
    defaultMessage:
      'Confirmed: by staff, or by people with no common phone or vehicle. It fades when nobody says so again.',
    description: 'Under the list: what makes a hazard stand there, and what removes it',
  },
  ahead: { id: 'hazards.ahead', defaultMessage: 'ahead', description: 'Under the distance of a hazard' },
  behind: { id: 'hazards.behind', defaultMessage: 'behind', description: 'Under the distance of a hazard' },
  away: {
    id: 'hazards.away',
    defaultMessage: 'away',
    description: 'Under the distance of a hazard, where the direction of travel is not known',
  },
  since: {
    id: 'hazards.since',
    defaultMessage: 'confirmed, since {time}',
    description: 'After the place of a hazard; time is an hour',
  },
  spoken: {
    id: 'hazards.spoken',
    defaultMessage: '{hazard} in {m, number} metres.',
    description: 'Said aloud to the driver; hazard is such as Breakdown',
  },
  confirmed: {
    id: 'hazards.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Under the name of a hazard on the driving screen',
  },
  ask: {
    id: 'hazards.ask',
    defaultMessage: 'You passed it: is it still there?',
    description: 'Above the two buttons for those who have passed a hazard',
  },
  stillThere: {
    id: 'hazards.stillThere',
    defaultMessage: 'Still there',
    description: 'Button: the hazard is still there',
  },
  gone: { id: 'hazards.gone', defaultMessage: 'Gone', description: 'Button: the hazard is gone' },
  thanks: {
    id: 'hazards.thanks',
    defaultMessage: 'Thank you. It counts with what others say.',
    description: 'Notice after a vote',
  },
  tooFar: {
    id: 'hazards.tooFar',
    defaultMessage: 'You were not near enough, or it is not there any more.',
    description: 'Notice where the server does not accept a vote',
  },
  failed: {
    id: 'hazards.failed',
    defaultMessage: 'It could not be sent. Please try again.',
    description: 'Notice where a vote was not sent',
  },
});
