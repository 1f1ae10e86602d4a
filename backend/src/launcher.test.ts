import { EventEmitter } from 'node:events';
import { onDemoSeeded } from './launcher';

let launcher: EventEmitter;
beforeEach(() => {
  launcher = new EventEmitter();
});

test('the launcher reports in demo mode that the demo data were seeded, and nothing else counts as that', () => {
  const seeded = jest.fn();
  onDemoSeeded({ isDemo: true }, seeded, launcher);
  for (const other of [null, 'wakafineSeeded', 1, {}, []]) {
    launcher.emit('message', other);
  }
  expect(seeded).not.toHaveBeenCalled();
  launcher.emit('message', { wakafineSeeded: true });
  expect(seeded).toHaveBeenCalledTimes(1);
});

test('outside demo mode nobody listens', () => {
  const seeded = jest.fn();
  onDemoSeeded({ isDemo: false }, seeded, launcher);
  launcher.emit('message', { wakafineSeeded: true });
  expect(seeded).not.toHaveBeenCalled();
});
