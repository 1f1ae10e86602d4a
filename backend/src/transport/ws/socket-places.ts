import { SOCKETS_PER_KEY } from '@wakafine/domain/keys/api-keys';

/** Sockets that one account may have open, whatever its sessions: several tabs and devices that reconnect before the old one is gone. */
export const SOCKETS_PER_ACCOUNT = 20;
/** Visitors' sockets of one address: carriers put thousands of phones behind one, but visitors hear next to nothing. */
const VISITORS_PER_ADDRESS = 200;
/** Capacity of one process without starving its other work. */
const SOCKETS_PER_PROCESS = 10_000;
/** Of all places visitors may take one in five, so that those who drive always find one. */
const VISITORS_SHARE = 1 / 5;
/** Part of an own limit that several processes grant by themselves, in equal shares; the rest they share in the database. */
const GRANTED_ALONE = 1 / 2;

/** Owner of a new socket. */
export interface SocketHolder {
  /** Null for a visitor and for an API key. */
  readonly accountId: number | null;
  /** API key; absent for all others. Keys share the room of visitors. */
  readonly keyId?: number | null;
  /** As it is counted: IPv4, or the /64 of IPv6. */
  readonly address: string;
}

/** The places that this process shares with others. */
export interface SharedPlaces {
  /** Number of server processes, this one included. */
  readonly processes: () => number;
  /** Reserves a place of a holder among so many; false where there is none. */
  readonly hold: (holder: string, count: number) => Promise<boolean>;
  /** Gives such a place back. */
  readonly free: (holder: string) => void;
}

const ALONE: SharedPlaces = {
  processes: () => 1,
  hold: () => Promise.resolve(false),
  free: () => undefined,
};

interface Held {
  /** Sockets here, and those of them whose place is shared. */
  count: number;
  shared: number;
}

/**
 * Counts open sockets, so that nobody can take all the room there is. The room is that of this process; an own limit holds over all of
 * them: each grants an equal share of one half by itself, so that few sockets cost no statement, and the rest is reserved in the database.
 */
export class SocketPlaces {
  private readonly accepted = new Map<string, Held>();
  private total = 0;
  private visitors = 0;

  private readonly perProcess: number;
  private readonly others: SharedPlaces;

  constructor({
    perProcess = SOCKETS_PER_PROCESS,
    others = ALONE,
  }: {
    perProcess?: number;
    others?: SharedPlaces;
  }) {
    this.perProcess = perProcess;
    this.others = others;
  }

  /**
   * Reserves a place and gives the function that frees it, or the status to refuse with: 429 for one's own
   * limit, else 503.
   */
  async accept({ accountId, keyId = null, address }: SocketHolder): Promise<(() => void) | 429 | 503> {
    const isVisitor = accountId === null || keyId !== null;
    const [key, limit] =
      keyId !== null
        ? [`key:${keyId}`, SOCKETS_PER_KEY]
        : isVisitor
          ? [`address:${address}`, VISITORS_PER_ADDRESS]
          : [`account:${accountId}`, SOCKETS_PER_ACCOUNT];
    const isFull = this.total >= this.perProcess;
    const isFullOfVisitors = this.visitors >= Math.floor(this.perProcess * VISITORS_SHARE);
    const held = this.accepted.get(key) ?? { count: 0, shared: 0 };
    const { own, shared } = this.sharesOf(limit);
    const isOwn = held.count - held.shared < own;
    if (isOwn && !isFull && !(isVisitor && isFullOfVisitors)) {
      return this.taken(key, held, { isVisitor, isShared: false });
    }
    if (!isOwn && shared === 0) {
      return 429;
    }
    if (isFull || (isVisitor && isFullOfVisitors)) {
      return 503;
    }
    // Taken before it is known, so that others who come meanwhile find one place less.
    const free = this.taken(key, held, { isVisitor, isShared: true });
    const isGranted = await this.others.hold(key, shared).catch(() => null);
    if (isGranted === true) {
      return () => {
        free();
        this.others.free(key);
      };
    }
    free();
    return isGranted === null ? 503 : 429;
  }

  /** The part of a limit that this process grants by itself, and the part that all of them share. */
  private sharesOf(limit: number): { own: number; shared: number } {
    const processes = this.others.processes();
    const own = processes <= 1 ? limit : Math.floor((limit * GRANTED_ALONE) / processes);
    return { own, shared: processes <= 1 ? 0 : limit - own * processes };
  }

  private taken(
    key: string,
    held: Held,
    { isVisitor, isShared }: { isVisitor: boolean; isShared: boolean },
  ): () => void {
    held.count += 1;
    held.shared += isShared ? 1 : 0;
    this.accepted.set(key, held);
    this.total += 1;
    this.visitors += isVisitor ? 1 : 0;
    return () => {
      this.total -= 1;
      this.visitors -= isVisitor ? 1 : 0;
      held.count -= 1;
      held.shared -= isShared ? 1 : 0;
      if (held.count === 0) {
        this.accepted.delete(key);
      }
    };
  }
}
