const MIN_LENGTH = 32;
/** 32 random hexadecimal digits have fewer than 8 different ones less than once in a million. */
const MIN_DIFFERENT = 8;

function isOneTextRepeated(value: string): boolean {
  // The classic test: a text that is a repetition of a shorter one is found inside its own double, off its ends.
  return value.length > 1 && (value + value).indexOf(value, 1) < value.length;
}

/** Reason why a pepper is not acceptable as the secret of a production server, or null. */
export function pepperWeakness(pepper: string): string | null {
  if (pepper.length < MIN_LENGTH) {
    return `must have at least ${MIN_LENGTH} characters`;
  }
  if (new Set(pepper).size < MIN_DIFFERENT || isOneTextRepeated(pepper)) {
    return 'is too easy to guess; make one with: openssl rand -hex 32';
  }
  return null;
}
