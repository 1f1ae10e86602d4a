const FIRST_ROOM = 1_024;
/** Seven bits of a number in each byte; the eighth says that more follow. */
const MORE = 128;

/** The last number of one kind, from which the next is told apart in few bytes. */
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
  private room = new Uint8Array(FIRST_ROOM);
  private view = new DataView(this.room.buffer);
  private length = 0;

  /** What was written; nothing may be written after it. */
  bytes(): Uint8Array {
    return this.room.subarray(0, this.length);
  }

  /** Remembered number of a kind; 0 at first. */
  memoryOf(kind: number): Memory {
    return memoryIn(this.memories, kind);
  }

  /** Writes a whole number from 0 to 2^53. */
  whole(value: number): void {
    this.reserve(8);
    let rest = value;
    while (rest >= MORE) {
      this.room[this.length] = (rest % MORE) + MORE;
      this.length += 1;
      rest = Math.floor(rest / MORE);
    }
    this.room[this.length] = rest;
    this.length += 1;
  }

  /** Writes any number in eight bytes. */
  float(value: number): void {
    this.reserve(8);
    this.view.setFloat64(this.length, value);
    this.length += 8;
  }

  /** Writes a number that has no more digits than single precision holds, in four bytes. */
  single(value: number): void {
    this.reserve(4);
    this.view.setFloat32(this.length, value);
    this.length += 4;
  }

  /** Writes bytes as they are. */
  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.room.set(bytes, this.length);
    this.length += bytes.length;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.room.length) {
      return;
    }
    const larger = new Uint8Array(2 * (this.length + more));
    larger.set(this.room);
    this.room = larger;
    this.view = new DataView(larger.buffer);
  }
}

/** Remembered number of a kind; 0 at first. */
export function memoryIn(memories: Memory[], kind: number): Memory {
  while (memories.length <= kind) {
    memories.push({ units: 0, value: 0 });
  }
  return memories[kind] ?? { units: 0, value: 0 };
}
