import { Client } from 'pg';
import type { AdmissionPool } from '../db/pool/admission-pool';
import type { DiskWatch } from './disk-watch';

const CONNECT_MS = 900;
const QUERY_MS = 700;
/** Whatever happens, an answer is given by then, ms: a probe that waits longer counts the server as dead. */
const ANSWER_MS = 1_800;
/** Probes that come together share an answer, ms. */
const SHARED_MS = 250;
/** So long after a refused write the database counts as not writable, ms; another refused write renews it. */
const REMEMBERED_MS = 10_000;
/** No room on the disk, and a transaction that may only read. */
const WRITE_FAULTS = new Set(['53100', '25006']);

/** Readiness of the service, part by part. */
export interface Readiness {
  /** `unavailable` without the database, `degraded` where it can be read but not written, or the disk is nearly full. */
  readonly status: 'ready' | 'degraded' | 'unavailable';
  /** Whether the database answers. */
  readonly database: boolean;
  /** Whether the database accepts writes. */
  readonly writes: boolean;
  /** Whether a tenth of the disk of the data folder is free. */
  readonly disk: boolean;
}

/** Probes what works, on a connection of its own: a pool that is used up, or hangs, says nothing of the database. */
export class ReadinessProbe {
  private client: Client | null = null;
  private connectedAtMs = 0;
  private refusedAtMs = -Infinity;
  private last: { readonly askedAtMs: number; readonly answer: Promise<Readiness> } | null = null;

  constructor(
    private readonly url: string,
    private readonly disk: DiskWatch,
    pool: AdmissionPool,
  ) {
    pool.onFault((code) => {
      if (WRITE_FAULTS.has(code)) {
        this.refusedAtMs = performance.now();
      }
    });
  }

  /** Readiness now; within 2 s, whatever the database does. */
  ask(): Promise<Readiness> {
    const nowMs = performance.now();
    if (this.last === null || nowMs - this.last.askedAtMs > SHARED_MS) {
      this.last = { askedAtMs: nowMs, answer: this.look() };
    }
    return this.last.answer;
  }

  /** Closes the connection, without waiting for a database that may not answer. */
  stop(): void {
    const { client } = this;
    this.client = null;
    void client?.end().catch(() => undefined);
    client?.connection.stream.destroy();
  }

  private async look(): Promise<Readiness> {
    const disk = !this.disk.isLow();
    const giveUp = new AbortController();
    const isWritable = await Promise.race([
      this.isWritable().catch(() => null),
      waited(ANSWER_MS, giveUp.signal),
    ]);
    giveUp.abort();
    if (isWritable === null) {
      this.stop();
      return { status: 'unavailable', database: false, writes: false, disk };
    }
    const writes = isWritable && performance.now() - this.refusedAtMs > REMEMBERED_MS;
    return { status: writes && disk ? 'ready' : 'degraded', database: true, writes, disk };
  }

  private async isWritable(): Promise<boolean> {
    if (this.connectedAtMs < this.refusedAtMs) {
      // Whether a session may write is decided when it begins.
      this.stop();
    }
    const client = this.client ?? (await this.connect());
    const { rows } = await client.query<{ isWritable: boolean }>(
      `SELECT current_setting('transaction_read_only') = 'off' AND NOT pg_is_in_recovery() AS "isWritable"`,
    );
    return rows[0]?.isWritable === true;
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'wakafine readiness',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      statement_timeout: QUERY_MS,
      keepAlive: true,
    });
    client.on('error', () => {
      this.client = this.client === client ? null : this.client;
    });
    await client.connect();
    this.client = client;
    this.connectedAtMs = performance.now();
    return client;
  }
}

function waited(ms: number, signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
}
