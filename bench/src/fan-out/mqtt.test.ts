import { connectPacket, packetReader, publishPacket, subscribePacket, type PacketKind } from './mqtt';

const CONNECTED = Buffer.from([0x20, 2, 0, 0]);
const SUBSCRIBED = Buffer.from([0x90, 3, 0, 1, 0]);

test('packets are as chapter 3 of MQTT 3.1.1 lays them out', () => {
  expect(connectPacket('a').toString('hex')).toBe('100d00044d5154540402000000' + '0161');
  expect(subscribePacket('t').toString('hex')).toBe('820600010001' + '7400');
  expect(publishPacket('t', 'hi').toString('hex')).toBe('30050001746869');
});

test('a length of more than 127 bytes takes two', () => {
  expect(publishPacket('t', 'x'.repeat(318)).subarray(0, 3).toString('hex')).toBe('30c102');
});

test.each([1, 2, 3, 7, 1_000])('packets are read from parts of %d bytes', (size) => {
  const kinds: PacketKind[] = [];
  const read = packetReader((kind) => kinds.push(kind));
  const all = Buffer.concat([
    ...[CONNECTED, SUBSCRIBED, publishPacket('t', 'x'.repeat(300)), publishPacket('t', '')],
    Buffer.from([0xd0, 0]),
  ]);
  for (let at = 0; at < all.length; at += size) {
    read(all.subarray(at, at + size));
  }
  expect(kinds).toEqual(['connected', 'subscribed', 'value', 'value', 'other']);
});
