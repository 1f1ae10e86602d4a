/** Something that has happened, as it travels to anyone who listens. */
export interface AppEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** One kind of event: called with a payload it makes the event. */
export interface EventType<Payload> {
  (payload: Payload): AppEvent;
  readonly eventName: string;
}

/** Passes an event on; inside a transaction it leaves after COMMIT only. */
export type Emit = (event: AppEvent) => void;

/** Declares a kind of event under a unique name. */
export function defineEvent<Payload>(eventName: string): EventType<Payload> {
  return Object.assign((payload: Payload): AppEvent => ({ name: eventName, payload }), { eventName });
}

/** A listener, and whether it listens to what happens in other server processes too. */
interface Listener {
  readonly listen: (payload: never) => void;
  readonly elsewhere: { readonly isWanted: () => boolean } | null;
}

/**
 * Passes each event to the listeners of its kind, in the order in which they were added. What an event describes has
 * happened already, so a listener that fails (`onFault`) undoes nothing and does not stop the other listeners.
 */
export class EventBus {
  private readonly listeners = new Map<string, Listener[]>();

  constructor(private readonly onFault: (error: unknown, event: AppEvent) => void) {}

  /** Adds a listener for what happens in this process, which therefore does its work once. */
  on<Payload>(type: EventType<Payload>, listen: (payload: Payload) => void): void {
    this.add(type.eventName, { listen, elsewhere: null });
  }

  /**
   * Adds a listener for what happens in any server process on the database, such as one that has sockets to notify. While
   * `isWanted` says no, what happens elsewhere need not be looked up for it.
   */
  onEverywhere<Payload>(
    type: EventType<Payload>,
    listen: (payload: Payload) => void,
    isWanted: () => boolean = () => true,
  ): void {
    this.add(type.eventName, { listen, elsewhere: { isWanted } });
  }

  /** Calls all listeners of the event's kind. */
  emit(event: AppEvent): void {
    this.call(event, this.listeners.get(event.name) ?? []);
  }

  /** Calls those that listen to this process alone: the others have heard of something newer. */
  emitHereAlone(event: AppEvent): void {
    this.call(
      event,
      (this.listeners.get(event.name) ?? []).filter(({ elsewhere }) => elsewhere === null),
    );
  }

  /** Calls those that listen to other server processes. */
  emitFromElsewhere(event: AppEvent): void {
    this.call(event, this.listenersElsewhere(event.name));
  }

  /** Whether an event of another process would be listened to now. */
  isWantedFromElsewhere(eventName: string): boolean {
    return this.listenersElsewhere(eventName).some(({ elsewhere }) => elsewhere?.isWanted());
  }

  private listenersElsewhere(eventName: string): Listener[] {
    return (this.listeners.get(eventName) ?? []).filter(({ elsewhere }) => elsewhere !== null);
  }

  private add(eventName: string, listener: Listener): void {
    this.listeners.set(eventName, [...(this.listeners.get(eventName) ?? []), listener]);
  }

  private call(event: AppEvent, listeners: readonly Listener[]): void {
    for (const { listen } of listeners) {
      try {
        // Only defineEvent makes events, so the payload is the one that the listener's type names.
        listen(event.payload as never);
      } catch (error) {
        this.onFault(error, event);
      }
    }
  }
}
