import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database';
import type { Services } from '../platform/context';
import type { OidcConfig } from '../platform/oidc-config';
import type { SmsConfig } from '../platform/sms/sms-config';
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
  readonly databaseUrl: string;
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** What a test server has of its own; all else is as lenient as can be. */
export interface TestServerOptions {
  readonly authFailuresPerAddress?: number;
  readonly signUpsPerAddress?: number;
  readonly isDemo?: boolean;
  readonly oidc?: OidcConfig;
  /** How short messages leave; by default none can. */
  readonly sms?: SmsConfig;
  /** Another server, whose database this one uses too; it must be closed last. */
  readonly sharing?: TestServer;
}

/** Starts a server for a test file. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await databaseFor(options);
  const dataSource = await openDatabase(database.url);
  const clock = new TestClock();
  const { app, services } = await buildServer({
    config: {
      publicUrl: null,
      trustProxy: false,
      isDemo: options.isDemo ?? false,
      authFailuresPerAddress: options.authFailuresPerAddress ?? 100_000,
      signUpsPerAddress: options.signUpsPerAddress ?? 100_000,
      oidc: options.oidc ?? null,
      sms: options.sms ?? null,
      retention: { fixDays: 30, journeyMonths: 12, violationMonths: 24 },
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
  return { url, app, services, dataSource, databaseUrl: database.url, clock, close };
}

async function databaseFor({ sharing }: TestServerOptions): ReturnType<typeof createTestDatabase> {
  return sharing === undefined
    ? createTestDatabase()
    : { url: sharing.databaseUrl, drop: () => Promise.resolve() };
}
