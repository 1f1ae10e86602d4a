import { isLoopbackAddress, isLoopbackHost } from './loopback';

test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isLoopbackAddress(address)).toBe(true);
  expect(isLoopbackHost(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '128.0.0.1',
  '127.evil.example',
  '127.0.0.1.evil.example',
  '::2',
  '',
])('%p may be reached from elsewhere', (address) => {
  expect(isLoopbackAddress(address)).toBe(false);
  expect(isLoopbackHost(address)).toBe(false);
});

test('localhost is a name of this machine, and no address', () => {
  expect(isLoopbackHost('localhost')).toBe(true);
  expect(isLoopbackAddress('localhost')).toBe(false);
});
