import type { TravelCategory, TravellerRole, VehicleType } from '../../graphql/generated';
import { readStored, writeStored } from './browser-storage';
import { USER_KEYS } from './storage-keys';

/** Facts that name a vehicle and the user in it. */
export interface StartValues {
  vehicleType: VehicleType;
  registrationNumber: string;
  category: TravelCategory;
  transportAgency: string;
  role: TravellerRole;
}

/** The dialog as a new user finds it. */
export const FIRST_VALUES: StartValues = {
  vehicleType: 'CAR',
  registrationNumber: '',
  category: 'PRIVATE',
  transportAgency: '',
  role: 'DRIVER',
};

export const VEHICLE_TYPES: readonly VehicleType[] = ['CAR', 'BUS', 'BIKE', 'TRAIN'];
export const CATEGORIES: readonly TravelCategory[] = ['PRIVATE', 'PUBLIC'];
export const ROLES: readonly TravellerRole[] = ['DRIVER', 'PASSENGER'];

/** The vehicle of the last journey that was started with this phone, or null. */
export function readLastVehicle(): StartValues | null {
  const stored = readStored(USER_KEYS.lastVehicle);
  if (stored === null) {
    return null;
  }
  try {
    const parsed: unknown = JSON.parse(stored);
    return valuesOf(parsed);
  } catch {
    return null;
  }
}

/** Remembers the vehicle for the next start. */
export function writeLastVehicle(values: StartValues): void {
  writeStored(USER_KEYS.lastVehicle, JSON.stringify(values));
}

// Anyone can edit the browser's storage, so that each field is looked at before it goes into the form.
function valuesOf(parsed: unknown): StartValues | null {
  if (typeof parsed !== 'object' || parsed === null) {
    return null;
  }
  const fields: Partial<Record<keyof StartValues, unknown>> = parsed;
  const registrationNumber = fields.registrationNumber;
  if (typeof registrationNumber !== 'string' || registrationNumber === '') {
    return null;
  }
  return {
    vehicleType: oneOf(VEHICLE_TYPES, fields.vehicleType) ?? FIRST_VALUES.vehicleType,
    registrationNumber,
    category: oneOf(CATEGORIES, fields.category) ?? FIRST_VALUES.category,
    transportAgency: typeof fields.transportAgency === 'string' ? fields.transportAgency : '',
    role: oneOf(ROLES, fields.role) ?? FIRST_VALUES.role,
  };
}

function oneOf<Value>(values: readonly Value[], candidate: unknown): Value | undefined {
  return values.find((value) => value === candidate);
}
