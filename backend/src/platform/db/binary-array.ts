/** Types of arrays that are sent as the database itself stores them, with their number in `pg_type` and the bytes of a value. */
const KINDS = {
  boolean: { oid: 16, bytes: 1 },
  bigint: { oid: 20, bytes: 8 },
  integer: { oid: 23, bytes: 4 },
  float8: { oid: 701, bytes: 8 },
} as const;

/** A type of which arrays can be sent in binary form. */
export type BinaryType = keyof typeof KINDS;

const HEAD_BYTES = 20;
const EMPTY_HEAD_BYTES = 12;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;
const TWO_32 = 2 ** 32;

/**
 * A column of values as one PostgreSQL array parameter in binary form (`array_recv`): neither side writes or reads a number as
 * text, which is most of what storing fixes costs. @throws RangeError for what is no number of the type; bigint goes to 2^53
 */
export function binaryArray(type: BinaryType, values: readonly (number | boolean | null)[]): Buffer {
  const { oid, bytes } = KINDS[type];
  const given = values.reduce<number>((count, value) => (value === null ? count : count + 1), 0);
  const isEmpty = values.length === 0;
  const buffer = Buffer.allocUnsafe(
    isEmpty ? EMPTY_HEAD_BYTES : HEAD_BYTES + values.length * LENGTH_BYTES + given * bytes,
  );
  // Dimensions, whether any value is null, type of the values; length and lowest index of the one dimension.
  buffer.writeInt32BE(isEmpty ? 0 : 1, 0);
  buffer.writeInt32BE(given < values.length ? 1 : 0, 4);
  buffer.writeInt32BE(oid, 8);
  if (isEmpty) {
    return buffer;
  }
  buffer.writeInt32BE(values.length, 12);
  buffer.writeInt32BE(1, 16);
  let at = HEAD_BYTES;
  for (const value of values) {
    buffer.writeInt32BE(value === null ? NULL_LENGTH : bytes, at);
    at += LENGTH_BYTES;
    if (value !== null) {
      writeValue(buffer, at, { type, value: Number(value) });
      at += bytes;
    }
  }
  return buffer;
}

function writeValue(buffer: Buffer, at: number, { type, value }: { type: BinaryType; value: number }): void {
  if (type !== 'float8' && !Number.isInteger(value)) {
    throw new RangeError(`out of range: a ${type} is a whole number`);
  }
  switch (type) {
    case 'boolean':
      buffer.writeUInt8(value, at);
      return;
    case 'integer':
      buffer.writeInt32BE(value, at);
      return;
    case 'bigint':
      buffer.writeInt32BE(Math.floor(value / TWO_32), at);
      buffer.writeUInt32BE(value >>> 0, at + LENGTH_BYTES);
      return;
    case 'float8':
      buffer.writeDoubleBE(value, at);
  }
}
