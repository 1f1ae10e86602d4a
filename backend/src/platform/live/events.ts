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

/**
 * Passes each event to the listeners of its kind, in the order in which they were added. What an event describes
 * has
 * happened already, so a listener that fails (`onFault`) undoes nothing and does not stop the other listeners.
 */
export class EventBus {
  private readonly listeners = new Map<string, ((payload: never) => void)[]>();

  constructor(private readonly onFault: (error: unknown, event: AppEvent) => void) {}

  /** Adds a listener for one kind of event. */
  on<Payload>(type: EventType<Payload>, listener: (payload: Payload) => void): void {
    const known = this.listeners.get(type.eventName) ?? [];
    this.listeners.set(type.eventName, [...known, listener]);
  }

  /** Calls all listeners of the event's kind. */
  emit(event: AppEvent): void {
    for (const listener of this.listeners.get(event.name) ?? []) {
      try {
        // Only defineEvent makes events, so the payload is the one that the listener's type names.
        listener(event.payload as never);
      } catch (error) {
        this.onFault(error, event);
      }
    }
  }
}
