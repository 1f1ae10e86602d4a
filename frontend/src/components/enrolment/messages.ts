import { defineTexts } from '../../lib/i18n/define-texts';

/** The field for the invitation of a phone or tracker. */
export const INVITATION_MESSAGES = defineTexts({
  label: {
    id: 'enrolment.invitation',
    defaultMessage: 'Invitation code',
    description: 'Label of the field for the invitation',
  },
  hint: {
    id: 'enrolment.invitationHint',
    defaultMessage: '16 letters and digits from the authority. It works once, within 7 days.',
    description: 'Under that field: who gives it, and what it looks like',
  },
  prove: {
    id: 'enrolment.prove',
    defaultMessage: 'Prove your mobile number',
    description: 'Link after “unproven”: to where the number is proven',
  },
});

/** Reason why an invitation was not accepted. */
export const INVITATION_FAULTS = defineTexts({
  empty: {
    id: 'enrolment.fault.empty',
    defaultMessage: 'Type the invitation code',
    description: 'Under the field: nothing was typed',
  },
  length: {
    id: 'enrolment.fault.length',
    defaultMessage: 'An invitation code has 16 characters',
    description: 'Under the field: too short or too long',
  },
  character: {
    id: 'enrolment.fault.character',
    defaultMessage: 'The code has only letters and digits, without U',
    description: 'Under the field: a character of no invitation',
  },
  checksum: {
    id: 'enrolment.fault.checksum',
    defaultMessage: 'One character of the code is wrong',
    description: 'Under the field: a typing error',
  },
  vehicleCode: {
    id: 'enrolment.fault.vehicleCode',
    defaultMessage: 'This is the code of a vehicle. Scan it when a journey starts.',
    description: 'Under the field: it is the code of a vehicle, from its sticker',
  },
  unknown: {
    id: 'enrolment.fault.unknown',
    defaultMessage: 'This invitation is not known. Check each character.',
    description: 'Under the field: the server does not know it',
  },
  used: {
    id: 'enrolment.fault.used',
    defaultMessage: 'This invitation was used or withdrawn, or is too old. Ask for a new one.',
    description: 'Under the field: it was used, withdrawn or is too old',
  },
  forTracker: {
    id: 'enrolment.fault.forTracker',
    defaultMessage: 'This invitation is for a tracker. Enter it on the page of your trackers.',
    description: 'Under the field: it is for a tracker',
  },
  forPhone: {
    id: 'enrolment.fault.forPhone',
    defaultMessage: 'This invitation is for a phone. Enter it in the settings of that phone.',
    description: 'Under the field: it is for a phone',
  },
  unproven: {
    id: 'enrolment.fault.unproven',
    defaultMessage: 'First prove that the mobile number is yours.',
    description: 'Under the field: the user must show first that the mobile number is theirs',
  },
  enrolled: {
    id: 'enrolment.fault.enrolled',
    defaultMessage: 'This tracker belongs to a vehicle already.',
    description: 'Under the field: the tracker has a vehicle already',
  },
  tooMany: {
    id: 'enrolment.fault.tooMany',
    defaultMessage: 'Too many wrong codes. Try again in an hour.',
    description: 'Under the field: too many wrong ones in an hour',
  },
  noKey: {
    id: 'enrolment.fault.noKey',
    defaultMessage: 'This browser keeps no key. Open the app outside a private window.',
    description: 'Under the field: the browser can keep no key, such as in a private window',
  },
});
/** Reason why an invitation was not accepted, for programs. */
export type InvitationFault = keyof typeof INVITATION_FAULTS;
