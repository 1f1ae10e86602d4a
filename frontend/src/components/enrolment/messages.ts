import { defineTexts } from '../../lib/i18n/define-texts';

/** The field for the invitation of a phone or tracker. */
export const INVITATION_MESSAGES = defineTexts({
  label: { id: 'enrolment.invitation', description: 'Label of the field for the invitation' },
  hint: {
    id: 'enrolment.invitationHint',
    description: 'Under that field: who gives it, and what it looks like',
  },
  prove: { id: 'enrolment.prove', description: 'Link after “unproven”: to where the number is proven' },
});

/** Why an invitation was not accepted. */
export const INVITATION_FAULTS = defineTexts({
  empty: { id: 'enrolment.fault.empty', description: 'Under the field: nothing was typed' },
  length: { id: 'enrolment.fault.length', description: 'Under the field: too short or too long' },
  character: {
    id: 'enrolment.fault.character',
    description: 'Under the field: a character of no invitation',
  },
  checksum: { id: 'enrolment.fault.checksum', description: 'Under the field: a typing error' },
  vehicleCode: {
    id: 'enrolment.fault.vehicleCode',
    description: 'Under the field: it is the code of a vehicle, from its sticker',
  },
  unknown: { id: 'enrolment.fault.unknown', description: 'Under the field: the server does not know it' },
  used: { id: 'enrolment.fault.used', description: 'Under the field: it was used, withdrawn or is too old' },
  forTracker: { id: 'enrolment.fault.forTracker', description: 'Under the field: it is for a tracker' },
  forPhone: { id: 'enrolment.fault.forPhone', description: 'Under the field: it is for a phone' },
  unproven: {
    id: 'enrolment.fault.unproven',
    description: 'Under the field: the user must show first that the mobile number is theirs',
  },
  enrolled: {
    id: 'enrolment.fault.enrolled',
    description: 'Under the field: the tracker has a vehicle already',
  },
  tooMany: { id: 'enrolment.fault.tooMany', description: 'Under the field: too many wrong ones in an hour' },
  noKey: {
    id: 'enrolment.fault.noKey',
    description: 'Under the field: the browser can keep no key, such as in a private window',
  },
});
/** Why an invitation was not accepted, for programs. */
export type InvitationFault = keyof typeof INVITATION_FAULTS;
