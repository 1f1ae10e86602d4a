import type { ExportCells, ExportColumn, ExportKind } from '../export-cells';

/** What a file is made of. */
export interface FileSource {
  readonly kind: ExportKind;
  readonly columns: readonly ExportColumn[];
  /** The rows as they are read, some at a time; a file has only these in memory. */
  readonly batches: AsyncIterable<readonly ExportCells[]>;
}

/** A way to write rows: the bytes of the file one after the other, its ending and its media type. */
export interface FileFormat {
  readonly ending: string;
  readonly mediaType: string;
  write(source: FileSource): AsyncIterable<Uint8Array>;
}
