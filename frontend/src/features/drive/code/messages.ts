import type { CodeFault } from '@wakafine/domain/people/vehicle-code';
import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts around the code in a vehicle. */
export const CODE_MESSAGES = defineTexts({
  scan: {
    id: 'drive.code.scan',
    defaultMessage: 'Scan the code in the vehicle',
    description: 'Button: opens the camera for the QR code in the vehicle',
  },
  stop: {
    id: 'drive.code.stop',
    defaultMessage: 'Close the camera',
    description: 'Button: closes the camera',
  },
  viewfinder: {
    id: 'drive.code.viewfinder',
    defaultMessage: 'Picture of the camera',
    description: 'Name of the camera’s picture',
  },
  point: {
    id: 'drive.code.point',
    defaultMessage: 'Point at the sticker by the door',
    description: 'Under the camera’s picture: what to do',
  },
  noCamera: {
    id: 'drive.code.noCamera',
    defaultMessage: 'The camera is not available. Type the code under the QR code.',
    description: 'In place of the camera’s picture: it was refused or there is none',
  },
  label: {
    id: 'drive.code.label',
    defaultMessage: 'Code under the QR (optional)',
    description: 'Label of the field for the typed code',
  },
  hint: {
    id: 'drive.code.hint',
    defaultMessage: 'A typed plate helps your own journey. Only the code shows which vehicle it is.',
    description: 'Under that field: what the code is good for',
  },
  accepted: {
    id: 'drive.code.taken',
    defaultMessage: 'Code of {plate}',
    description: 'The code names this vehicle; plate is its plate',
  },
  unchecked: {
    id: 'drive.code.unchecked',
    defaultMessage: 'Code noted. It is checked once you are online.',
    description: 'The code is whole and will be checked once there is a network',
  },
  remove: {
    id: 'drive.code.remove',
    defaultMessage: 'Remove',
    description: 'Button: starts without the code',
  },
  refused: {
    id: 'drive.code.refused',
    defaultMessage: 'This code is not known. Check each character.',
    description: 'The server does not know the code',
  },
  revoked: {
    id: 'drive.code.revoked',
    defaultMessage: 'This code is no longer in force. Ask for the new sticker.',
    description: 'The code is no longer in force',
  },
  tooMany: {
    id: 'drive.code.tooMany',
    defaultMessage: 'Too many wrong codes. Try again in an hour.',
    description: 'Too many wrong codes in an hour',
  },
  bindTitle: {
    id: 'drive.code.bindTitle',
    defaultMessage: 'Which vehicle is this?',
    description: 'Title of the sheet: scan under way',
  },
  bind: {
    id: 'drive.code.bind',
    defaultMessage: 'Scan the sticker or type its code. It holds for this journey, 6 hours at most.',
    description: 'In that sheet: what to do, and how long it holds',
  },
  bindGiven: {
    id: 'drive.code.bindGiven',
    defaultMessage: 'I am in this vehicle',
    description: 'Button: puts the journey that is on into the vehicle of the code that was scanned',
  },
  bound: {
    id: 'drive.code.bound',
    defaultMessage: 'You are in {plate}',
    description: 'Notice: the journey is in this vehicle now; plate is its',
  },
  failed: {
    id: 'drive.code.failed',
    defaultMessage: 'The code could not be sent. Please try again.',
    description: 'Notice: the code could not be sent',
  },
});

/** The journey is on, but what was to show its vehicle was not accepted. */
export const NOT_BOUND_MESSAGES = defineTexts({
  code: {
    id: 'drive.code.notBound',
    defaultMessage: 'The code was not accepted. Your journey counts with the typed plate.',
    description: 'Notice: the journey is on, but its code was not accepted',
  },
  signature: {
    id: 'drive.code.notSigned',
    defaultMessage: 'This phone no longer belongs to the vehicle. Your journey counts with the typed plate.',
    description: 'Notice: the journey is on, but this phone does not belong to the vehicle any more',
  },
});

/** Faults of a typed code. */
export const CODE_FAULT_MESSAGES: Record<CodeFault, MessageDescriptor> = defineTexts({
  empty: {
    id: 'drive.code.fault.empty',
    defaultMessage: 'Type the code',
    description: 'Under the field: nothing was typed',
  },
  length: {
    id: 'drive.code.fault.length',
    defaultMessage: 'The code has 12 characters',
    description: 'Under the field: too short or too long',
  },
  character: {
    id: 'drive.code.fault.character',
    defaultMessage: 'The code has only letters and digits, without U',
    description: 'Under the field: a character of no code',
  },
  checksum: {
    id: 'drive.code.fault.checksum',
    defaultMessage: 'One character of the code is wrong',
    description: 'Under the field: a typing error',
  },
});

/** Certainty of the vehicle of a journey. */
export const LEVEL_MESSAGES = defineTexts({
  WITNESS: {
    id: 'drive.level.witness',
    defaultMessage: 'Code scanned: {plate}',
    description: 'Beside the plate: its code was scanned; plate is its',
  },
  BOUND: {
    id: 'drive.level.bound',
    defaultMessage: 'This phone belongs to {plate}',
    description: 'Beside the plate: this phone belongs to the vehicle; plate is its',
  },
});

/** In the form of a start, on a phone that belongs to a vehicle. */
export const ENROLLED_MESSAGES = defineTexts({
  signed: {
    id: 'drive.enrolled.signed',
    defaultMessage: 'This phone belongs to {plate} and signs this journey.',
    description:
      'The typed plate is that of the phone’s vehicle: the phone signs the journey; plate is its plate',
  },
  other: {
    id: 'drive.enrolled.other',
    defaultMessage: 'This phone belongs to {plate}. It does not sign for another plate.',
    description: 'Another plate was typed than that of the phone’s vehicle; plate is that of the phone’s',
  },
  accept: {
    id: 'drive.enrolled.take',
    defaultMessage: 'Use its plate',
    description: 'Button beside it: puts that plate into the form',
  },
});
