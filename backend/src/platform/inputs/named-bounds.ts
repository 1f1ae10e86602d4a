import { CODE_TEXT_MAX, isPhotoLength, LIMITS } from '@wakafine/domain/input/limits';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { agencyNameFault } from '@wakafine/domain/people/agency-name';
import { newPinFault } from '@wakafine/domain/people/choose-pin';
import { phoneFault } from '@wakafine/domain/people/phone';
import { codeFault } from '@wakafine/domain/people/pin';
import { isPlatePart, PLATE_PART_SENTENCE, plateFault } from '@wakafine/domain/people/plate';
import {
  contactPhoneFault,
  driverLicenseFault,
  emailFault,
  nameFault,
} from '@wakafine/domain/people/profile';
import {
  isStaffUsername,
  passwordLengthFault,
  STAFF_NAME_LENGTH,
  STAFF_NAME_SENTENCE,
  USERNAME_SENTENCE,
} from '@wakafine/domain/people/staff-credentials';
import { isRoadNumber } from '@wakafine/domain/segments/segment-filter';
import { parseDay } from '@wakafine/domain/time/civil-time';
import { IsCompared, IsLine, IsRight, IsWithin, judgedBy, keySentence } from './bounds';

/** Degrees north. */
export const IsLatitude = (): PropertyDecorator => IsWithin(LIMITS.lat);
/** Degrees east. */
export const IsLongitude = (): PropertyDecorator => IsWithin(LIMITS.lng);
/** A registration number. */
export const IsPlate = (): PropertyDecorator => plate(() => false);
/** The name of a transport agency; who must name one is for the act to say. */
export const IsAgency = (): PropertyDecorator => IsRight('agency', agencyNameFault);
/** A mobile number for an account. */
export const IsMobileNumber = (): PropertyDecorator => exactly('mobile-number', phoneFault);
/** A new PIN; some are too easily guessed because of whose they are, which the act knows. */
export const IsNewPin = (): PropertyDecorator => exactly('new-pin', newPinFault);
/** The code of a text message. */
export const IsOneTimeCode = (): PropertyDecorator => exactly('one-time-code', codeFault);
/** A new password; how weak it is depends on whose it is, which the act knows. */
export const IsNewPassword = (): PropertyDecorator => exactly('new-password', passwordLengthFault);
/** The name of a person. */
export const IsPersonName = (): PropertyDecorator => IsRight('person-name', nameFault);
/** An email address. */
export const IsEmailAddress = (): PropertyDecorator => IsRight('email', emailFault);
/** The number of a driving licence. */
export const IsDriverLicense = (): PropertyDecorator => IsRight('driver-license', driverLicenseFault);
/** The number of an emergency contact. */
export const IsContactPhone = (): PropertyDecorator => IsRight('contact-phone', contactPhoneFault);
/** The name of somebody of the staff. */
export const IsStaffName = (): PropertyDecorator => IsLine(STAFF_NAME_LENGTH, STAFF_NAME_SENTENCE);
/** A code that was scanned or typed; whether it is one is looked up. */
export const IsScanned = (): PropertyDecorator => IsCompared(CODE_TEXT_MAX);

/** A registration number, which may be empty where something else of the input names the vehicle. */
export function IsPlateUnless(isNamed: (input: object) => boolean): PropertyDecorator {
  return plate(isNamed);
}

/** A new username of staff. */
export function IsUsername(): PropertyDecorator {
  return judgedBy<string>({ rule: 'username' }, (text) => (isStaffUsername(text) ? null : USERNAME_SENTENCE));
}

/** Part of a registration number that somebody searches for. */
export function IsPlatePart(): PropertyDecorator {
  return judgedBy<string>({ rule: 'plate-part' }, (text) => (isPlatePart(text) ? null : PLATE_PART_SENTENCE));
}

/** The number of a road, such as N5. */
export function IsRoadNumber(): PropertyDecorator {
  return judgedBy<string>({ rule: 'road-number' }, (text) =>
    isRoadNumber(text) ? null : 'Must be a road such as N5',
  );
}

/** A day such as 2026-11-20. */
export function IsDay(sentence: string): PropertyDecorator {
  return judgedBy<string>({ rule: 'day' }, (text) => (parseDay(text) === null ? sentence : null));
}

/** A photo in Base64; whether it is a picture is seen when it is read. */
export function IsPhoto(): PropertyDecorator {
  return judgedBy<string>({ rule: 'photo' }, (text) =>
    isPhotoLength(text) ? null : VALIDATION_SENTENCES['photo.large'],
  );
}

function plate(isNamed: (input: object) => boolean): PropertyDecorator {
  return judgedBy<string>({ rule: 'plate' }, (text, input) =>
    text === '' && isNamed(input) ? null : keySentence(plateFault(text)),
  );
}

/** White space counts: a code, a PIN and a password are what was typed. */
function exactly(rule: string, fault: Parameters<typeof IsRight>[1]): PropertyDecorator {
  return judgedBy<string>({ rule }, (text) => keySentence(fault(text)));
}
