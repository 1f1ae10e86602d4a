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
 * A column of values as one PostgreSQL array parameter: times as milliseconds since the epoch. Texts are quoted only where they
 * need it, which is what makes this fast.
 */
export function arrayParameter(values: readonly (number | boolean | Date | string | null)[]): string {
  return `{${values.map(element).join(',')}}`;
}

/**
 * A column of values as one PostgreSQL array parameter in binary form (`array_recv`): neither side writes or reads a number as
 * text, which is most of what storing fixes costs. @throws RangeError for what is no number of the type; bigint goes to 2^53
 */
export function binaryArray(type: BinaryType, values: readonly (number | boolean | null)[]): Buffer {
  const { oid, bytes } = KINDS[type];
  const given = values.reduce<number>((count, value) => (value === null ? count : count + 1), 0);
  const hasNull = given < values.length;
  const buffer = headed({ oid, length: values.length, hasNull, contentBytes: given * bytes });
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

/** Types whose values have a length each, by their number in `pg_type`. */
const LONG_KINDS = { bytea: 17, text: 25 } as const;

/** A type of texts or bytes of which arrays can be sent in binary form. */
export type LongType = keyof typeof LONG_KINDS;

/** The same for a column of texts or bytes, which are sent as they are. */
export function longArray(type: LongType, values: readonly (string | Uint8Array | null)[]): Buffer {
  const contents = values.map((value) => (typeof value === 'string' ? Buffer.from(value) : value));
  const given = contents.reduce((bytes, content) => bytes + (content?.length ?? 0), 0);
  const hasNull = contents.includes(null);
  const buffer = headed({ oid: LONG_KINDS[type], length: values.length, hasNull, contentBytes: given });
  let at = HEAD_BYTES;
  for (const content of contents) {
    buffer.writeInt32BE(content === null ? NULL_LENGTH : content.length, at);
    at += LENGTH_BYTES;
    if (content !== null) {
      buffer.set(content, at);
      at += content.length;
    }
  }
  return buffer;
}

/** An array's beginning: dimensions, whether any value is null, type of the values; length and lowest index of the one dimension. */
function headed(of: {
  readonly oid: number;
  readonly length: number;
  readonly hasNull: boolean;
  readonly contentBytes: number;
}): Buffer {
  const { oid, length, hasNull, contentBytes } = of;
  const isEmpty = length === 0;
  const buffer = Buffer.allocUnsafe(
    isEmpty ? EMPTY_HEAD_BYTES : HEAD_BYTES + length * LENGTH_BYTES + contentBytes,
  );
  buffer.writeInt32BE(isEmpty ? 0 : 1, 0);
  buffer.writeInt32BE(hasNull ? 1 : 0, 4);
  buffer.writeInt32BE(oid, 8);
  if (!isEmpty) {
    buffer.writeInt32BE(length, 12);
    buffer.writeInt32BE(1, 16);
  }
  return buffer;
}

function element(value: number | boolean | Date | string | null): string | number | boolean {
  if (value === null) {
    return 'NULL';
  }
  if (typeof value === 'string') {
    return isPlain(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
  }
  return value instanceof Date ? value.getTime() : value;
}

/** Letters, digits and signs that mean nothing in an array; the word NULL alone would be read as none. */
function isPlain(value: string): boolean {
  return /^[\w.:-]+$/.test(value) && value.toUpperCase() !== 'NULL';
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
