/** Sockets that one account may have open, whatever its sessions: several tabs and devices that reconnect before the old one is gone. */
export const SOCKETS_PER_ACCOUNT = 20;
/** Visitors' sockets of one address: carriers put thousands of phones behind one, but visitors hear next to nothing. */
const VISITORS_PER_ADDRESS = 200;
/** Capacity of one process without starving its other work. */
const SOCKETS_PER_PROCESS = 10_000;
/** Of all places visitors may take one in five, so that those who drive always find one. */
const VISITORS_SHARE = 1 / 5;

/** Owner of a new socket. */
export interface SocketHolder {
  /** Null for a visitor. */
  readonly accountId: number | null;
  /** As it is counted: IPv4, or the /64 of IPv6. */
  readonly address: string;
}

/** Counts open sockets, so that nobody can take all the room there is. */
export class SocketPlaces {
  private readonly accepted = new Map<string, number>();
  private total = 0;
  private visitors = 0;

  constructor(private readonly perProcess = SOCKETS_PER_PROCESS) {}

  /**
   * Reserves a place and gives the function that frees it, or the status to refuse with: 429 for one's own
   * limit, else 503.
   */
  accept({ accountId, address }: SocketHolder): (() => void) | 429 | 503 {
    const isVisitor = accountId === null;
    const [key, limit] = isVisitor
      ? [`address:${address}`, VISITORS_PER_ADDRESS]
      : [`account:${accountId}`, SOCKETS_PER_ACCOUNT];
    const held = this.accepted.get(key) ?? 0;
    if (held >= limit) {
      return 429;
    }
    const isFull = this.total >= this.perProcess;
    if (isFull || (isVisitor && this.visitors >= Math.floor(this.perProcess * VISITORS_SHARE))) {
      return 503;
    }
    this.accepted.set(key, held + 1);
    this.total += 1;
    this.visitors += isVisitor ? 1 : 0;
    return () => this.free(key, isVisitor);
  }

  private free(key: string, isVisitor: boolean): void {
    this.total -= 1;
    this.visitors -= isVisitor ? 1 : 0;
    const left = (this.accepted.get(key) ?? 1) - 1;
    if (left === 0) {
      this.accepted.delete(key);
    } else {
      this.accepted.set(key, left);
    }
  }
}
