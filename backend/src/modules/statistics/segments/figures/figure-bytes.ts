import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { segmentsOfDay } from '@wakafine/domain/segment-figures/figure-day';
import type { FigureDay } from '@wakafine/domain/segment-figures/figure-day';

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);

/** First number of a stored day. Others are of another layout, and not read. */
const VERSION = 2;
/** Columns begin at a multiple of it, as arrays of numbers need. */
const ALIGNED_BYTES = 8;

const COLUMNS = [
  ...['segment', 'isAgainst', 'hour', 'vehicleClass', 'agency', 'judgedM', 'confirmedM', 'aboveM'],
  ...[
    'passages',
    'events',
    'confirmedEvents',
    'speedEnds',
    'speedBin',
    'speedM',
    'vehicleEnds',
    'vehicleIds',
  ],
] as const;

/** The names and counts that stand before the columns. */
interface Head extends Pick<FigureDay, 'segments' | 'classes' | 'agencies'> {
  readonly rows: number;
  readonly speeds: number;
  readonly vehicles: number;
}

/** A day as bytes, about a fifth of its columns; {@link openDay} gives the same. */
export async function packDay(day: FigureDay): Promise<Buffer> {
  return gzipAsync(bytesOf(day));
}

/** The day that was packed; null where the bytes are none of this layout, cut off or damaged. */
export async function openDay(packed: Uint8Array): Promise<FigureDay | null> {
  try {
    const bytes = new Uint8Array(await gunzipAsync(packed));
    const start = new DataView(bytes.buffer);
    return start.getUint32(0, true) === VERSION ? readDay(bytes, start.getUint32(4, true)) : null;
  } catch {
    return null;
  }
}

function bytesOf(day: FigureDay): Uint8Array {
  const { segments, classes, agencies, hour, speedBin, vehicleIds } = day;
  const head: Head = {
    ...{ segments, classes, agencies },
    ...{ rows: hour.length, speeds: speedBin.length, vehicles: vehicleIds.length },
  };
  const text = Buffer.from(JSON.stringify(head));
  const parts = COLUMNS.map((name) => {
    const { buffer, byteOffset, byteLength } = day[name];
    return new Uint8Array(buffer, byteOffset, byteLength);
  });
  const bytes = new Uint8Array(
    [ALIGNED_BYTES, ...[text, ...parts].map(({ byteLength }) => aligned(byteLength))].reduce(sum, 0),
  );
  new DataView(bytes.buffer).setUint32(0, VERSION, true);
  new DataView(bytes.buffer).setUint32(4, text.byteLength, true);
  let at = ALIGNED_BYTES;
  for (const part of [text, ...parts]) {
    bytes.set(part, at);
    at += aligned(part.byteLength);
  }
  return bytes;
}

function readDay(bytes: Uint8Array<ArrayBuffer>, headBytes: number): FigureDay {
  const { rows, speeds, vehicles, segments, classes, agencies }: Head = JSON.parse(
    Buffer.from(bytes.subarray(ALIGNED_BYTES, ALIGNED_BYTES + headBytes)).toString(),
  );
  let at = ALIGNED_BYTES + aligned(headBytes);
  const next = <Column>(type: ColumnType<Column>, count: number): Column => {
    const column = new type(bytes.buffer, at, count);
    at += aligned(count * type.BYTES_PER_ELEMENT);
    return column;
  };
  // In the order of `COLUMNS`.
  const segment = next(Uint16Array, rows);
  return {
    ...{ classes, agencies, segment },
    ...segmentsOfDay(segments, segment),
    isAgainst: next(Uint8Array, rows),
    hour: next(Uint8Array, rows),
    vehicleClass: next(Uint8Array, rows),
    agency: next(Uint16Array, rows),
    judgedM: next(Uint32Array, rows),
    confirmedM: next(Uint32Array, rows),
    aboveM: next(Uint32Array, rows),
    passages: next(Uint32Array, rows),
    events: next(Uint32Array, rows),
    confirmedEvents: next(Uint32Array, rows),
    speedEnds: next(Uint32Array, rows),
    speedBin: next(Uint8Array, speeds),
    speedM: next(Uint32Array, speeds),
    vehicleEnds: next(Uint32Array, rows),
    vehicleIds: next(Uint32Array, vehicles),
  };
}

interface ColumnType<Column> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): Column;
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNED_BYTES) * ALIGNED_BYTES;
}

function sum(one: number, other: number): number {
  return one + other;
}
