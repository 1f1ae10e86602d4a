import { AGENCY_LENGTH } from '@wakafine/domain/input/limits';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import type { TravelCategory } from '../violations/vehicle-enums';

/** How somebody travels. */
export interface Travel {
  readonly category: TravelCategory;
  readonly transportAgency: string | null;
}

/** What is wrong with how somebody travels, with the documented sentence: who travels with an agency says with which. */
export function travelFaults({ category, transportAgency }: Travel): Record<string, string> {
  const isNamed = [...(transportAgency?.trim() ?? '')].length >= AGENCY_LENGTH.min;
  return category === 'PUBLIC' && !isNamed
    ? { transportAgency: VALIDATION_SENTENCES['transportAgency.required'] }
    : {};
}

/** The agency as it is stored: null for private travel and for nothing but white space. */
export function storedAgency({ category, transportAgency }: Travel): string | null {
  const agency = transportAgency?.trim() ?? '';
  return category === 'PUBLIC' && agency !== '' ? agency : null;
}
