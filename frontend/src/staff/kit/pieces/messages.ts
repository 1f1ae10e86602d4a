import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the dialogs in which staff confirm what they do. */
export const ACT_MESSAGES = defineTexts({
  cancel: { id: 'staff.act.cancel', description: 'Button that leaves a dialog without doing anything' },
  passedOn: {
    id: 'staff.act.passedOn',
    description: 'Button that closes a sheet with a secret for somebody else, which is shown once',
  },
  typeWord: {
    id: 'staff.act.typeWord',
    description: 'Label of a field that must hold a word before a dangerous act; word is that word',
  },
  wrongWord: {
    id: 'staff.act.wrongWord',
    description: 'The word in the field is another one; word is the right one',
  },
  touches: {
    id: 'staff.act.touches',
    description: 'How many things an act will touch; count is how many',
  },
  reason: { id: 'staff.act.reason', description: 'Label of the field for the reason of an act' },
  reasonHint: { id: 'staff.act.reasonHint', description: 'Below the field for a reason: who reads it' },
  reasonMissing: { id: 'staff.act.reasonMissing', description: 'The reason is empty' },
  denied: {
    id: 'staff.act.denied',
    description: 'Why a button does nothing; permission is what the role lacks',
  },
});

/** Texts of the cards with one figure. */
export const STAT_MESSAGES = defineTexts({
  formula: { id: 'staff.stat.formula', description: 'Button beside a figure that shows how it is computed' },
  up: { id: 'staff.stat.up', description: 'Before a change: it is more; value is by how much' },
  down: { id: 'staff.stat.down', description: 'Before a change: it is less; value is by how much' },
  same: { id: 'staff.stat.same', description: 'In the place of a change: there is none' },
  all: { id: 'staff.stat.all', description: 'Choice among severities: all of them' },
  severities: { id: 'staff.stat.severities', description: 'Name of the choice of a severity' },
});
