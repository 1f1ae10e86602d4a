import type { AppEvent, EventBus } from '../events';
import type { CrossingEvent, VersionedKey } from './crossing-event';
import type { SeenVersions } from './seen-versions';

/** An event of another process, as it lies in the database. */
export interface EventRow {
  readonly position: number;
  readonly origin: string;
  readonly name: string;
  readonly key: unknown;
}

/** What is heard of other processes: read for those who listen here, and dropped where something newer was heard. */
export class HeardEvents {
  constructor(
    private readonly events: EventBus,
    private readonly types: ReadonlyMap<string, CrossingEvent>,
    private readonly seen: SeenVersions,
  ) {}

  /** Passes on what another process has streamed, if anybody here listens. */
  streamed(name: string, text: string): void {
    const type = this.types.get(name);
    if (type === undefined || type.stream === null || !this.events.isWantedFromElsewhere(name)) {
      return;
    }
    const payload = type.stream.read(text);
    if (this.isNews(type, payload as never)) {
      this.events.emitFromElsewhere({ name, payload });
    }
  }

  /** The events behind some rows, in their order, without those that nobody here listens to or that are older than what was heard. */
  async revived(rows: readonly EventRow[]): Promise<AppEvent[]> {
    const wanted = rows.filter(({ name }) => this.events.isWantedFromElsewhere(name));
    const payloads = new Map<EventRow, unknown>();
    for (const name of new Set(wanted.map((row) => row.name))) {
      const type = this.types.get(name);
      const ofName = this.newest(wanted.filter((row) => row.name === name));
      // Keys were written by the same type in another process.
      const read = ofName.length === 0 ? [] : await type?.read(ofName.map(({ key }) => key as never));
      ofName.forEach((row, index) => payloads.set(row, read?.[index]));
    }
    return wanted.flatMap((row) => {
      const [type, payload] = [this.types.get(row.name), payloads.get(row)];
      const isNews = type !== undefined && payload !== undefined && this.isNews(type, payload as never);
      return isNews ? [{ name: row.name, payload }] : [];
    });
  }

  /** Of rows about the same subject with a version the last one, if it is newer than what was heard; all rows without one. */
  private newest(rows: readonly EventRow[]): EventRow[] {
    const last = new Map<string, EventRow>();
    for (const row of rows) {
      last.set(isVersioned(row.key) ? `${row.name} ${row.key.id}` : String(row.position), row);
    }
    return [...last]
      .filter(([subject, { key }]) => !isVersioned(key) || this.seen.isNew(subject, key.version))
      .map(([, row]) => row);
  }

  /** Whether an event of another process is newer than what was heard of its subject; it counts as heard then. */
  private isNews(type: CrossingEvent, payload: never): boolean {
    const version = type.versionOf?.(payload) ?? null;
    return version === null || this.seen.hear(`${type.name} ${version.id}`, version.version);
  }
}

function isVersioned(key: unknown): key is VersionedKey {
  return typeof key === 'object' && key !== null && 'version' in key && 'id' in key;
}
