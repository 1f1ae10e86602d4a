import { AGENCY_LENGTH, hasControlCharacter } from '@wakafine/domain/input/limits';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import type { ValidationKey } from '@wakafine/domain/input/messages';
import { plateFault } from '@wakafine/domain/people/plate';
import type { TravelCategory } from '../violations/vehicle-enums';

/** Typed facts of a vehicle. */
export interface TypedVehicle {
  readonly registrationNumber: string;
  readonly category: TravelCategory;
  readonly transportAgency: string | null;
}

/** The faulty fields of a vehicle with the documented sentences; empty when all are right. */
export function vehicleFaults(vehicle: TypedVehicle): Record<string, string> {
  const faults: [string, ValidationKey | null][] = [
    ['registrationNumber', plateFault(vehicle.registrationNumber)],
    ['transportAgency', agencyFault(vehicle)],
  ];
  const known = faults.flatMap(([name, key]) => (key === null ? [] : [[name, VALIDATION_SENTENCES[key]]]));
  return Object.fromEntries(known);
}

/** The agency as it is stored: null for private travel and for nothing but white space. */
export function storedAgency({ category, transportAgency }: TypedVehicle): string | null {
  const agency = transportAgency?.trim() ?? '';
  return category === 'PUBLIC' && agency !== '' ? agency : null;
}

function agencyFault({ category, transportAgency }: TypedVehicle): ValidationKey | null {
  const length = [...(transportAgency?.trim() ?? '')].length;
  if (length > AGENCY_LENGTH.max) {
    return 'transportAgency.long';
  }
  if (hasControlCharacter(transportAgency ?? '')) {
    return 'text.control';
  }
  return category === 'PUBLIC' && length < AGENCY_LENGTH.min ? 'transportAgency.required' : null;
}
