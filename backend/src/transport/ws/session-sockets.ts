import { liveSessions } from '../../modules/identity/sessions/live-sessions';
import type { Role } from '@wakafine/domain/people/roles';
import { sessionEnded, sessionRoleChanged } from '../../modules/identity/sessions/sessions';
import type { Services } from '../../platform/context/context';
import type { EventBus } from '../../platform/live/events';

/** Sessions that another process has ended are noticed within this time, ms; with the goodbye it stays below 2 s. */
const CHECK_EVERY_MS = 1_000;

/** Not graphql-ws's code for a connection without authority: clients connect again at once, with the new role. */
const ROLE_CHANGED = { code: 4210, reason: 'Role changed' };

/** A connection that ends with its session: a WebSocket, or a stream of events. */
export interface EndingConnection {
  close(code: number, reason: string): unknown;
  on(event: 'close', listen: () => void): unknown;
}

/** A session with sockets. */
interface HeldSession {
  role: Role;
  sockets: readonly EndingConnection[];
}

/** The open sockets of each session, closed when it ends or its role changes, here or in another server process. */
export class SessionSockets {
  private readonly sessions = new Map<number, HeldSession>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly services: Services,
    events: EventBus,
    private readonly goodbye: { readonly code: number; readonly reason: string },
  ) {
    events.onEverywhere(sessionEnded, ({ sessionId }) => this.end(sessionId));
    events.onEverywhere(sessionRoleChanged, ({ sessionId }) => this.end(sessionId, ROLE_CHANGED));
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS);
    this.timer.unref();
  }

  /** Ties a socket to its session until either ends. */
  add({ sessionId, role }: { sessionId: number; role: Role }, socket: EndingConnection): void {
    const held = this.sessions.get(sessionId) ?? { role, sockets: [] };
    held.role = role;
    held.sockets = [...held.sockets, socket];
    this.sessions.set(sessionId, held);
    // It closes once; `once` would hold a function more for each of thousands.
    socket.on('close', () => {
      held.sockets = held.sockets.filter((other) => other !== socket);
      if (held.sockets.length === 0 && this.sessions.get(sessionId) === held) {
        this.sessions.delete(sessionId);
      }
    });
  }

  /** Ends the checking; the sockets stay. */
  stop(): void {
    clearInterval(this.timer);
  }

  private end(sessionId: number, { code, reason } = this.goodbye): void {
    this.sessions.get(sessionId)?.sockets.forEach((socket) => socket.close(code, reason));
  }

  private async check(): Promise<void> {
    if (this.sessions.size === 0) {
      return;
    }
    try {
      const known = Array.from(this.sessions, ([sessionId, { role }]) => ({ sessionId, role }));
      const live = await liveSessions(
        this.services,
        known.map(({ sessionId }) => sessionId),
      );
      for (const { sessionId, role } of known) {
        const present = live.get(sessionId);
        if (present === undefined) {
          this.end(sessionId);
        } else if (present !== role) {
          this.end(sessionId, ROLE_CHANGED);
        }
      }
    } catch (error) {
      // The database is out of reach: no session can have been ended through it; the next check will find it.
      this.services.log.debug({ err: error }, 'sessions of sockets not checked');
    }
  }
}
