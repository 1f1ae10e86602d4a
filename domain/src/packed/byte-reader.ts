import { memoryIn } from './byte-writer';
import type { Memory } from './byte-writer';

const MORE = 128;
/** Bytes of the largest whole number. */
const MOST_BYTES = 8;

/** Reads what `ByteWriter` has written. Every method throws RangeError where the bytes are something else. */
export class ByteReader {
  /** Things that were read before, in their order. */
  readonly known: unknown[] = [];
  private readonly memories: Memory[] = [];
  private readonly view: DataView;
  private at = 0;

  constructor(private readonly room: Uint8Array) {
    this.view = new DataView(room.buffer, room.byteOffset, room.byteLength);
  }

  /** Number of bytes that have not been read. */
  get left(): number {
    return this.room.length - this.at;
  }

  /** Remembered number of a kind; 0 at first. */
  memoryOf(kind: number): Memory {
    return memoryIn(this.memories, kind);
  }

  /** A whole number. @throws RangeError */
  whole(): number {
    let value = 0;
    let weight = 1;
    for (let count = 0; count < MOST_BYTES; count += 1) {
      const byte = this.view.getUint8(this.at);
      this.at += 1;
      value += (byte % MORE) * weight;
      if (byte < MORE) {
        return value;
      }
      weight *= MORE;
    }
    throw new RangeError('The number has no end');
  }

  /** A number of things to come, each of at least one byte. @throws RangeError */
  count(): number {
    const count = this.whole();
    if (count > this.left) {
      throw new RangeError('There are fewer bytes than things');
    }
    return count;
  }

  /** Any number. @throws RangeError */
  float(): number {
    const value = this.view.getFloat64(this.at);
    this.at += 8;
    return value;
  }

  /** A number of single precision. @throws RangeError */
  single(): number {
    const value = this.view.getFloat32(this.at);
    this.at += 4;
    return value;
  }

  /** So many bytes as they are. @throws RangeError */
  raw(length: number): Uint8Array {
    if (length > this.left) {
      throw new RangeError('There are fewer bytes');
    }
    this.at += length;
    return this.room.subarray(this.at - length, this.at);
  }
}
