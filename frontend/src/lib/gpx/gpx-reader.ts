import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import {
  createGpxReader,
  type GpxFault,
  type GpxPoint,
  type GpxTrack,
} from '@wakafine/domain/journeys/gpx-track';
import { toReceiverPrecision, type Measured } from '@wakafine/domain/speed/receiver-precision';
import { SaxesParser } from 'saxes';

/** A place with its time, as a file has it; a value that is missing or out of bounds is null. */
export type FileFix = Required<Measured>;

/** One track of a file, its segments joined in their order. */
export interface FileTrack {
  readonly name: string | null;
  readonly fixes: readonly FileFix[];
  /** Points that have no time that can be read. */
  readonly untimedCount: number;
  /** Points that are nowhere on the globe. */
  readonly misplacedCount: number;
}

export interface GpxFileReader {
  /** Reads on; throws where the text is no well-formed XML. */
  write(text: string): void;
  /** The tracks that have points, or why there are none; throws where the text has ended too early. */
  close(): readonly FileTrack[] | GpxFault;
}

type Taken = FileFix | 'untimed' | 'misplaced';

/** Reads the track points of a GPX file piece by piece; knows no entities but those of XML, and fetches nothing. */
export function createGpxFileReader(): GpxFileReader {
  const reader = createGpxReader(taken);
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => reader.openTag(name, attributes));
  parser.on('text', reader.text);
  parser.on('cdata', reader.text);
  parser.on('closetag', ({ name }) => reader.closeTag(name));
  return {
    write: (piece) => {
      parser.write(piece);
    },
    close: () => {
      parser.close();
      const result = reader.result();
      if (typeof result === 'string') {
        return result;
      }
      const found = result
        .map(fileTrack)
        .filter(({ fixes, untimedCount }) => fixes.length + untimedCount > 0);
      return found.length === 0 ? 'noTrack' : found;
    },
  };
}

function fileTrack({ name, points }: GpxTrack<Taken>): FileTrack {
  return {
    name,
    fixes: points.filter((point) => typeof point === 'object'),
    untimedCount: points.filter((point) => point === 'untimed').length,
    misplacedCount: points.filter((point) => point === 'misplaced').length,
  };
}

function taken({ lat, lng, recordedAtMs, accuracyM, speedKmh, headingDeg }: GpxPoint): Taken {
  if (!isWithin(lat, LIMITS.lat) || !isWithin(lng, LIMITS.lng)) {
    return 'misplaced';
  }
  if (Number.isNaN(recordedAtMs)) {
    return 'untimed';
  }
  return toReceiverPrecision({
    lat,
    lng,
    recordedAtMs,
    accuracyM: within(accuracyM, LIMITS.accuracyM),
    speedKmh: within(speedKmh, LIMITS.speedKmh),
    headingDeg: within(headingDeg, LIMITS.headingDeg),
  });
}

function within(value: number | undefined, range: { min: number; max: number }): number | null {
  return value !== undefined && isWithin(value, range) ? value : null;
}
