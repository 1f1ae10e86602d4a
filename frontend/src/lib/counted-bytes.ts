let counted = 0;

/** Counts bytes that went over the network, in either direction. */
export function countBytes(bytes: number): void {
  counted += bytes;
}

/** What was counted since it was taken last. */
export function takeCountedBytes(): number {
  const taken = counted;
  counted = 0;
  return taken;
}

/** How many bytes the body of a request or message has; 0 for one whose size can't be told, such as a stream. */
export function bodyBytes(body: unknown): number {
  if (typeof body === 'string') {
    return new Blob([body]).size;
  }
  if (body instanceof Blob) {
    return body.size;
  }
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0;
}
