import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the list of conflicts. */
export const CONFLICT_MESSAGES = defineTexts({
  list: {
    id: 'violators.conflicts',
    defaultMessage: 'Conflicts and events for review',
    description: 'Name of the table, for screen readers',
  },
  why: {
    id: 'violators.conflictWhy',
    defaultMessage: 'Why',
    description: 'Head of a column: why staff look at it',
  },
  when: {
    id: 'violators.conflictWhen',
    defaultMessage: 'When',
    description: 'Head of a column: from when to when',
  },
  speed: {
    id: 'violators.conflictSpeed',
    defaultMessage: 'Peak',
    description: 'Head of a column: peak speed',
  },
  phones: {
    id: 'violators.conflictPhones',
    defaultMessage: 'Phones',
    description: 'Head of a column: how many phones tell of it',
  },
  apart: {
    id: 'violators.conflictApart',
    defaultMessage: 'Farthest apart',
    description: 'Head of a column: greatest distance of two of them',
  },
  beside: {
    id: 'violators.conflictBeside',
    defaultMessage: 'Beside',
    description: 'Head of a column: another vehicle it was beside',
  },
  emptyTitle: {
    id: 'violators.conflictsEmptyTitle',
    defaultMessage: 'No conflict here',
    description: 'The table is empty',
  },
  emptyText: {
    id: 'violators.conflictsEmptyText',
    defaultMessage:
      'Events appear here when an enrolled device of a vehicle was elsewhere, or when only three independent witnesses saw them.',
    description: 'When something appears there',
  },
  phonesTitle: {
    id: 'violators.conflictPhonesTitle',
    defaultMessage: 'Phones that tell of it',
    description: 'Title of the list of phones',
  },
  device: {
    id: 'violators.conflictDevice',
    defaultMessage: 'Enrolled device of the vehicle',
    description: 'One phone of the list: enrolled for the vehicle',
  },
  witness: {
    id: 'violators.conflictWitness',
    defaultMessage: 'Phone that scanned the vehicle’s code',
    description: 'One phone of the list: it scanned the code in the vehicle',
  },
  saw: {
    id: 'violators.conflictSaw',
    defaultMessage: 'Recorded the violation.',
    description: 'Of such a phone',
  },
  sawNot: {
    id: 'violators.conflictSawNot',
    defaultMessage: 'Recorded no violation.',
    description: 'Of such a phone',
  },
  apartText: {
    id: 'violators.conflictApartText',
    defaultMessage: 'Up to {distance} from an enrolled device of the vehicle.',
    description: 'Of such a phone; distance is with its unit',
  },
  besideText: {
    id: 'violators.conflictBesideText',
    defaultMessage:
      'For {minutes} minutes beside the enrolled device of {vehicle}: it may have been in that vehicle.',
    description: 'Of such a phone; vehicle is a masked plate, minutes is a number',
  },
  morePhones: {
    id: 'violators.conflictMorePhones',
    defaultMessage: '{count, plural, one {and one more phone} other {and # more phones}}',
    description: 'Below the list: those that are not in it',
  },
});

/** Reason why an event is listed. */
export const CONFLICT_LEVELS = defineTexts({
  CONFLICT: {
    id: 'violators.levelConflict',
    defaultMessage: 'Devices disagree',
    description: 'Why: an enrolled device was elsewhere',
  },
  WITNESSED: {
    id: 'violators.levelWitnessed',
    defaultMessage: 'Only witnesses',
    description: 'Why: witnesses, and no enrolled device',
  },
});

/** The same in a sentence. */
export const CONFLICT_LEVEL_TEXTS = defineTexts({
  CONFLICT: {
    id: 'violators.levelConflictText',
    defaultMessage:
      'An enrolled device of this vehicle was elsewhere at that time. Nobody is accused by it, and the rule does not count it.',
    description: 'What it means, and what follows',
  },
  WITNESSED: {
    id: 'violators.levelWitnessedText',
    defaultMessage:
      'Three independent witnesses saw it, and no enrolled device. It is for review: nobody is named by it, and the rule does not count it.',
    description: 'What it means, and what follows',
  },
});
