let counted = 0;

/** Counts bytes that went over the network, in either direction. */
export function countBytes(bytes: number): void {
  counted += bytes;
}

/** Count since the last reading. */
export function drainCountedBytes(): number {
  const drained = counted;
  counted = 0;
  return drained;
}

/**
 * Size of a body or message: the bytes of one that is packed, the characters of a text, nearly all of which are
 * one byte; else 0.
 */
export function bodyBytes(body: unknown): number {
  if (typeof body === 'string') {
    return body.length;
  }
  return body instanceof ArrayBuffer ? body.byteLength : 0;
}
