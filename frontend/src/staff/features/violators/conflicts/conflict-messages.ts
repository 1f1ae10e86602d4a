import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the list of conflicts. */
export const CONFLICT_MESSAGES = defineTexts({
  list: { id: 'violators.conflicts', description: 'Name of the table, for screen readers' },
  why: { id: 'violators.conflictWhy', description: 'Head of a column: why staff look at it' },
  when: { id: 'violators.conflictWhen', description: 'Head of a column: from when to when' },
  speed: { id: 'violators.conflictSpeed', description: 'Head of a column: peak speed' },
  phones: { id: 'violators.conflictPhones', description: 'Head of a column: how many phones tell of it' },
  apart: { id: 'violators.conflictApart', description: 'Head of a column: greatest distance of two of them' },
  beside: { id: 'violators.conflictBeside', description: 'Head of a column: another vehicle it was beside' },
  emptyTitle: { id: 'violators.conflictsEmptyTitle', description: 'The table is empty' },
  emptyText: { id: 'violators.conflictsEmptyText', description: 'When something appears there' },
  phonesTitle: { id: 'violators.conflictPhonesTitle', description: 'Title of the list of phones' },
  device: { id: 'violators.conflictDevice', description: 'One phone of the list: enrolled for the vehicle' },
  witness: {
    id: 'violators.conflictWitness',
    description: 'One phone of the list: it scanned the code in the vehicle',
  },
  saw: { id: 'violators.conflictSaw', description: 'Of such a phone' },
  sawNot: { id: 'violators.conflictSawNot', description: 'Of such a phone' },
  apartText: {
    id: 'violators.conflictApartText',
    description: 'Of such a phone; distance is with its unit',
  },
  besideText: {
    id: 'violators.conflictBesideText',
    description: 'Of such a phone; vehicle is a masked plate, minutes is a number',
  },
  morePhones: { id: 'violators.conflictMorePhones', description: 'Below the list: those that are not in it' },
});

/** Why an event is listed. */
export const CONFLICT_LEVELS = defineTexts({
  CONFLICT: { id: 'violators.levelConflict', description: 'Why: an enrolled device was elsewhere' },
  WITNESSED: { id: 'violators.levelWitnessed', description: 'Why: witnesses, and no enrolled device' },
});

/** The same in a sentence. */
export const CONFLICT_LEVEL_TEXTS = defineTexts({
  CONFLICT: { id: 'violators.levelConflictText', description: 'What it means, and what follows' },
  WITNESSED: { id: 'violators.levelWitnessedText', description: 'What it means, and what follows' },
});
