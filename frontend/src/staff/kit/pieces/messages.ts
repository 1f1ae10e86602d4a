import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the dialogs in which staff confirm what they do. */
export const ACT_MESSAGES = defineTexts({
  cancel: {
    id: 'staff.act.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a dialog without doing anything',
  },
  passedOn: {
    id: 'staff.act.passedOn',
    defaultMessage: 'I have passed it on',
    description: 'Button that closes a sheet with a secret for somebody else, which is shown once',
  },
  typeWord: {
    id: 'staff.act.typeWord',
    defaultMessage: 'Type {word} to go on',
    description: 'Label of a field that must hold a word before a dangerous act; word is that word',
  },
  wrongWord: {
    id: 'staff.act.wrongWord',
    defaultMessage: 'Type exactly {word}.',
    description: 'The word in the field is another one; word is the right one',
  },
  touches: {
    id: 'staff.act.touches',
    defaultMessage:
      '{count, plural, =0 {Nothing is affected.} one {It affects # entry.} other {It affects # entries.}}',
    description: 'How many things an act will touch; count is how many',
  },
  reason: {
    id: 'staff.act.reason',
    defaultMessage: 'Reason',
    description: 'Label of the field for the reason of an act',
  },
  reasonHint: {
    id: 'staff.act.reasonHint',
    defaultMessage: 'It is kept in the audit log, up to {most} characters.',
    description: 'Below the field for a reason: who reads it',
  },
  reasonMissing: {
    id: 'staff.act.reasonMissing',
    defaultMessage: 'Say why.',
    description: 'The reason is empty',
  },
  denied: {
    id: 'staff.act.denied',
    defaultMessage: 'No permission: {permission}',
    description: 'Why a button does nothing; permission is what the role lacks',
  },
});

/** Texts of the cards with one figure. */
export const STAT_MESSAGES = defineTexts({
  formula: {
    id: 'staff.stat.formula',
    defaultMessage: 'How this is computed',
    description: 'Button beside a figure that shows how it is computed',
  },
  up: {
    id: 'staff.stat.up',
    defaultMessage: 'up {value}',
    description: 'Before a change: it is more; value is by how much',
  },
  down: {
    id: 'staff.stat.down',
    defaultMessage: 'down {value}',
    description: 'Before a change: it is less; value is by how much',
  },
  same: {
    id: 'staff.stat.same',
    defaultMessage: 'no change',
    description: 'In the place of a change: there is none',
  },
  all: { id: 'staff.stat.all', defaultMessage: 'All', description: 'Choice among severities: all of them' },
  severities: {
    id: 'staff.stat.severities',
    defaultMessage: 'Severity',
    description: 'Name of the choice of a severity',
  },
});
