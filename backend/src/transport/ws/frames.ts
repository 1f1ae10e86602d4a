const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A text frame of a server (RFC 6455, 5.2), whole and unmasked, of parts that are UTF-8. */
export function textFrame(parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  head.copy(frame);
  let at = head.length;
  for (const part of parts) {
    part.copy(frame, at);
    at += part.length;
  }
  return frame;
}

function headOf(length: number): Buffer {
  if (length < TWO_BYTES) {
    return Buffer.from([FINAL_TEXT, length]);
  }
  if (length <= 0xffff) {
    return Buffer.from([FINAL_TEXT, TWO_BYTES, length >> 8, length & 0xff]);
  }
  const head = Buffer.alloc(10);
  head.set([FINAL_TEXT, EIGHT_BYTES]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
