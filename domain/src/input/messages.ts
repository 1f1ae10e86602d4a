/** The validation sentences that the server sends in English; the web app translates them by key. */
export const VALIDATION_SENTENCES = {
  'vehicleType.invalid': 'Please select a vehicle type',
  'registrationNumber.short': 'Registration number must be at least 3 characters',
  'registrationNumber.long': 'Registration number must be at most 20 characters',
  'category.invalid': 'Please select a travel category',
  'transportAgency.required': 'Transport agency name is required for public vehicles',
  'transportAgency.long': 'Transport agency name must be at most 80 characters',
  'text.control': 'Must not contain control characters',
  'phone.required': 'Phone number is required',
  'phone.short': 'Phone number must be at least 9 digits',
  'phone.invalid': 'Must be a valid Cameroon phone number starting with 6',
  'pin.required': 'PIN code is required',
  'pin.length': 'PIN must be exactly 6 digits',
  'pin.digits': 'PIN must contain only numbers',
  'pin.trivial': 'Please choose a PIN that is harder to guess',
  'pin.mismatch': "PIN codes don't match",
  'code.required': 'The code from the text message is required',
  'code.length': 'The code must be exactly 6 digits',
  'code.refused': 'This code is wrong or no longer valid. Please check it or ask for a new one',
  'password.required': 'Password is required',
  'password.short': 'Password must be at least 12 characters',
  'password.long': 'Password must be at most 200 characters',
  'password.weak': 'Please choose a password that is harder to guess',
  'photo.large': 'The photo must be at most 150 KB',
  'photo.invalid': 'The photo must be a JPEG, PNG or WebP picture',
  'name.long': 'The name must be at most 120 characters',
  'email.invalid': 'Please enter a valid email address',
  'driverLicense.long': 'The driving licence must be at most 40 characters',
  'contactPhone.invalid': 'Please enter a phone number of 3 to 15 digits',
} as const;

/** Key of a validation sentence. */
export type ValidationKey = keyof typeof VALIDATION_SENTENCES;
