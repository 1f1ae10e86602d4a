import { Type } from '@sinclair/typebox';
import { declareCall } from './door/declare-call';
import { ID_IN_PATH } from './door/schemas';

const CSV_FILE = { 'text/csv': { schema: { type: 'string' } } };
const GEOJSON_FILE = { 'application/geo+json': { schema: { type: 'object', additionalProperties: true } } };
const BINARY = { schema: { type: 'string', format: 'binary' } };
const TABLE_FILES = {
  'application/vnd.apache.parquet': BINARY,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': BINARY,
};

export const DOWNLOAD_EXPORT = declareCall({
  method: 'GET',
  path: '/api/exports/:id',
  operationId: 'downloadExport',
  tag: 'reports',
  summary: 'The file of an export that whoever asks has had made within a day',
  description: 'An export is ordered over GraphQL; while it is not ready it is a CONFLICT.',
  session: 'required',
  params: ID_IN_PATH,
  answers: {
    200: {
      description: 'The file: CSV, GeoJSON, Parquet or a workbook.',
      content: { ...CSV_FILE, ...GEOJSON_FILE, ...TABLE_FILES },
    },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});

export const DOWNLOAD_DAILY_REPORT = declareCall({
  method: 'GET',
  path: '/api/daily-reports/:day',
  operationId: 'downloadDailyReport',
  tag: 'reports',
  summary: 'The violations of a day of Africa/Douala as CSV, plates masked (canGenerateReports)',
  description: 'Made in the night after the day; a text that is no such day is NOT_FOUND.',
  session: 'required',
  params: Type.Object({ day: Type.String({ description: 'Such as 2026-11-20.' }) }),
  isLong: true,
  answers: { 200: { description: 'The file.', content: CSV_FILE } },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
