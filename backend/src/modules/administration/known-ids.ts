import { badInput } from '../../platform/errors';
import { parseId } from '../../platform/db/pagination';

const MOST_AT_ONCE = 100;

/**
 * The numbers behind identifiers of the API, each once; what can't be an identifier is nobody's and left out.
 * @throws BAD_USER_INPUT (at `field`) for none or more than 100
 */
export function knownIds(field: string, ids: readonly string[]): number[] {
  if (ids.length < 1 || ids.length > MOST_AT_ONCE) {
    throw badInput({ [field]: `Must be 1 to ${MOST_AT_ONCE} identifiers` });
  }
  return [...new Set(ids.flatMap((id) => parseId(id) ?? []))];
}
