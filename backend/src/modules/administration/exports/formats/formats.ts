import { CSV_FILE } from './csv-file';
import type { FileFormat } from './file-format';
import { GEOJSON_FILE } from './geojson-file';
import { PARQUET_FILE } from './parquet-file';
import { WORKBOOK_FILE } from './workbook-file';

/** Format of an export. */
export type ExportFormat = 'CSV' | 'GEOJSON' | 'PARQUET' | 'XLSX';

/** How each format is written. */
export const FILE_FORMATS: Readonly<Record<ExportFormat, FileFormat>> = {
  CSV: CSV_FILE,
  GEOJSON: GEOJSON_FILE,
  PARQUET: PARQUET_FILE,
  XLSX: WORKBOOK_FILE,
};
