import { Type } from '@sinclair/typebox';
import { OPEN_FORMATS } from '@wakafine/domain/opendata/open-sets';
import { declareCall } from '../door/declare-call';

const mediaTypeOf = (type: string): string => type.split(';')[0] ?? type;
const BYTES = { schema: { type: 'string', format: 'binary' } };
const OBJECT = { schema: { type: 'object', additionalProperties: true } };
const SET = Type.String({
  description: 'Name of the data set, such as `speeding-by-cell`; any other is NOT_FOUND.',
});

export const GET_OPEN_CATALOGUE = declareCall({
  method: 'GET',
  path: '/data/catalog.jsonld',
  operationId: 'getOpenCatalogue',
  tag: 'openData',
  summary: 'The catalogue of open data, DCAT-AP as JSON-LD',
  description: 'All data sets with all months, versions, files and their hashes. Licence: CC BY 4.0.',
  session: 'none',
  isLong: true,
  answers: { 200: { description: 'The catalogue.', content: { 'application/ld+json': OBJECT } } },
});

export const GET_OPEN_DICTIONARY = declareCall({
  method: 'GET',
  path: '/data/:set/datapackage.json',
  operationId: 'getOpenDictionary',
  tag: 'openData',
  summary: 'The dictionary of a data set: every column with type, unit and meaning',
  description:
    'A data package (datapackage.org), with the nearest terms of the WHO and the African Road Safety Observatory.',
  session: 'none',
  params: Type.Object({ set: SET }),
  answers: { 200: { description: 'The dictionary.', content: { 'application/json': OBJECT } } },
  refusals: ['NOT_FOUND'],
});

export const GET_OPEN_SUMS = declareCall({
  method: 'GET',
  path: '/data/SHA256SUMS/:version',
  operationId: 'getOpenSums',
  tag: 'openData',
  summary: 'The hashes of all files of a month, signed by the key of the log of evidence',
  description:
    'Lines as `sha256sum -c` reads them, in a signed note (C2SP); `npm run verify-evidence -- --sums FILE` checks both.',
  session: 'none',
  params: Type.Object({ version: Type.String({ description: '`2026-10`, corrected `2026-10-v2`.' }) }),
  answers: {
    200: { description: 'The signed hashes.', content: { 'text/plain': { schema: { type: 'string' } } } },
  },
  refusals: ['NOT_FOUND'],
});

export const GET_OPEN_FILE = declareCall({
  method: 'GET',
  path: '/data/:set/:file',
  operationId: 'getOpenFile',
  tag: 'openData',
  summary: 'A data set of a month as a file',
  description:
    'It never changes: a correction is a file of its own (`2026-10-v2.csv`). `ETag` and `Repr-Digest` are its SHA-256. Licence: CC BY 4.0.',
  session: 'none',
  params: Type.Object({
    set: SET,
    file: Type.String({ description: 'Month and form, such as `2026-10.csv`, `.geojson` or `.parquet`.' }),
  }),
  answers: {
    200: {
      description: 'The file.',
      content: Object.fromEntries(Object.values(OPEN_FORMATS).map((type) => [mediaTypeOf(type), BYTES])),
    },
  },
  refusals: ['NOT_FOUND'],
});
