import type { CodeFault } from '@wakafine/domain/people/vehicle-code';
import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts around the code in a vehicle. */
export const CODE_MESSAGES = defineTexts({
  scan: { id: 'drive.code.scan', description: 'Button: opens the camera for the QR code in the vehicle' },
  stop: { id: 'drive.code.stop', description: 'Button: closes the camera' },
  viewfinder: { id: 'drive.code.viewfinder', description: 'Name of the camera’s picture' },
  point: { id: 'drive.code.point', description: 'Under the camera’s picture: what to do' },
  noCamera: {
    id: 'drive.code.noCamera',
    description: 'In place of the camera’s picture: it was refused or there is none',
  },
  label: { id: 'drive.code.label', description: 'Label of the field for the typed code' },
  hint: { id: 'drive.code.hint', description: 'Under that field: what the code is good for' },
  taken: { id: 'drive.code.taken', description: 'The code names this vehicle; plate is its plate' },
  unchecked: {
    id: 'drive.code.unchecked',
    description: 'The code is whole and will be checked once there is a network',
  },
  remove: { id: 'drive.code.remove', description: 'Button: starts without the code' },
  refused: { id: 'drive.code.refused', description: 'The server does not know the code' },
  revoked: { id: 'drive.code.revoked', description: 'The code is no longer in force' },
  tooMany: { id: 'drive.code.tooMany', description: 'Too many wrong codes in an hour' },
  bindTitle: { id: 'drive.code.bindTitle', description: 'Title of the sheet: scan under way' },
  bind: { id: 'drive.code.bind', description: 'In that sheet: what to do, and how long it holds' },
  bindGiven: {
    id: 'drive.code.bindGiven',
    description: 'Button: puts the journey that is on into the vehicle of the code that was scanned',
  },
  bound: { id: 'drive.code.bound', description: 'Notice: the journey is in this vehicle now; plate is its' },
  failed: { id: 'drive.code.failed', description: 'Notice: the code could not be sent' },
});

/** The journey is on, but what was to show its vehicle was not accepted. */
export const NOT_BOUND_MESSAGES = defineTexts({
  code: {
    id: 'drive.code.notBound',
    description: 'Notice: the journey is on, but its code was not accepted',
  },
  signature: {
    id: 'drive.code.notSigned',
    description: 'Notice: the journey is on, but this phone does not belong to the vehicle any more',
  },
});

/** What is wrong with a code that was typed. */
export const CODE_FAULT_MESSAGES: Record<CodeFault, MessageDescriptor> = defineTexts({
  empty: { id: 'drive.code.fault.empty', description: 'Under the field: nothing was typed' },
  length: { id: 'drive.code.fault.length', description: 'Under the field: too short or too long' },
  character: { id: 'drive.code.fault.character', description: 'Under the field: a character of no code' },
  checksum: { id: 'drive.code.fault.checksum', description: 'Under the field: a typing error' },
});

/** How sure it is which vehicle a journey is in. */
export const LEVEL_MESSAGES = defineTexts({
  WITNESS: { id: 'drive.level.witness', description: 'Beside the plate: its code was scanned; plate is its' },
  BOUND: {
    id: 'drive.level.bound',
    description: 'Beside the plate: this phone belongs to the vehicle; plate is its',
  },
});

/** In the form of a start, on a phone that belongs to a vehicle. */
export const ENROLLED_MESSAGES = defineTexts({
  signed: {
    id: 'drive.enrolled.signed',
    description:
      'The typed plate is that of the phone’s vehicle: the phone signs the journey; plate is its plate',
  },
  other: {
    id: 'drive.enrolled.other',
    description: 'Another plate was typed than that of the phone’s vehicle; plate is that of the phone’s',
  },
  take: { id: 'drive.enrolled.take', description: 'Button beside it: puts that plate into the form' },
});
