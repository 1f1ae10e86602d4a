const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO_BYTES = 0xffff;

/** A text frame of a server (RFC 6455, 5.2), whole and unmasked, of parts that are UTF-8. */
export function textFrame(parts: readonly Buffer[]): Buffer {
  let length = 0;
  for (const part of parts) {
    length += part.length;
  }
  const headLength = length < TWO_BYTES ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(headLength + length);
  frame[0] = FINAL_TEXT;
  if (headLength === 2) {
    frame[1] = length;
  } else if (headLength === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  let at = headLength;
  for (const part of parts) {
    frame.set(part, at);
    at += part.length;
  }
  return frame;
}
