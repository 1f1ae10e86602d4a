/** Content of evidence: JSON without fractions, so that no two programs can write a number in different ways. */
export type EvidenceJson =
  null | boolean | number | string | readonly EvidenceJson[] | { readonly [name: string]: EvidenceJson };

/**
 * A value in the one canonical form of JSON (RFC 8785): no blanks, names by their UTF-16 code units, the shortest escapes.
 * @throws Error for a number that is no safe integer, half a surrogate pair, and whatever is no JSON
 */
export function canonicalJson(value: EvidenceJson): string {
  if (value === null || typeof value === 'boolean') {
    return String(value);
  }
  if (typeof value === 'number') {
    return integer(value);
  }
  if (typeof value === 'string') {
    return text(value);
  }
  if (isList(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${text(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/** Whether something that was parsed from JSON can be evidence: every number in it is a safe integer. */
export function isEvidenceJson(value: unknown): value is EvidenceJson {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).every(isEvidenceJson);
  }
  return (
    value === null ||
    typeof value === 'boolean' ||
    typeof value === 'string' ||
    (typeof value === 'number' && Number.isSafeInteger(value))
  );
}

function isList(value: readonly EvidenceJson[] | object): value is readonly EvidenceJson[] {
  return Array.isArray(value);
}

function integer(value: number): string {
  if (!Number.isSafeInteger(value)) {
    throw new Error(`${value} is no whole number that every program writes alike`);
  }
  // Of minus nought RFC 8785 makes 0.
  return String(value === 0 ? 0 : value);
}

/** The escapes of JSON.stringify are those of RFC 8785, but for half a surrogate pair, which has none. */
function text(value: string): string {
  // With the flag u half a pair is what matches; whole ones are read as one character.
  if (/[\uD800-\uDFFF]/u.test(value)) {
    throw new Error('The text holds half a surrogate pair');
  }
  return JSON.stringify(value);
}
