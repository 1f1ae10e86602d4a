import type { ValidationKey } from '@wakafine/domain/input/messages';
import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../i18n/define-texts';

/** The sentence for each fault that the rules in the domain can find in a form. */
export const VALIDATION_MESSAGES: Record<ValidationKey, MessageDescriptor> = defineTexts({
  'vehicleType.invalid': {
    id: 'validation.vehicleType.invalid',
    defaultMessage: 'Please select a vehicle type',
    description: 'No vehicle type is chosen',
  },
  'registrationNumber.short': {
    id: 'validation.registrationNumber.short',
    defaultMessage: 'Registration number must be at least 3 characters',
    description: 'The plate is too short',
  },
  'registrationNumber.long': {
    id: 'validation.registrationNumber.long',
    defaultMessage: 'Registration number must be at most 20 characters',
    description: 'The plate is too long',
  },
  'category.invalid': {
    id: 'validation.category.invalid',
    defaultMessage: 'Please select a travel category',
    description: 'Neither private nor public is chosen',
  },
  'text.control': {
    id: 'validation.text.control',
    defaultMessage: 'Must not contain control characters',
    description: 'A text with characters that cannot be seen',
  },
  'transportAgency.required': {
    id: 'validation.transportAgency.required',
    defaultMessage: 'Transport agency name is required for public vehicles',
    description: 'A public vehicle without the name of its agency',
  },
  'transportAgency.long': {
    id: 'validation.transportAgency.long',
    defaultMessage: 'Transport agency name must be at most 80 characters',
    description: "The agency's name is too long",
  },
  'phone.required': {
    id: 'validation.phone.required',
    defaultMessage: 'Phone number is required',
    description: 'The phone number is empty',
  },
  'phone.short': {
    id: 'validation.phone.short',
    defaultMessage: 'Phone number must be at least 9 digits',
    description: 'The phone number has fewer than 9 digits',
  },
  'phone.invalid': {
    id: 'validation.phone.invalid',
    defaultMessage: 'Must be a valid Cameroon phone number starting with 6',
    description: 'Not a mobile number of Cameroon',
  },
  'pin.required': {
    id: 'validation.pin.required',
    defaultMessage: 'PIN code is required',
    description: 'The PIN is empty',
  },
  'pin.length': {
    id: 'validation.pin.length',
    defaultMessage: 'PIN must be exactly 6 digits',
    description: 'The PIN has more or fewer than 6 digits',
  },
  'pin.digits': {
    id: 'validation.pin.digits',
    defaultMessage: 'PIN must contain only numbers',
    description: 'The PIN has something else than digits',
  },
  'pin.trivial': {
    id: 'validation.pin.trivial',
    defaultMessage: 'Please choose a PIN that is harder to guess',
    description: 'The new PIN is one that anybody would try first',
  },
  'pin.mismatch': {
    id: 'validation.pin.mismatch',
    defaultMessage: "PIN codes don't match",
    description: 'The two PINs of the sign-up form differ',
  },
  'code.required': {
    id: 'validation.code.required',
    defaultMessage: 'The code from the text message is required',
    description: 'The one-time code is empty',
  },
  'code.length': {
    id: 'validation.code.length',
    defaultMessage: 'The code must be exactly 6 digits',
    description: 'The one-time code is not six digits',
  },
  'code.refused': {
    id: 'validation.code.refused',
    defaultMessage: 'This code is wrong or no longer valid. Please check it or ask for a new one',
    description: 'The one-time code is wrong, used or too old; nobody is told which',
  },
  'password.required': {
    id: 'validation.password.required',
    defaultMessage: 'Password is required',
    description: 'The password of staff is empty',
  },
  'password.short': {
    id: 'validation.password.short',
    defaultMessage: 'Password must be at least 12 characters',
    description: 'The new password of staff is too short',
  },
  'password.long': {
    id: 'validation.password.long',
    defaultMessage: 'Password must be at most 200 characters',
    description: 'The new password of staff is too long',
  },
  'password.weak': {
    id: 'validation.password.weak',
    defaultMessage: 'Please choose a password that is harder to guess',
    description: 'The new password of staff is one that is tried first',
  },
  'photo.large': {
    id: 'validation.photo.large',
    defaultMessage: 'The photo must be at most 150 KB',
    description: 'The chosen photo is too large',
  },
  'photo.invalid': {
    id: 'validation.photo.invalid',
    defaultMessage: 'The photo must be a JPEG, PNG or WebP picture',
    description: 'The chosen file is no picture',
  },
  'name.long': {
    id: 'validation.name.long',
    defaultMessage: 'The name must be at most 120 characters',
    description: "A person's name is too long",
  },
  'email.invalid': {
    id: 'validation.email.invalid',
    defaultMessage: 'Please enter a valid email address',
    description: 'Not an email address',
  },
  'driverLicense.long': {
    id: 'validation.driverLicense.long',
    defaultMessage: 'The driving licence must be at most 40 characters',
    description: 'The number of the driving licence is too long',
  },
  'contactPhone.invalid': {
    id: 'validation.contactPhone.invalid',
    defaultMessage: 'Please enter a phone number of 3 to 15 digits',
    description: 'The number of the emergency contact is no phone number',
  },
});

/** Whether a text is the key of a validation sentence. */
export function isValidationKey(key: string): key is ValidationKey {
  return Object.hasOwn(VALIDATION_MESSAGES, key);
}
