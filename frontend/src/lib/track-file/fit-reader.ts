import { KMH_PER_MPS, withPoints, type FilePoint } from '@wakafine/domain/track-files/file-track';
import {
  fitTimestampToUnixMilliseconds,
  readFitMessages,
  type FitRawField,
  type FitRawMessage,
} from 'fit-file-parser/raw';
import { seenPoint, type ByteTrackReader } from './file-fix';

/** Message of the FIT profile that holds one position, and its fields. */
const RECORD = 20;
const FIELD = { lat: 0, lng: 1, speed: 6, accuracy: 31, enhancedSpeed: 73 } as const;
/** Places are parts of half a circle. */
const DEGREES_PER_SEMICIRCLE = 180 / 2 ** 31;
const MILLIMETRES = 1_000;
/** Content of a field without a value, by its size in bytes. */
const NO_VALUE: Readonly<Record<number, number>> = { 1: 0xff, 2: 0xffff, 4: 0xffffffff };
const NO_PLACE = 0x7fffffff;

/** Reads the positions of a FIT file, which comes whole: its last bytes are its checksum. */
export function createFitReader(): ByteTrackReader {
  const pieces: Uint8Array[] = [];
  return {
    write: (bytes) => {
      pieces.push(bytes);
    },
    close: () => {
      const { messages } = readFitMessages(joined(pieces), { messageNumbers: [RECORD] });
      const points = messages.map(pointOf).filter((point) => point !== null);
      return withPoints([{ name: null, points: points.map(seenPoint) }]);
    },
  };
}

/** A position; null for a record without one, of which every device writes some before its receiver knows where it is. */
function pointOf({ fields, timestamp, littleEndian }: FitRawMessage): FilePoint | null {
  const find = (fieldNumber: number) => fields.find((field) => field.fieldNumber === fieldNumber);
  const lat = signed(find(FIELD.lat), littleEndian);
  const lng = signed(find(FIELD.lng), littleEndian);
  if (lat === undefined || lng === undefined) {
    return null;
  }
  const speed =
    unsigned(find(FIELD.enhancedSpeed), littleEndian) ?? unsigned(find(FIELD.speed), littleEndian);
  return {
    lat: lat * DEGREES_PER_SEMICIRCLE,
    lng: lng * DEGREES_PER_SEMICIRCLE,
    recordedAtMs: timestamp === undefined ? Number.NaN : fitTimestampToUnixMilliseconds(timestamp),
    accuracyM: unsigned(find(FIELD.accuracy), littleEndian),
    speedKmh: speed === undefined ? undefined : (speed / MILLIMETRES) * KMH_PER_MPS,
    headingDeg: undefined,
  };
}

function signed(field: FitRawField | undefined, littleEndian: boolean): number | undefined {
  const value = field?.bytes.length === 4 ? viewOf(field).getInt32(0, littleEndian) : NO_PLACE;
  return value === NO_PLACE ? undefined : value;
}

function unsigned(field: FitRawField | undefined, littleEndian: boolean): number | undefined {
  if (field === undefined) {
    return undefined;
  }
  const value = unsignedOf(viewOf(field), littleEndian);
  return value === NO_VALUE[field.bytes.length] ? undefined : value;
}

/** The number of 1, 2 or 4 bytes; undefined for what is longer. */
function unsignedOf(view: DataView, littleEndian: boolean): number | undefined {
  switch (view.byteLength) {
    case 1:
      return view.getUint8(0);
    case 2:
      return view.getUint16(0, littleEndian);
    case 4:
      return view.getUint32(0, littleEndian);
    default:
      return undefined;
  }
}

function viewOf({ bytes }: FitRawField): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
