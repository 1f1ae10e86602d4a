import { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';

/** Way to write values of one type in few bytes, and to read the same values again, to the last bit. */
export interface Shape<Value> {
  readonly write: (to: ByteWriter, value: Value) => void;
  /** @throws RangeError where the bytes are no such value */
  readonly read: (from: ByteReader) => Value;
}

/** The ways a number is written in; each is tried in this order. */
const AS = { SAME: 0, UNITS: 1, SINGLE: 2, DOUBLE: 3 } as const;
const WAYS = 4;
/** Larger numbers of units could not be written together with their way. */
const MOST_UNITS = 2 ** 48;

/**
 * A number of a kind. Most are a whole number of units (so many in one), written as the difference to the last of their kind; any
 * other is written in full. A number that is the last one again takes one byte.
 */
export function numberOf(kind: number, unitsInOne: number): Shape<number> {
  return {
    write(to, value) {
      const memory = to.memoryOf(kind);
      if (Object.is(value, memory.value)) {
        to.whole(AS.SAME);
        return;
      }
      // Without the sign of a zero, which units can't have.
      const units = Math.round(value * unitsInOne) + 0;
      if (Math.abs(units) < MOST_UNITS && Object.is(units / unitsInOne, value)) {
        to.whole(zigzag(units - memory.units) * WAYS + AS.UNITS);
        memory.units = units;
      } else if (Object.is(Math.fround(value), value)) {
        to.whole(AS.SINGLE);
        to.single(value);
      } else {
        to.whole(AS.DOUBLE);
        to.float(value);
      }
      memory.value = value;
    },
    read(from) {
      const memory = from.memoryOf(kind);
      const first = from.whole();
      const way = first % WAYS;
      if (way === AS.UNITS) {
        memory.units += unzigzag(Math.floor(first / WAYS));
        memory.value = memory.units / unitsInOne;
      } else if (way !== AS.SAME) {
        memory.value = way === AS.SINGLE ? from.single() : from.float();
      }
      return memory.value;
    },
  };
}

/** True or false. */
export const FLAG: Shape<boolean> = {
  write: (to, value) => to.whole(value ? 1 : 0),
  read: (from) => from.whole() === 1,
};

/** A text; the same one again takes one byte or two. */
export const TEXT: Shape<string> = onceEach((text) => `text ${text}`, {
  write(to, text) {
    to.whole(text.length);
    for (let at = 0; at < text.length; at += 1) {
      to.whole(text.charCodeAt(at));
    }
  },
  read: (from) => Array.from({ length: from.count() }, () => String.fromCharCode(from.whole())).join(''),
});

/** One of a few texts that are known beforehand. */
export function oneOf<Text extends string>(texts: readonly Text[]): Shape<Text> {
  return {
    write: (to, text) => to.whole(texts.indexOf(text)),
    read(from) {
      const text = texts[from.whole()];
      if (text === undefined) {
        throw new RangeError('It is none of the texts');
      }
      return text;
    },
  };
}

/** A value or null. */
export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return {
    write(to, value) {
      FLAG.write(to, value !== null);
      if (value !== null) {
        shape.write(to, value);
      }
    },
    read: (from) => (FLAG.read(from) ? shape.read(from) : null),
  };
}

/** A list. */
export function listOf<Value>(shape: Shape<Value>): Shape<readonly Value[]> {
  return {
    write(to, values) {
      to.whole(values.length);
      for (const value of values) {
        shape.write(to, value);
      }
    },
    read: (from) => Array.from({ length: from.count() }, () => shape.read(from)),
  };
}

/** An object, member by member: the compiler wants each of them. */
export function recordOf<Value extends object>(shapes: {
  readonly [Name in keyof Value]-?: Shape<Value[Name]>;
}): Shape<Value> {
  // The type of the argument says that these are the members of Value.
  const members = Object.entries(shapes) as [keyof Value & string, Shape<Value[keyof Value & string]>][];
  const names = members.map(([name]) => name);
  const writers = members.map(([, { write }]) => write);
  return {
    write(to, value) {
      for (let index = 0; index < names.length; index += 1) {
        writers[index]?.(to, value[names[index] as keyof Value & string]);
      }
    },
    read(from) {
      const value: Partial<Value> = {};
      for (const [name, shape] of members) {
        value[name] = shape.read(from);
      }
      return value as Value;
    },
  };
}

/** Something that comes again and again: its content is written once. Contents of different shapes must differ. */
export function onceEach<Value>(contentOf: (value: Value) => string, shape: Shape<Value>): Shape<Value> {
  return {
    write(to, value) {
      const content = contentOf(value);
      const place = to.known.get(content);
      to.whole(place === undefined ? 0 : place + 1);
      if (place === undefined) {
        shape.write(to, value);
        to.known.set(content, to.known.size);
      }
    },
    read(from) {
      const place = from.whole();
      if (place > 0) {
        // What stands there was written by the same shape.
        return knownAt(from, place - 1) as Value;
      }
      const value = shape.read(from);
      from.known.push(value);
      return value;
    },
  };
}

/** Something that seldom changes and is never changed in place: its bytes are made once. */
export function stored<Value extends object>(shape: Shape<Value>): Shape<Value> {
  const known = new WeakMap<Value, Uint8Array>();
  return {
    write(to, value) {
      let bytes = known.get(value);
      if (bytes === undefined) {
        bytes = packed(shape, value);
        known.set(value, bytes);
      }
      to.whole(bytes.length);
      to.raw(bytes);
    },
    read: (from) => shape.read(new ByteReader(from.raw(from.whole()))),
  };
}

/** The bytes of a value. */
function packed<Value>(shape: Shape<Value>, value: Value): Uint8Array {
  const writer = new ByteWriter();
  shape.write(writer, value);
  return writer.bytes();
}

function knownAt(from: ByteReader, place: number): unknown {
  if (place >= from.known.length) {
    throw new RangeError('Nothing was read there');
  }
  return from.known[place];
}

function zigzag(value: number): number {
  return value >= 0 ? 2 * value : -2 * value - 1;
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
