import { parseId } from '../../platform/db/pagination';

/** The numbers behind identifiers of the API, each once; what can't be an identifier is nobody's and left out. */
export function knownIds(ids: readonly string[]): number[] {
  return [...new Set(ids.flatMap((id) => parseId(id) ?? []))];
}
