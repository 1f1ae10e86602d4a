/**
 * Longest document: characters, and bytes as it stands in a body. Spaces and comments are no tokens, but are read as
 * well.
 */
export const MAX_LENGTH = 64 * 1024;

/** Stands in place of a body whose document is too long: nobody has read it. */
export const LONG_DOCUMENT = Object.freeze({});

const KEY = Buffer.from('"query"');
const [TAB, LINE_FEED, RETURN, SPACE, QUOTE, COLON, BACKSLASH] = [0x09, 0x0a, 0x0d, 0x20, 0x22, 0x3a, 0x5c];
/** Members that are looked at, and spaces beside a colon; a body with more is read as a whole. */
const MOST_MEMBERS = 64;
const MOST_SPACES = 16;
/** Placeholder for a long text: no document at all. */
const CUT = Buffer.from('0');

/**
 * Whether the body of a GraphQL request has a document that is too long, found in its bytes: reading a megabyte
 * only to
 * refuse it would be dear. False also says that only reading it decides, as with a key that is written in escapes.
 */
export function hasLongDocument(bytes: Buffer): boolean {
  if (bytes.length <= MAX_LENGTH) {
    return false;
  }
  const rest = withoutLongTexts(bytes);
  return rest !== null && documentIn(rest) === 0;
}

/** A body without the long texts of its members `query`, at whatever depth; null where there are none. */
function withoutLongTexts(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let stored = 0;
  let from = 0;
  for (let member = 0; member < MOST_MEMBERS; member += 1) {
    const key = bytes.indexOf(KEY, from);
    if (key === -1) {
      break;
    }
    from = key + KEY.length;
    const start = bytes[key - 1] === BACKSLASH ? -1 : startOfText(bytes, from);
    const end = start === -1 ? -1 : endOfText(bytes, start);
    if (end - start > MAX_LENGTH) {
      parts.push(bytes.subarray(stored, start - 1), CUT);
      stored = end + 1;
    }
    from = Math.max(from, end);
  }
  return stored === 0 ? null : Buffer.concat([...parts, bytes.subarray(stored)]);
}

/** Start of the text of a member, given the end of its key; -1 where there is none. */
function startOfText(bytes: Buffer, endOfKey: number): number {
  const colon = afterSpaces(bytes, endOfKey);
  const quote = afterSpaces(bytes, colon + 1);
  return bytes[colon] === COLON && bytes[quote] === QUOTE ? quote + 1 : -1;
}

function afterSpaces(bytes: Buffer, from: number): number {
  let at = from;
  while (at < from + MOST_SPACES && isSpace(bytes[at])) {
    at += 1;
  }
  return at;
}

function isSpace(byte: number | undefined): boolean {
  return byte === SPACE || byte === LINE_FEED || byte === RETURN || byte === TAB;
}

/** The quote that ends a text; -1 where nothing does. */
function endOfText(bytes: Buffer, start: number): number {
  const first = bytes.indexOf(QUOTE, start);
  if (first === -1 || bytes[first - 1] !== BACKSLASH) {
    return first;
  }
  let at = start;
  while (at < bytes.length && bytes[at] !== QUOTE) {
    at += bytes[at] === BACKSLASH ? 2 : 1;
  }
  return at < bytes.length ? at : -1;
}

/** The document in a body; undefined where it is no JSON object. */
function documentIn(bytes: Buffer): unknown {
  try {
    const body: unknown = JSON.parse(bytes.toString());
    return typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  } catch {
    return undefined;
  }
}
