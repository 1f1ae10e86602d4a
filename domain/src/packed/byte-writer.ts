const FIRST_ROOM = 4_096;
/** Seven bits of a number in each byte; the eighth says that more follow. */
const MORE = 128;
const SEVEN_BITS = MORE - 1;
/** Below it, the bits of a number are those of its 32-bit form. */
const BITS_31 = 2 ** 31;
/** Bytes of the largest whole number. */
const MOST_BYTES = 8;

/** Rooms that nobody writes to at the moment: larger ones than most need, which are not to be made anew each time. */
const free: Uint8Array[] = [];
const MOST_FREE = 4;
const LARGEST_FREE = 65_536;

/** The last number of one kind, to which the next is written as a difference. */
export interface Memory {
  /** In the units of its kind. */
  units: number;
  value: number;
}

/** Writes numbers and texts one after another, and remembers what {@link ByteReader} will remember at the same place. */
export class ByteWriter {
  /** Things that were written before, by their content: they are written once. */
  readonly known = new Map<string, number>();
  private readonly memories: Memory[] = [];
  private room = free.pop() ?? new Uint8Array(FIRST_ROOM);
  private view: DataView | null = null;
  private length = 0;

  /** The bytes that were written; nothing may be written after them. */
  bytes(): Uint8Array {
    const bytes = this.room.slice(0, this.length);
    if (free.length < MOST_FREE && this.room.length <= LARGEST_FREE) {
      free.push(this.room);
    }
    this.room = bytes;
    this.view = null;
    return bytes;
  }

  /** Remembered number of a kind; 0 at first. */
  memoryOf(kind: number): Memory {
    return this.memories[kind] ?? memoryIn(this.memories, kind);
  }

  /** Writes a whole number from 0 to 2^53. */
  whole(value: number): void {
    this.reserve(MOST_BYTES);
    const { room } = this;
    let at = this.length;
    let rest = value;
    for (; rest >= BITS_31; at += 1) {
      room[at] = (rest % MORE) + MORE;
      rest = Math.floor(rest / MORE);
    }
    let bits = rest | 0;
    for (; bits >= MORE; at += 1) {
      room[at] = (bits & SEVEN_BITS) | MORE;
      bits >>= 7;
    }
    room[at] = bits;
    this.length = at + 1;
  }

  /** Writes any number in eight bytes. */
  float(value: number): void {
    this.reserve(8);
    this.asView().setFloat64(this.length, value);
    this.length += 8;
  }

  /** Writes a number that has no more digits than single precision holds, in four bytes. */
  single(value: number): void {
    this.reserve(4);
    this.asView().setFloat32(this.length, value);
    this.length += 4;
  }

  /** Writes bytes as they are. */
  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.room.set(bytes, this.length);
    this.length += bytes.length;
  }

  private asView(): DataView {
    this.view ??= new DataView(this.room.buffer, this.room.byteOffset, this.room.byteLength);
    return this.view;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.room.length) {
      return;
    }
    const larger = new Uint8Array(2 * (this.length + more));
    larger.set(this.room);
    this.room = larger;
    this.view = null;
  }
}

/** Remembered number of a kind; 0 at first. */
export function memoryIn(memories: Memory[], kind: number): Memory {
  while (memories.length <= kind) {
    memories.push({ units: 0, value: 0 });
  }
  return memories[kind] ?? { units: 0, value: 0 };
}
