import { createLiveStore } from '../../../kit/frame/live-store';
import { createMoveQueue, type Moves } from './move-queue';

const row = (id: string, speedKmh: number) => ({
  id,
  vehicleId: id,
  registrationNumber: 'LT-•••-KD',
  transportAgency: null,
  vehicleType: 'CAR' as const,
  latitude: 4,
  longitude: 10,
  speedKmh,
  zone: 'SAFE' as const,
  since: '2026-11-20T08:00:00Z',
  lastFixAt: '2026-11-20T08:10:00Z',
});

function start() {
  const live = createLiveStore(() => undefined);
  const passed: Moves[] = [];
  return { live, passed, queue: createMoveQueue(live.feed, (moves) => passed.push(moves)) };
}

it('passes moves on at once', () => {
  const { passed, queue } = start();
  queue.accept({ changed: [row('1', 30)], endedIds: [] });
  queue.accept({ changed: [], endedIds: ['1'] });
  expect(passed).toEqual([
    { changed: [row('1', 30)], endedIds: [] },
    { changed: [], endedIds: ['1'] },
  ]);
});

it('stores of a page that is held only the last place of each vehicle', () => {
  const { live, passed, queue } = start();
  live.pause();
  queue.accept({ changed: [row('1', 30), row('2', 30)], endedIds: [] });
  queue.accept({ changed: [row('1', 40), row('2', 40)], endedIds: [] });
  queue.accept({ changed: [row('1', 50)], endedIds: ['2'] });
  expect(passed).toEqual([]);
  live.resume();
  expect(passed).toEqual([{ changed: [row('1', 50)], endedIds: ['2'] }]);
});

it('goes on after what waited was asked for anew', () => {
  const { live, passed, queue } = start();
  live.pause();
  queue.accept({ changed: [row('1', 30)], endedIds: [] });
  live.mayAskNow();
  live.resume();
  queue.clear();
  queue.accept({ changed: [row('1', 60)], endedIds: [] });
  expect(passed).toEqual([{ changed: [row('1', 60)], endedIds: [] }]);
});
