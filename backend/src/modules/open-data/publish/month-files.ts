import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { openCsv, openGeojson } from '@wakafine/domain/opendata/open-rows';
import type { OpenRow } from '@wakafine/domain/opendata/open-rows';
import { formatsOf } from '@wakafine/domain/opendata/open-sets';
import type { OpenFormat, SetName } from '@wakafine/domain/opendata/open-sets';
import { parquetFile } from './parquet-file';

/** A file that is about to be published. */
export interface BuiltFile {
  readonly set: SetName;
  readonly format: OpenFormat;
  /** Hexadecimal, of the file as it is before packing. */
  readonly sha256: string;
  readonly byteCount: number;
  /** By gzip, but for Parquet. */
  readonly body: Buffer;
}

/** The files of a data set: the same bytes for the same rows. */
export function filesOf(set: SetName, rows: readonly OpenRow[]): BuiltFile[] {
  return formatsOf(set).map((format) => {
    const content = contentOf(set, format, rows);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const body = format === 'parquet' ? content : gzipSync(content, { level: 9 });
    return { set, format, sha256, byteCount: content.length, body };
  });
}

function contentOf(set: SetName, format: OpenFormat, rows: readonly OpenRow[]): Buffer {
  switch (format) {
    case 'csv':
      return Buffer.from(openCsv(set, rows), 'utf8');
    case 'geojson':
      return Buffer.from(openGeojson(set, rows), 'utf8');
    case 'parquet':
      return parquetFile(set, rows);
  }
}
