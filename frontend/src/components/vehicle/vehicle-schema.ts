import { AGENCY_LENGTH } from '@wakafine/domain/input/limits';
import type { ValidationKey } from '@wakafine/domain/input/messages';
import { plateFault } from '@wakafine/domain/people/plate';
import { object, string } from 'yup';
import { CATEGORIES, ROLES, VEHICLE_TYPES } from '../../lib/storage/last-vehicle';

const MESSAGE = {
  vehicleType: 'vehicleType.invalid',
  category: 'category.invalid',
  agencyRequired: 'transportAgency.required',
  agencyLong: 'transportAgency.long',
} as const satisfies Record<string, ValidationKey>;

/** Rules of what names a vehicle; each message is the key of a validation sentence. */
export const vehicleSchema = object({
  vehicleType: string().oneOf(VEHICLE_TYPES, MESSAGE.vehicleType).required(MESSAGE.vehicleType),
  registrationNumber: string().test('plate', (value, { createError }) => {
    const fault = plateFault(value ?? '');
    return fault === null || createError({ message: fault });
  }),
  category: string().oneOf(CATEGORIES, MESSAGE.category).required(MESSAGE.category),
  transportAgency: string()
    .trim()
    .when('category', {
      is: 'PUBLIC',
      then: (agency) =>
        agency
          .required(MESSAGE.agencyRequired)
          .min(AGENCY_LENGTH.min, MESSAGE.agencyRequired)
          .max(AGENCY_LENGTH.max, MESSAGE.agencyLong),
    }),
  role: string().oneOf(ROLES).required(),
});
