import { OPEN_COLUMNS } from '@wakafine/domain/opendata/open-columns';
import type { ColumnType } from '@wakafine/domain/opendata/open-columns';
import type { OpenRow } from '@wakafine/domain/opendata/open-rows';
import { openSet } from '@wakafine/domain/opendata/open-sets';
import type { SetName } from '@wakafine/domain/opendata/open-sets';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ColumnSource } from 'hyparquet-writer';

const TYPES: Readonly<Record<ColumnType, NonNullable<ColumnSource['type']>>> = {
  string: 'STRING',
  date: 'STRING',
  integer: 'INT32',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
};

/** A data set as Parquet, packed by Snappy; places are a column `geometry` of the type of that name (WGS 84). */
export function parquetFile(name: SetName, rows: readonly OpenRow[]): Buffer {
  const { columns, hasGeometry } = openSet(name);
  const columnData: ColumnSource[] = columns.map((column) => ({
    name: column,
    data: rows.map(({ values }) => values[column] ?? null),
    type: TYPES[OPEN_COLUMNS[column].type],
    nullable: true,
  }));
  const geometry: ColumnSource = {
    name: 'geometry',
    data: rows.map((row) => row.geometry),
    type: 'GEOMETRY',
    nullable: true,
  };
  return Buffer.from(
    parquetWriteBuffer({
      columnData: hasGeometry ? [...columnData, geometry] : columnData,
      createdBy: 'WakaFine',
    }),
  );
}
