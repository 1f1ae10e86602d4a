import { AGENCY_LENGTH, countCharacters } from '@wakafine/domain/input/limits';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import type { TravelCategory } from '../violations/vehicle-enums';

/** Category of a journey, and its agency. */
export interface Travel {
  readonly category: TravelCategory;
  readonly transportAgency: string | null;
}

/** Faults by field, with the documented sentence: travel with an agency names the agency. */
export function travelFaults({ category, transportAgency }: Travel): Record<string, string> {
  const isNamed = countCharacters(transportAgency?.trim() ?? '', AGENCY_LENGTH.max) >= AGENCY_LENGTH.min;
  return category === 'PUBLIC' && !isNamed
    ? { transportAgency: VALIDATION_SENTENCES['transportAgency.required'] }
    : {};
}

/** The agency as it is stored: null for private travel and for nothing but white space. */
export function storedAgency({ category, transportAgency }: Travel): string | null {
  const agency = transportAgency?.trim() ?? '';
  return category === 'PUBLIC' && agency !== '' ? agency : null;
}
