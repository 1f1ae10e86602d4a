import { createLiveSocket, type LiveSocket } from './socket';

/** A socket whose other end answers as the server does, and closes on request. */
class ServedSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static open: ServedSocket[] = [];
  readyState = ServedSocket.CONNECTING;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;

  constructor() {
    super();
    setTimeout(() => {
      this.readyState = ServedSocket.OPEN;
      ServedSocket.open.push(this);
      this.onopen?.();
    });
  }

  send(text: string): void {
    const { type, id } = JSON.parse(text);
    if (type === 'connection_init') {
      this.answer({ type: 'connection_ack' });
    }
    if (type === 'subscribe') {
      this.answer({ type: 'next', id, payload: { data: { socket: ServedSocket.open.length } } });
    }
  }

  close(code = 1000): void {
    this.readyState = ServedSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code, reason: 'told to' }));
  }

  private answer(message: object): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}

const PAYLOAD = { query: 'subscription { activeJourney { id } }' };

beforeEach(() => {
  jest.useFakeTimers();
  ServedSocket.open = [];
  Object.assign(window, { WebSocket: ServedSocket });
});
afterEach(() => jest.useRealTimers());

function subscribe(socket: LiveSocket) {
  const seen: unknown[] = [];
  const failures: unknown[] = [];
  const stop = socket.client.subscribe(PAYLOAD, {
    next: ({ data }) => seen.push(data?.socket),
    error: (error) => failures.push(error),
    complete: () => undefined,
  });
  return { seen, failures, stop };
}

it.each([1001, 1006, 1011, 1012, 4500])(
  'goes on with a subscription on a new socket after the old one closed with %i, and has what was missed asked for',
  async (code) => {
    const socket = createLiveSocket(() => 'ws://127.0.0.1/graphql');
    const missed = jest.fn();
    socket.onReconnected(missed);
    const { seen, failures, stop } = subscribe(socket);
    await jest.advanceTimersByTimeAsync(50);
    expect(seen).toEqual([1]);
    expect(missed).not.toHaveBeenCalled();
    ServedSocket.open.at(-1)?.close(code);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(seen).toEqual([1, 2]);
    expect(missed).toHaveBeenCalledTimes(1);
    // A second loss is no different.
    ServedSocket.open.at(-1)?.close(code);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(seen).toEqual([1, 2, 3]);
    expect(missed).toHaveBeenCalledTimes(2);
    expect(failures).toEqual([]);
    stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(ServedSocket.open.at(-1)?.readyState).toBe(ServedSocket.CLOSED);
    expect(ServedSocket.open).toHaveLength(3);
  },
);

it('stays away from a server that has ended the session, and says so', async () => {
  const socket = createLiveSocket(() => 'ws://127.0.0.1/graphql');
  const refused = jest.fn();
  socket.onRefused(refused);
  const { seen, failures } = subscribe(socket);
  await jest.advanceTimersByTimeAsync(50);
  ServedSocket.open.at(-1)?.close(4401);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([1]);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(failures).toHaveLength(1);
  expect(ServedSocket.open).toHaveLength(1);
});

it('does not come back for a subscription that was given up while it waited', async () => {
  const socket = createLiveSocket(() => 'ws://127.0.0.1/graphql');
  const { stop } = subscribe(socket);
  await jest.advanceTimersByTimeAsync(50);
  ServedSocket.open.at(-1)?.close(1011);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ServedSocket.open).toHaveLength(1);
});
