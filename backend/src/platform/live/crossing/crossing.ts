import { Client } from 'pg';
import type { Db } from '../../db/db';
import type { Logger } from '../../log/log';
import { KEEP_ALIVE_MS, CONNECT_TIMEOUT_MS } from '../../db/pool/time-limits';
import type { AppEvent, EventBus } from '../events';
import type { CrossingEvent } from './crossing-event';
import {
  BELL,
  EVENTS_AFTER,
  INSERT_EVENTS,
  INSTALLATION,
  LIVE_STATE,
  NUMBER_EVENTS,
} from './crossing.queries';
import { HeardEvents } from './heard-events';
import type { EventRow } from './heard-events';
import { RedisBus } from './redis-bus';
import { SeenVersions } from './seen-versions';

/** Events of so much time are written together; a bell in every transaction would hold up all commits. */
const WRITE_EVERY_MS = 20;
/** Interval of the search for events whose bell was not heard, and for other processes, ms. */
const LOOK_EVERY_MS = 1_000;
/** The same while a bell that others may ring can't be heard, ms. */
const LOOK_DEAF_EVERY_MS = 200;
const PAGE = 500;
/** Another process that was seen so lately may only have lost its connection for a moment, ms. */
const REMEMBERED_MS = 60_000;
/** One that was not seen for so long counts as ended: what it held is free for others, ms. */
const LIVING_MS = 5_000;
/** More events than that wait only while the database is out of reach. */
const MOST_WAITING = 10_000;
/** Beginning of the names of the connections that listen. */
const LISTENERS = 'wakafine listener';

/** Members of a {@link Crossing}. */
export interface CrossingParts {
  readonly events: EventBus;
  readonly db: Db;
  /** Address of the database. */
  readonly url: string;
  /** Name of this process' connections. */
  readonly processName: string;
  /** A Redis that rings and streams; null: the database does. */
  readonly redisUrl: string | null;
  readonly log: Logger;
}

/**
 * Sends events to the other server processes on the database, and theirs to the listeners here: all in one order, that of
 * the numbers which one process at a time gives them once they are committed. A bell (`NOTIFY`) says that there are some; a
 * bell that is not heard costs a second.
 */
export class Crossing {
  private readonly waiting = new Map<string, { readonly name: string; readonly key: unknown }>();
  private types: ReadonlyMap<string, CrossingEvent> = new Map();
  private writing: NodeJS.Timeout | null = null;
  private looking: NodeJS.Timeout | null = null;
  private listener: Client | null = null;
  private following: Promise<void> | null = null;
  private isFollowDue = false;
  private position = 0;
  private bus: RedisBus | null = null;
  private readonly seen = new SeenVersions();
  private heard: HeardEvents | null = null;
  private othersSeenAtMs = -Infinity;
  /** The other processes, by when each was seen last. */
  private readonly seenAtMs = new Map<string, number>();

  private readonly listenerName: string;

  constructor(private readonly parts: CrossingParts) {
    this.listenerName = parts.processName.replace(/^.* /, `${LISTENERS} `);
  }

  /** Begins to hear and to be heard; what has happened before stays unheard. */
  async start(types: readonly CrossingEvent[]): Promise<void> {
    this.types = new Map(types.map((type) => [type.name, type]));
    this.heard = new HeardEvents(this.parts.events, this.types, this.seen);
    await this.listen();
    await this.parts.db.rows(NUMBER_EVENTS, [MOST_WAITING]);
    this.position = await this.look();
    // The others learn by it that there is somebody to write for.
    await this.parts.db.rows(INSERT_EVENTS, [this.parts.processName, [], [], true]);
    this.bus = await this.startBus();
    let lookedAtMs = 0;
    this.looking = setInterval(() => {
      if (this.bus?.isHeard === false || performance.now() - lookedAtMs >= LOOK_EVERY_MS) {
        lookedAtMs = performance.now();
        this.follow();
      }
    }, LOOK_DEAF_EVERY_MS).unref();
  }

  /** Writes the queued events, and ends. */
  async stop(): Promise<void> {
    clearInterval(this.looking ?? undefined);
    clearTimeout(this.writing ?? undefined);
    this.looking = null;
    await this.write();
    await this.following;
    this.bus?.stop();
    const { listener } = this;
    this.listener = null;
    await listener?.end().catch(() => undefined);
  }

  /** Names of all server processes on the database, the own one first: those that were seen within some seconds. */
  get processes(): readonly [string, ...string[]] {
    return [this.listenerName, ...this.seenAtMs.keys()];
  }

  /**
   * Sends an event of this process to the others; of several about the same the newest. False for one of a version that is older than
   * what was heard of its subject already.
   */
  add({ name, payload }: AppEvent): boolean {
    const type = this.types.get(name);
    // Only defineEvent makes events, so the payload is the one of the type.
    if (type === undefined) {
      return true;
    }
    const version = type.versionOf?.(payload as never) ?? null;
    if (version !== null && !this.seen.see(`${name} ${version.id}`, version.version)) {
      return false;
    }
    if (!this.hasOthers || this.looking === null) {
      return true;
    }
    if (!type.isWritten && this.waiting.size < MOST_WAITING) {
      const key = type.keyOf(payload as never);
      const mark = `${name} ${JSON.stringify(version?.id ?? key)}`;
      this.waiting.delete(mark);
      this.waiting.set(mark, { name, key });
    }
    if (type.stream !== null && this.bus?.isRinging === true) {
      void this.bus.publish(name, type.stream.write(payload as never));
    }
    this.writing ??= setTimeout(() => void this.write(), WRITE_EVERY_MS);
    return true;
  }

  private async write(): Promise<void> {
    if (this.writing === null) {
      return;
    }
    const events = [...this.waiting];
    this.waiting.clear();
    const names = events.map(([, { name }]) => name);
    const keys = events.map(([, { key }]) => JSON.stringify(key));
    try {
      const db = this.parts.db.inLane('FIXES');
      const rings = this.bus?.isRinging !== true;
      await db.rows(INSERT_EVENTS, [this.parts.processName, names, keys, rings]);
      if (!rings && (await this.bus?.ring()) !== true) {
        await db.rows(INSERT_EVENTS, [this.parts.processName, [], [], true]);
      }
      this.writing = this.waiting.size === 0 ? null : setTimeout(() => void this.write(), WRITE_EVERY_MS);
    } catch (error) {
      this.parts.log.warn({ err: error }, 'events could not be written for the other processes');
      const newer = [...this.waiting];
      this.waiting.clear();
      [...events, ...newer].forEach(([mark, event]) => this.waiting.set(mark, event));
      this.writing = this.looking === null ? null : setTimeout(() => void this.write(), LOOK_EVERY_MS);
    }
  }

  private async listen(): Promise<void> {
    const listener = new Client({
      connectionString: this.parts.url,
      application_name: this.listenerName,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    listener.on('notification', () => this.follow());
    listener.on('error', () => {
      this.listener = this.listener === listener ? null : this.listener;
    });
    await listener.connect();
    await listener.query(`LISTEN ${BELL}`);
    this.listener = listener;
  }

  private get hasOthers(): boolean {
    return performance.now() - this.othersSeenAtMs < REMEMBERED_MS;
  }

  /** Looks for other processes, and gives the newest position. */
  private async look(): Promise<number> {
    const [state] = await this.parts.db.rows(LIVE_STATE, [this.listenerName, LISTENERS]);
    const nowMs = performance.now();
    for (const name of state?.others ?? []) {
      this.othersSeenAtMs = nowMs;
      this.seenAtMs.set(name, nowMs);
    }
    for (const [name, atMs] of this.seenAtMs) {
      if (nowMs - atMs > LIVING_MS) {
        this.seenAtMs.delete(name);
      }
    }
    return state?.position ?? 0;
  }

  private follow(): void {
    this.isFollowDue = true;
    this.following ??= this.followAll().finally(() => {
      this.following = null;
    });
  }

  private async followAll(): Promise<void> {
    while (this.isFollowDue && this.looking !== null) {
      this.isFollowDue = false;
      try {
        if (this.listener === null) {
          await this.listen();
        }
        await this.look();
        await this.handOn();
      } catch (error) {
        this.parts.log.warn({ err: error }, 'events of the other processes are out of reach');
      }
    }
  }

  private async handOn(): Promise<void> {
    if (!this.hasOthers) {
      return;
    }
    let page: readonly EventRow[];
    do {
      await this.parts.db.rows(NUMBER_EVENTS, [PAGE]);
      page = await this.parts.db.rows(EVENTS_AFTER, [this.position, PAGE]);
      const theirs = page.filter(({ origin }) => origin !== this.parts.processName);
      for (const event of (await this.heard?.revived(theirs)) ?? []) {
        this.parts.events.emitFromElsewhere(event);
      }
      this.position = page.at(-1)?.position ?? this.position;
    } while (page.length === PAGE);
  }

  private async startBus(): Promise<RedisBus | null> {
    const { redisUrl, db, processName, log } = this.parts;
    if (redisUrl === null) {
      return null;
    }
    const [installation] = await db.rows(INSTALLATION, []);
    const bus = new RedisBus({
      ...{ url: redisUrl, installation: installation?.name ?? '', origin: processName, log },
      onBell: () => this.follow(),
      onStreamed: (name, text) => this.heard?.streamed(name, text),
    });
    bus.start([...this.types.values()].flatMap(({ name, stream }) => (stream === null ? [] : [name])));
    return bus;
  }
}
