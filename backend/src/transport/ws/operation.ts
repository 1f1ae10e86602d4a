import type { Services } from '../../platform/context/context';
import type { ResyncMark } from '../../platform/live/live-stream';
import { costExtension } from '../budget/cost-extension';
import type { Receiving } from './protocol-server';

/** Parts of an operation that stay the same. */
interface OperationParts {
  readonly socket: Receiving;
  /** As the client named it. */
  readonly id: string;
  readonly services: Services;
  /** Caller whose budget it cost these points. */
  readonly subject: string;
  readonly points: number;
}

/** A subscription of a socket, between its values. */
export class Operation {
  readonly socket: Receiving;
  readonly id: string;
  private readonly services: Services;
  private readonly subject: string;
  /** Points that it was charged with. */
  readonly points: number;
  private isCostShown = false;

  constructor(
    private readonly mark: ResyncMark,
    { socket, id, services, subject, points }: OperationParts,
  ) {
    this.socket = socket;
    this.id = id;
    this.services = services;
    this.subject = subject;
    this.points = points;
  }

  /** Null for a visitor. */
  get accountId(): number | null {
    return this.socket.caller.actor?.accountId ?? null;
  }

  /** Extensions of the value that is sent next: the cost with the first, `resync` where values before it were dropped; null for none. */
  nextExtensions(isResync: boolean): object | null {
    const isDue = isResync || this.mark.isDue;
    if (!isDue && this.isCostShown) {
      return null;
    }
    const { services, subject, points } = this;
    const cost = this.isCostShown ? {} : { cost: costExtension(services, subject, points) };
    this.isCostShown = true;
    this.mark.isDue = false;
    return { ...(isDue ? { resync: true } : {}), ...cost };
  }
}
