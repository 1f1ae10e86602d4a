import { reserveRoom, type LabelRoom } from './label-room';

const roomOf = (): LabelRoom => ({
  size: { width: 200, height: 100 },
  accepted: [{ left: 150, top: 0, right: 200, bottom: 60 }],
});

it('gives a label the room that it takes, and no other one the same', () => {
  const room = roomOf();
  const box = { left: 10, top: 10, right: 60, bottom: 26 };
  expect(reserveRoom(room, box)).toBe(true);
  expect(reserveRoom(room, { ...box, top: 20, bottom: 36 })).toBe(false);
  expect(reserveRoom(room, { ...box, top: 26, bottom: 42 })).toBe(true);
});

it('gives no room under the buttons of the map', () => {
  expect(reserveRoom(roomOf(), { left: 130, top: 20, right: 180, bottom: 36 })).toBe(false);
});

it('gives no room beyond the edges: a name is whole or not there', () => {
  const middle = { left: 60, top: 40, right: 110, bottom: 56 };
  expect(reserveRoom(roomOf(), { ...middle, left: -1 })).toBe(false);
  expect(reserveRoom(roomOf(), { ...middle, top: -1 })).toBe(false);
  expect(reserveRoom(roomOf(), { ...middle, right: 201 })).toBe(false);
  expect(reserveRoom(roomOf(), { ...middle, bottom: 101 })).toBe(false);
});
