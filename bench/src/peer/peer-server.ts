import fastify, { type FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import type { Pool } from 'pg';
import { groupedInserts, singleInserts, type FixInput, type Insert } from './inserts';
import { READ_TABLES, READ_TYPES, readResolvers } from './reads';

const SCHEMA = `
  ${READ_TYPES}
  type Mutation { recordFixes(input: RecordFixesInput!): RecordFixesPayload! }
  type RecordFixesPayload { accepted: Int! duplicates: Int! }
  input RecordFixesInput { journeyId: ID! fixes: [FixInput!]! }
  input FixInput { seq: Int! lat: Float! lng: Float! recordedAt: String! accuracyM: Float speedKmh: Float headingDeg: Float }
`;

const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS fix (
  journey_id bigint NOT NULL, seq integer NOT NULL,
  lat double precision NOT NULL, lng double precision NOT NULL, recorded_at timestamptz NOT NULL,
  accuracy_m real, speed_kmh real, heading_deg real,
  PRIMARY KEY (journey_id, seq))`;

interface RecordFixesArguments {
  readonly input: { readonly journeyId: string; readonly fixes: readonly FixInput[] };
}

/**
 * Gives the leanest server that could accept the same push: mercurius with just-in-time compiled queries and one
 * prepared
 * insert a request, or one for all that wait. No session, no rules, no events.
 */
export async function createPeer(
  pool: Pool,
  { isGrouped }: { isGrouped: boolean },
): Promise<FastifyInstance> {
  const insert = isGrouped ? groupedInserts(pool) : singleInserts(pool);
  await pool.query(CREATE_TABLE);
  await pool.query(READ_TABLES);
  const server = fastify();
  await server.register(mercurius, {
    schema: SCHEMA,
    jit: 1,
    resolvers: {
      Query: { ready: () => true, ...readResolvers(pool) },
      Mutation: { recordFixes: (_: unknown, { input }: RecordFixesArguments) => recordFixes(insert, input) },
    },
  });
  server.get('/readyz', async () => ({ status: 'ready' }));
  return server;
}

async function recordFixes(
  insert: Insert,
  { journeyId, fixes }: RecordFixesArguments['input'],
): Promise<{ accepted: number; duplicates: number }> {
  const accepted = await insert(journeyId, fixes);
  return { accepted, duplicates: fixes.length - accepted };
}
