import type { WebSocket } from 'ws';
import { endedSessions } from '../../modules/identity/live-sessions';
import { sessionEnded } from '../../modules/identity/sessions';
import type { Services } from '../../platform/context';
import type { EventBus } from '../../platform/events';

/** Sessions that another process has ended are noticed within this time, ms; with the goodbye it stays below 2 s. */
const CHECK_EVERY_MS = 1_000;

/** The open sockets of each session, closed when it ends, here or in another server process. */
export class SessionSockets {
  private readonly sockets = new Map<number, Set<WebSocket>>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly services: Services,
    events: EventBus,
    private readonly goodbye: { readonly code: number; readonly reason: string },
  ) {
    events.on(sessionEnded, ({ sessionId }) => this.end(sessionId));
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS);
    this.timer.unref();
  }

  /** Ties a socket to its session until either ends. */
  add(sessionId: number, socket: WebSocket): void {
    const known = this.sockets.get(sessionId) ?? new Set();
    this.sockets.set(sessionId, known.add(socket));
    socket.once('close', () => {
      known.delete(socket);
      if (known.size === 0 && this.sockets.get(sessionId) === known) {
        this.sockets.delete(sessionId);
      }
    });
  }

  /** Ends the checking; the sockets stay. */
  stop(): void {
    clearInterval(this.timer);
  }

  private end(sessionId: number): void {
    const { code, reason } = this.goodbye;
    this.sockets.get(sessionId)?.forEach((socket) => socket.close(code, reason));
  }

  private async check(): Promise<void> {
    if (this.sockets.size === 0) {
      return;
    }
    try {
      const ended = await endedSessions(this.services, [...this.sockets.keys()]);
      ended.forEach((sessionId) => this.end(sessionId));
    } catch (error) {
      // The database is out of reach: no session can have been ended through it; the next check will tell.
      this.services.log.debug({ err: error }, 'sessions of sockets not checked');
    }
  }
}
