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
  /** Another server process on the same database, with the same clock; it is closed first. */
  another(): Promise<TestServer>;
  close(): Promise<void>;
}

/** What a test may set of the configuration. */
export interface TestConfig {
  readonly authFailuresPerAddress?: number;
  readonly signUpsPerAddress?: number;
  readonly publicUrl?: string;
}

/** Starts a server for a test file. */
export async function startTestServer(config: TestConfig = {}): Promise<TestServer> {
  const { url, drop } = await createTestDatabase();
  return serve(config, { url, drop, clock: new TestClock() });
}

async function serve(
  config: TestConfig,
  on: { url: string; drop: () => Promise<void>; clock: TestClock },
): Promise<TestServer> {
  const { clock } = on;
  const dataSource = await openDatabase(on.url);
  const { app, services } = await buildServer({
    config: {
      publicUrl: config.publicUrl ?? null,
      trustProxy: false,
      authFailuresPerAddress: config.authFailuresPerAddress ?? 100_000,
      signUpsPerAddress: config.signUpsPerAddress ?? 100_000,
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
    await on.drop();
  };
  const another = (): Promise<TestServer> => serve(config, { ...on, drop: () => Promise.resolve() });
  return { url, app, services, dataSource, clock, another, close };
}
