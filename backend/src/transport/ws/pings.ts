import type { WebSocket } from 'ws';

/** Parts of an interval, so that thousands of sockets are not all pinged at once. */
const TURNS = 12;

/** Pings sockets, with one timer for all of them: a timer each costs a thousand of them more memory than their pings. */
export class Pings {
  private readonly turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  private readonly unanswered = new Set<WebSocket>();
  private readonly noteAnswer: (this: WebSocket) => void;
  private turn = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly everyMs: number) {
    const { unanswered } = this;
    // One function for all sockets.
    this.noteAnswer = function noteAnswer() {
      unanswered.delete(this);
    };
  }

  /** Pings a socket once an interval until it is removed, and cuts it off where the ping before was not answered. */
  add(socket: WebSocket): void {
    socket.on('pong', this.noteAnswer);
    // The turn that has just been: the first ping comes after a whole interval.
    this.turns[this.turn]?.add(socket);
    this.timer ??= setInterval(() => this.pingNext(), this.everyMs / TURNS);
  }

  remove(socket: WebSocket): void {
    this.turns.forEach((sockets) => sockets.delete(socket));
    this.unanswered.delete(socket);
    if (this.timer !== null && this.turns.every(({ size }) => size === 0)) {
      clearInterval(this.timer);
      this.timer = null;
    }
  }

  private pingNext(): void {
    this.turn = (this.turn + 1) % TURNS;
    this.turns[this.turn]?.forEach((socket) => this.ping(socket));
  }

  private ping(socket: WebSocket): void {
    if (this.unanswered.has(socket)) {
      socket.terminate();
    } else if (socket.readyState === socket.OPEN) {
      this.unanswered.add(socket);
      socket.ping();
    }
  }
}
