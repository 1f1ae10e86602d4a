/** Sockets that one session may have open: several tabs and devices that reconnect before the old one is gone. */
export const SOCKETS_PER_SESSION = 10;
/** Visitors' sockets of one address: carriers put thousands of phones behind one, but visitors hear next to nothing. */
const VISITORS_PER_ADDRESS = 200;
/** What one process can hold without starving what else it does. */
const SOCKETS_PER_PROCESS = 10_000;

/** Who wants to keep a socket open. */
export interface SocketHolder {
  /** Null for a visitor. */
  readonly sessionId: number | null;
  readonly address: string;
}

/** Counts open sockets, so that nobody can take all the room there is. */
export class SocketPlaces {
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(private readonly perProcess = SOCKETS_PER_PROCESS) {}

  /** Takes a place and gives the function that frees it, or the status to refuse with: 429 for one's own limit, else 503. */
  take({ sessionId, address }: SocketHolder): (() => void) | 429 | 503 {
    const [key, limit] =
      sessionId === null
        ? [`address:${address}`, VISITORS_PER_ADDRESS]
        : [`session:${sessionId}`, SOCKETS_PER_SESSION];
    const held = this.taken.get(key) ?? 0;
    if (held >= limit) {
      return 429;
    }
    if (this.total >= this.perProcess) {
      return 503;
    }
    this.taken.set(key, held + 1);
    this.total += 1;
    return () => this.free(key);
  }

  private free(key: string): void {
    this.total -= 1;
    const left = (this.taken.get(key) ?? 1) - 1;
    if (left === 0) {
      this.taken.delete(key);
    } else {
      this.taken.set(key, left);
    }
  }
}
