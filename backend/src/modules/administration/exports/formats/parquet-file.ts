import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { ColumnSource } from 'hyparquet-writer';
import type { ColumnType, ExportCells, ExportColumn } from '../export-cells';
import type { FileFormat, FileSource } from './file-format';

const TYPES: Readonly<Record<ColumnType, NonNullable<ColumnSource['type']>>> = {
  WHOLE: 'INT64',
  TENTHS: 'DOUBLE',
  DEGREES: 'DOUBLE',
  TIME: 'TIMESTAMP',
  FLAG: 'BOOLEAN',
  TEXT: 'STRING',
};

/** Apache Parquet, packed by Snappy, a row group for each batch; times are in milliseconds of UTC. */
export const PARQUET_FILE: FileFormat = {
  ending: 'parquet',
  mediaType: 'application/vnd.apache.parquet',
  async *write({ columns, batches }: FileSource) {
    const bytes = new ByteWriter();
    const schema = schemaFromColumnData({ columnData: columnData([], columns) });
    const file = new ParquetWriter({ writer: bytes, schema, createdBy: 'WakaFine' });
    for await (const rows of batches) {
      await file.write({ columnData: columnData(rows, columns), rowGroupSize: rows.length });
      yield flush(bytes);
    }
    await file.finish();
    yield flush(bytes);
  },
};

/** Takes what was written since the last time; positions in the file go on from there. */
function flush(bytes: ByteWriter): Uint8Array {
  const written = bytes.getBytes().slice();
  bytes.index = 0;
  return written;
}

function columnData(rows: readonly ExportCells[], columns: readonly ExportColumn[]): ColumnSource[] {
  return columns.map(({ name, type }) => ({
    name,
    data: rows.map((cells) => valueOf(cells[name] ?? null, type)),
    type: TYPES[type],
    nullable: true,
  }));
}

function valueOf(cell: ExportCells[string], type: ColumnType) {
  return type === 'WHOLE' && typeof cell === 'number' ? BigInt(cell) : cell;
}
