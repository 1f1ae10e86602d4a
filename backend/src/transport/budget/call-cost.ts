import type { FastifyRequest } from 'fastify';
import { LIMITS } from '@wakafine/domain/input/limits';
import { TRACKER_PATHS } from '@wakafine/domain/trackers/tracker-setups';
import { routePathOf } from '../http/is-graphql';
import { queryOf } from '../http/query-of';

/** Points of a plain read or push. */
const PLAIN_CALL = 1;
/** As in GraphQL: a route costs as much as 40 fields, and 250 fields are a point. */
const ROUTES_PER_POINT = 6;
/** Some 1,000 points of a route, which is what one push of GraphQL may carry. */
const BYTES_PER_POINT = 128 * 1024;
const DEFAULT_ROWS = 100;
/** A file of open data, which may be some megabytes and is never larger than a route of a long journey. */
const OPEN_FILE = { url: '/data/:set/:file', points: 5 } as const;
/** The pack of roads, which is some hundred kilobytes where it is whole. */
const ROAD_PACK = { url: '/api/road-pack', points: 5 } as const;

/**
 * Calls that cost nothing here: those with a secret count in budgets of their own (decision D4), anyone who
 * wants to sign
 * out always can, and a tracker is counted by its token.
 */
const FREE_CALLS: readonly string[] = [
  'POST /api/auth/signup',
  'POST /api/auth/signin',
  'POST /api/auth/admin-signin',
  'POST /api/auth/custom-pin-update',
  'POST /api/auth/signout',
  `GET ${TRACKER_PATHS.osmAnd}`,
  `POST ${TRACKER_PATHS.osmAnd}`,
  `POST ${TRACKER_PATHS.ownTracks}`,
  `POST ${TRACKER_PATHS.overland}`,
];

/** Cost of a REST call, points, before its body is read. */
export function costOfCall(request: FastifyRequest): number {
  const { method, headers } = request;
  const path = routePathOf(request) ?? '';
  if (FREE_CALLS.includes(`${method} ${path}`)) {
    return 0;
  }
  const file = [OPEN_FILE, ROAD_PACK].find(({ url }) => url === path);
  if (file !== undefined) {
    return file.points;
  }
  const bytes = Number(headers['content-length'] ?? 0);
  const ofBody = Number.isFinite(bytes) ? Math.floor(Math.max(0, bytes) / BYTES_PER_POINT) : 0;
  return PLAIN_CALL + ofBody + costOfRoutes(request);
}

function costOfRoutes(request: FastifyRequest): number {
  if (!request.url.includes('include=')) {
    return 0;
  }
  const { include, limit } = queryOf(request);
  const asked = Number(limit ?? DEFAULT_ROWS);
  const rows = Number.isInteger(asked) ? Math.min(LIMITS.restPageSize.max, Math.max(1, asked)) : DEFAULT_ROWS;
  return include === 'route' ? Math.ceil(rows / ROUTES_PER_POINT) : 0;
}
