import type { PoolClient, PoolConfig, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DatabaseError, Pool } from 'pg';
import { errorCode } from '../../system-error';
import { Admission } from './admission';
import type { Lane } from './admission';
import { EXPORT_STATEMENT_MS, SILENCE_MS } from './time-limits';

const WATCH_EVERY_MS = 1_000;
/** The database answers, and has no room for one more connection just now. */
const TOO_MANY_CONNECTIONS = '53300';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void;

interface Held {
  readonly lane: Lane;
  /** Time when the connection was lent, or an answer on it was complete. */
  heardAtMs: number;
}

/**
 * A pool of connections with an {@link Admission} in front: callers that name no lane are reads. A connection on which the database has
 * been silent for too long is closed, so that a database that hangs costs time and never a request for ever.
 */
export class AdmissionPool extends Pool {
  private readonly admission: Admission;
  private readonly held = new Map<PoolClient, Held>();
  private readonly watching: NodeJS.Timeout | null;
  private readonly faults = new Set<(code: string) => void>();

  constructor(config: PoolConfig) {
    super(config);
    this.admission = new Admission(config.max ?? 10);
    this.on('connect', (client) => {
      // A database that is killed may say so in the same bytes as its welcome, before the caller has the connection and listens: unheard,
      // that would end the process. The caller's next statement fails.
      client.on('error', () => undefined);
      client.connection.on('readyForQuery', () => this.hear(client));
      client.connection.on('errorMessage', (error: unknown) => this.notifyFault(errorCode(error) ?? ''));
    });
    // Where statements may take as long as they like, silence says nothing.
    const isLimited = Number(config.statement_timeout ?? 0) > 0;
    this.watching = isLimited ? setInterval(() => this.closeSilent(), WATCH_EVERY_MS).unref() : null;
  }

  /** Number of callers that wait for a connection. */
  get waitingForPlace(): number {
    return this.admission.waitingCount;
  }

  /** Calls back with the code of every error that the database answers, and with none for a connection that is not to be had. */
  onFault(listener: (code: string) => void): void {
    this.faults.add(listener);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const connected = this.connectFor('READS');
    if (callback === undefined) {
      return connected;
    }
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) => callback(asError(error), undefined, () => undefined),
    );
    return undefined;
  }

  /** A connection, when it is its lane's turn. @throws UNAVAILABLE when that would take too long */
  async connectFor(lane: Lane): Promise<PoolClient> {
    const leave = await this.admission.enter(lane);
    let client: PoolClient;
    try {
      client = await super.connect();
    } catch (error) {
      const isFull = errorCode(error) === TOO_MANY_CONNECTIONS;
      this.notifyFault(errorCode(error) ?? '');
      leave(isFull ? 'USED' : 'UNREACHED');
      throw error;
    }
    this.held.set(client, { lane, heardAtMs: performance.now() });
    const release = client.release.bind(client);
    client.release = (error) => {
      // Throws when it is called twice: then the place was given back before.
      release(error);
      this.held.delete(client);
      leave('USED');
    };
    return client;
  }

  /** Runs one statement on a connection of a lane. */
  async queryFor<Row extends QueryResultRow>(lane: Lane, config: QueryConfig): Promise<QueryResult<Row>> {
    const client = await this.connectFor(lane);
    let lost: Error | undefined;
    const lose = (error: Error): void => {
      lost = error;
    };
    client.once('error', lose);
    try {
      return await (lane === 'EXPORTS' ? queryForLong<Row>(client, config) : client.query<Row>(config));
    } catch (error) {
      // A refused statement leaves its connection as good as it was.
      lost ??= error instanceof DatabaseError ? undefined : asError(error);
      throw error;
    } finally {
      client.removeListener('error', lose);
      client.release(lost);
    }
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    clearInterval(this.watching ?? undefined);
    return callback === undefined ? super.end() : void super.end(callback);
  }

  private hear(client: PoolClient): void {
    const held = this.held.get(client);
    if (held !== undefined) {
      held.heardAtMs = performance.now();
    }
  }

  private closeSilent(): void {
    const nowMs = performance.now();
    for (const [client, { lane, heardAtMs }] of this.held) {
      if (nowMs - heardAtMs > SILENCE_MS[lane]) {
        client.connection.stream.destroy(
          new Error('Connection terminated: the database was silent for too long'),
        );
      }
    }
  }

  private notifyFault(code: string): void {
    this.faults.forEach((listener) => listener(code));
  }
}

/** A piece of an export may take longer than what somebody waits for. */
async function queryForLong<Row extends QueryResultRow>(
  client: PoolClient,
  config: QueryConfig,
): Promise<QueryResult<Row>> {
  await client.query(`BEGIN; SET LOCAL statement_timeout = ${EXPORT_STATEMENT_MS}`);
  try {
    return await client.query<Row>(config);
  } finally {
    await client.query('COMMIT');
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
