import {
  contactPhoneFault,
  driverLicenseFault,
  emailFault,
  nameFault,
} from '@wakafine/domain/people/profile';
import type { ValidationKey } from '@wakafine/domain/input/messages';
import type { ProfileQuery, UpdateProfileInput } from '../../../graphql/generated';

/** Profile of the user on the server. */
export type Profile = NonNullable<ProfileQuery['viewer']>['profile'];

/** The fields as they are typed. */
export interface ProfileValues {
  fullName: string;
  email: string;
  driverLicense: string;
  contactName: string;
  contactPhone: string;
}

/** A name of a field, or that of the photo. */
export type ProfileField = keyof ProfileValues | 'photo';

/** Server fields by their place on this screen. */
export const FIELD_OF: Readonly<Record<string, ProfileField>> = {
  fullName: 'fullName',
  email: 'email',
  driverLicense: 'driverLicense',
  'emergencyContact.name': 'contactName',
  'emergencyContact.phone': 'contactPhone',
  photo: 'photo',
};

/** The fields of a profile, empty where nothing is known. */
export function valuesOf({ fullName, email, driverLicense, emergencyContact }: Profile): ProfileValues {
  return {
    fullName: fullName ?? '',
    email: email ?? '',
    driverLicense: driverLicense ?? '',
    contactName: emergencyContact?.name ?? '',
    contactPhone: emergencyContact?.phone ?? '',
  };
}

/** Whether both say the same of every field, but for blanks around it. */
export function isSameValues(one: ProfileValues, other: ProfileValues): boolean {
  return JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));
}

/** A profile with the fields as they were saved on this phone. */
export function profileFrom(values: ProfileValues, known: Profile): Profile {
  const { fullName, email, driverLicense, contactName, contactPhone } = trimmed(values);
  return {
    ...known,
    fullName: fullName || null,
    email: email || null,
    driverLicense: driverLicense || null,
    emergencyContact: contactPhone === '' ? null : { name: contactName || null, phone: contactPhone },
  };
}

/** Faults of the fields, by the rules that the server has as well; a contact needs a number. */
export function faultsOf(values: ProfileValues): Partial<Record<ProfileField, ValidationKey>> {
  const { fullName, email, driverLicense, contactName, contactPhone } = trimmed(values);
  const isContact = contactName !== '' || contactPhone !== '';
  const found: [ProfileField, ValidationKey | null][] = [
    ['fullName', nameFault(fullName)],
    ['email', emailFault(email)],
    ['driverLicense', driverLicenseFault(driverLicense)],
    ['contactName', nameFault(contactName)],
    ['contactPhone', isContact ? contactPhoneFault(contactPhone) : null],
  ];
  return Object.fromEntries(found.filter(([, key]) => key !== null));
}

/** Input of the change: all fields; the photo only where it changed (Base64, or null to remove it). */
export function inputOf(
  values: ProfileValues,
  version: number,
  photo: string | null | undefined,
): UpdateProfileInput {
  const { fullName, email, driverLicense, contactName, contactPhone } = trimmed(values);
  return {
    version,
    fullName,
    email,
    driverLicense,
    emergencyContact: contactPhone === '' ? null : { name: contactName, phone: contactPhone },
    ...(photo === undefined ? {} : { photo }),
  };
}

function trimmed({
  fullName,
  email,
  driverLicense,
  contactName,
  contactPhone,
}: ProfileValues): ProfileValues {
  return {
    fullName: fullName.trim(),
    email: email.trim(),
    driverLicense: driverLicense.trim(),
    contactName: contactName.trim(),
    contactPhone: contactPhone.trim(),
  };
}
