import { startEmbeddedPostgres } from '@wakafine/backend/platform/embedded-postgres/embedded-postgres';
import { Pool } from 'pg';
import { createPeer } from './peer-server';

const say = (said: unknown): void => {
  process.stderr.write(`peer: ${typeof said === 'string' ? said : JSON.stringify(said)}\n`);
};
const quiet = (): void => undefined;

async function main(): Promise<void> {
  const dataDir = process.env['DATA_DIR'] ?? '';
  const port = Number(process.env['PORT']);
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: quiet, warn: say, error: say } });
  const pool = new Pool({ connectionString: postgres.url });
  // PostgreSQL may end an idle connection first when both stop; a lost one in use fails its request, which is counted.
  pool.on('error', quiet);
  const server = await createPeer(pool, { isGrouped: process.env['GROUPED'] === '1' });
  const stop = (): void => {
    void server
      .close()
      .then(() => pool.end())
      .then(() => postgres.stop())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await server.listen({ host: '127.0.0.1', port });
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
