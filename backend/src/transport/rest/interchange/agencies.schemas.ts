import { Type } from '@sinclair/typebox';
import { declareCall } from '../door/declare-call';
import { COUNT, described, GEOJSON, ID_IN_PATH, object, TEXT } from '../door/schemas';

/** Media type of an archive of lines. */
export const GTFS_TYPE = 'application/zip';
/** Of a packed feed: some thousand stops with a day of times. */
const FEED_LIMIT_BYTES = 2 * 1024 * 1024;

const IMPORTED = {
  200: object(
    {
      agency: described(TEXT, 'The agency.'),
      lineCount: described(COUNT, 'Lines that it has from now on.'),
      stopCount: described(COUNT, 'Stops that they call at.'),
    },
    {
      description: 'Counts of the lines and stops from now on.',
      examples: [{ agency: 'Finexs Voyages', lineCount: 12, stopCount: 48 }],
    },
  ),
};
const WHAT_IS_READ =
  'A GTFS archive (agency, routes, stops, trips, stop_times, and shapes where there are any) of at most 2 MB, 12 MB unpacked. It replaces all lines and stops of the agency, or nothing: the field `feed` names file, line and column of what is wrong.';

export const IMPORT_OWN_LINES = declareCall({
  method: 'POST',
  path: '/api/agency/gtfs',
  operationId: 'importOwnLines',
  tag: 'agencies',
  summary: 'Replace the lines and stops of one’s own agency by those of a GTFS archive',
  description: WHAT_IS_READ,
  session: 'required',
  bodyLimit: FEED_LIMIT_BYTES,
  binaryBody: GTFS_TYPE,
  answers: IMPORTED,
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

export const IMPORT_LINES_OF = declareCall({
  method: 'POST',
  path: '/api/admin/agencies/:id/gtfs',
  operationId: 'importLinesOfAgency',
  tag: 'admin',
  summary: 'Replace the lines and stops of an agency by those of a GTFS archive',
  description: `For staff with canEditSettings; audited. ${WHAT_IS_READ}`,
  session: 'required',
  params: ID_IN_PATH,
  bodyLimit: FEED_LIMIT_BYTES,
  binaryBody: GTFS_TYPE,
  answers: IMPORTED,
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const LIST_AGENCIES = declareCall({
  method: 'GET',
  path: '/api/agencies',
  operationId: 'listAgencies',
  tag: 'agencies',
  summary: 'The transport agencies with their numbers in addresses',
  description: 'At most 500, in the order of the authority.',
  session: 'none',
  answers: {
    200: object(
      {
        agencies: Type.Array(
          object({
            id: described(COUNT, 'Number in addresses.'),
            name: TEXT,
            lineCount: described(COUNT, 'Lines that it has brought.'),
          }),
        ),
      },
      {
        description: 'The agencies.',
        examples: [{ agencies: [{ id: 7, name: 'Finexs Voyages', lineCount: 12 }] }],
      },
    ),
  },
});

export const LINES_AS_GEOJSON = declareCall({
  method: 'GET',
  path: '/api/agencies/:id/lines.geojson',
  operationId: 'getAgencyLines',
  tag: 'agencies',
  summary: 'Lines and stops that an agency has brought, as GeoJSON',
  description:
    'A line for each line with its names and the ids of its stops in order, a point for each stop.',
  session: 'none',
  params: ID_IN_PATH,
  isLong: true,
  answers: {
    200: { description: 'The file.', content: { 'application/geo+json': { schema: GEOJSON } } },
  },
  refusals: ['NOT_FOUND'],
});

export const VEHICLE_POSITIONS = declareCall({
  method: 'GET',
  path: '/api/agencies/:id/gtfs-rt/vehicle-positions',
  operationId: 'getVehiclePositions',
  tag: 'agencies',
  summary: 'Where the buses of one’s own agency are about now, as a GTFS-Realtime feed',
  description:
    'Protocol Buffers (GTFS-Realtime 2.0, FULL_DATASET). Enrolled vehicles on public journeys whose driver agreed beforehand; five minutes late, on a grid of 0.01 degrees, not within 3 km of the start. The id of a vehicle is another one on each journey. CONFLICT while the agency has it turned off.',
  session: 'required',
  params: ID_IN_PATH,
  answers: {
    200: {
      description: 'The feed.',
      content: { 'application/x-protobuf': { schema: { description: 'A FeedMessage.' } } },
    },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});
