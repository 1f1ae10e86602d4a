import fastify, { type FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import type { Pool } from 'pg';

const SCHEMA = `
  type Query { ready: Boolean! }
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

const INSERT = `INSERT INTO fix
  SELECT $1::bigint, * FROM unnest($2::int[], $3::float8[], $4::float8[], $5::timestamptz[],
    $6::float4[], $7::float4[], $8::float4[])
  ON CONFLICT DO NOTHING`;

interface FixInput {
  readonly seq: number;
  readonly lat: number;
  readonly lng: number;
  readonly recordedAt: string;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
  readonly headingDeg: number | null;
}

interface RecordFixesArguments {
  readonly input: { readonly journeyId: string; readonly fixes: readonly FixInput[] };
}

/**
 * Gives the leanest server that could accept the same push: mercurius with just-in-time compiled queries and one
 * prepared
 * insert a request. No session, no rules, no events.
 */
export async function createPeer(pool: Pool): Promise<FastifyInstance> {
  await pool.query(CREATE_TABLE);
  const server = fastify();
  await server.register(mercurius, {
    schema: SCHEMA,
    jit: 1,
    resolvers: {
      Query: { ready: () => true },
      Mutation: { recordFixes: (_: unknown, { input }: RecordFixesArguments) => recordFixes(pool, input) },
    },
  });
  server.get('/readyz', async () => ({ status: 'ready' }));
  return server;
}

async function recordFixes(
  pool: Pool,
  { journeyId, fixes }: RecordFixesArguments['input'],
): Promise<{ accepted: number; duplicates: number }> {
  const { rowCount } = await pool.query({
    name: 'insert_fixes',
    text: INSERT,
    values: [
      journeyId,
      fixes.map((fix) => fix.seq),
      fixes.map((fix) => fix.lat),
      fixes.map((fix) => fix.lng),
      fixes.map((fix) => fix.recordedAt),
      fixes.map((fix) => fix.accuracyM),
      fixes.map((fix) => fix.speedKmh),
      fixes.map((fix) => fix.headingDeg),
    ],
  });
  const accepted = rowCount ?? 0;
  return { accepted, duplicates: fixes.length - accepted };
}
