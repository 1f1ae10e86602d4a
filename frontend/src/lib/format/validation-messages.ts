import type { ValidationKey } from '@wakafine/domain/input/messages';
import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../i18n/define-texts';

/** The sentence for each fault that the rules in the domain can find in a form. */
export const VALIDATION_MESSAGES: Record<ValidationKey, MessageDescriptor> = defineTexts({
  'vehicleType.invalid': { id: 'validation.vehicleType.invalid', description: 'No vehicle type is chosen' },
  'registrationNumber.short': {
    id: 'validation.registrationNumber.short',
    description: 'The plate is too short',
  },
  'registrationNumber.long': {
    id: 'validation.registrationNumber.long',
    description: 'The plate is too long',
  },
  'category.invalid': {
    id: 'validation.category.invalid',
    description: 'Neither private nor public is chosen',
  },
  'text.control': {
    id: 'validation.text.control',
    description: 'A text with characters that cannot be seen',
  },
  'transportAgency.required': {
    id: 'validation.transportAgency.required',
    description: 'A public vehicle without the name of its agency',
  },
  'transportAgency.long': {
    id: 'validation.transportAgency.long',
    description: "The agency's name is too long",
  },
  'phone.required': { id: 'validation.phone.required', description: 'The phone number is empty' },
  'phone.short': { id: 'validation.phone.short', description: 'The phone number has fewer than 9 digits' },
  'phone.invalid': { id: 'validation.phone.invalid', description: 'Not a mobile number of Cameroon' },
  'pin.required': { id: 'validation.pin.required', description: 'The PIN is empty' },
  'pin.length': { id: 'validation.pin.length', description: 'The PIN has more or fewer than 6 digits' },
  'pin.digits': { id: 'validation.pin.digits', description: 'The PIN has something else than digits' },
  'pin.trivial': {
    id: 'validation.pin.trivial',
    description: 'The new PIN is one that anybody would try first',
  },
  'pin.mismatch': { id: 'validation.pin.mismatch', description: 'The two PINs of the sign-up form differ' },
  'code.required': { id: 'validation.code.required', description: 'The one-time code is empty' },
  'code.length': { id: 'validation.code.length', description: 'The one-time code is not six digits' },
  'code.refused': {
    id: 'validation.code.refused',
    description: 'The one-time code is wrong, used or too old; nobody is told which',
  },
  'password.required': { id: 'validation.password.required', description: 'The password of staff is empty' },
  'password.short': {
    id: 'validation.password.short',
    description: 'The new password of staff is too short',
  },
  'password.long': { id: 'validation.password.long', description: 'The new password of staff is too long' },
  'password.weak': {
    id: 'validation.password.weak',
    description: 'The new password of staff is one that is tried first',
  },
  'photo.large': { id: 'validation.photo.large', description: 'The chosen photo is too large' },
  'photo.invalid': { id: 'validation.photo.invalid', description: 'The chosen file is no picture' },
  'name.long': { id: 'validation.name.long', description: "A person's name is too long" },
  'email.invalid': { id: 'validation.email.invalid', description: 'Not an email address' },
  'driverLicense.long': {
    id: 'validation.driverLicense.long',
    description: 'The number of the driving licence is too long',
  },
  'contactPhone.invalid': {
    id: 'validation.contactPhone.invalid',
    description: 'The number of the emergency contact is no phone number',
  },
});

/** Whether a text is the key of a validation sentence. */
export function isValidationKey(key: string): key is ValidationKey {
  return Object.hasOwn(VALIDATION_MESSAGES, key);
}
