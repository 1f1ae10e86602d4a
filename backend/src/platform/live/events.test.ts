import { defineEvent, EventBus } from './events';

const lampLit = defineEvent<{ room: string }>('lamp-lit');
const doorShut = defineEvent<number>('door-shut');

function rethrow(error: unknown): never {
  throw error;
}

test('the listeners of an event are called in the order in which they came, and no others', () => {
  const received: string[] = [];
  const bus = new EventBus(rethrow);
  bus.on(lampLit, ({ room }) => received.push(`first ${room}`));
  bus.on(doorShut, (door) => received.push(`door ${door}`));
  bus.on(lampLit, ({ room }) => received.push(`second ${room}`));
  bus.emit(lampLit({ room: 'hall' }));
  expect(received).toEqual(['first hall', 'second hall']);
});

test('an event that nobody listens to is no error', () => {
  expect(() => new EventBus(rethrow).emit(doorShut(1))).not.toThrow();
});

test('a listener that fails stops neither the other listeners nor the emitter', () => {
  const faults: unknown[] = [];
  const received: number[] = [];
  const bus = new EventBus((error, { name }) => faults.push([name, error]));
  const fault = new Error('broken listener');
  bus.on(doorShut, () => {
    throw fault;
  });
  bus.on(doorShut, (door) => received.push(door));
  bus.emit(doorShut(2));
  expect(received).toEqual([2]);
  expect(faults).toEqual([['door-shut', fault]]);
});
