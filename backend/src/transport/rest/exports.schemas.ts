import { documented, ID_IN_PATH, TEXT } from './openapi/documented';

const CSV_FILE = { 'text/csv': { schema: { type: 'string' } } };
const GEOJSON_FILE = { 'application/geo+json': { schema: { type: 'object', additionalProperties: true } } };

export const DOWNLOAD_EXPORT = documented({
  tag: 'reports',
  summary: 'The file of an export that whoever asks has had made within a day',
  session: 'required',
  params: ID_IN_PATH,
  answers: {
    200: { description: 'The file, CSV or GeoJSON.', content: { ...CSV_FILE, ...GEOJSON_FILE } },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});

export const DOWNLOAD_DAILY_REPORT = documented({
  tag: 'reports',
  summary: 'The violations of a day of Africa/Douala as CSV, plates masked (canGenerateReports)',
  session: 'required',
  params: {
    type: 'object',
    properties: { day: { ...TEXT, description: 'Such as 2026-11-20.' } },
    required: ['day'],
  },
  answers: { 200: { description: 'The file.', content: CSV_FILE } },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
