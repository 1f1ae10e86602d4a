import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database';
import type { Services } from '../platform/context';
import { buildServer } from '../server';
import { createTestDatabase } from './test-database';

/** A clock that a test moves by hand; it starts at the real time. */
export class TestClock {
  private offsetMs = 0;

  /** Moves the time forward. */
  advance(byMs: number): void {
    this.offsetMs += byMs;
  }

  /** The time that the server sees. */
  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }
}

/** A real server on a real database of its own, listening on a free port. */
export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly dataSource: DataSource;
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** Starts a server for a test file. */
export async function startTestServer(
  limits: { authFailuresPerAddress?: number; signUpsPerAddress?: number } = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataSource = await openDatabase(database.url);
  const clock = new TestClock();
  const { app, services } = await buildServer({
    config: {
      publicUrl: null,
      trustProxy: false,
      authFailuresPerAddress: limits.authFailuresPerAddress ?? 100_000,
      signUpsPerAddress: limits.signUpsPerAddress ?? 100_000,
    },
    dataSource,
    pepper: 'a pepper for tests, long enough to pass',
    clock: () => clock.now(),
    log: pino({ level: 'silent' }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    await app.close();
    await dataSource.destroy();
    await database.drop();
  };
  return { url, app, services, dataSource, clock, close };
}
