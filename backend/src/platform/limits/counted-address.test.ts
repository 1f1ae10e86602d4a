import { countedAddress } from './counted-address';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('the address %s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each(['', 'unix:', 'not an address', '1.2.3.4.5', '2001:db8::1::2', ':::'])(
  'the text %j, which is no address, stands for itself',
  (text) => {
    expect(countedAddress(text)).toBe(text);
  },
);

test('a connection that has broken has no address, which is no fault of ours', () => {
  expect(countedAddress(undefined)).toBe('');
});
