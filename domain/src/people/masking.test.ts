import { maskPhone, maskPlate, publicPlate } from './masking';

describe('maskPlate', () => {
  it.each([
    ['SW-452-CM', 'SW-•••-CM'],
    ['CE 1234 C', 'CE •••4 C'],
    ['LT111AA', 'LT•••AA'],
    ['OU-1-B', 'O•-•-•'],
    ['ABC', 'A••'],
    ['AB-12-C', 'A•-••-•'],
    ['AB-123-C', 'A•-•••-•'],
    ['AB-123-CD', 'AB-•••-CD'],
    ['LT 12345 AB', 'LT ••••• AB'],
    ['lt 111 aa', 'lt ••• aa'],
    ['-LT-111-AA-', '-LT-•••-AA-'],
    ['ÉA 123 ÖB', 'ÉA ••• ÖB'],
    ['A', 'A'],
    ['', ''],
    ['--', '--'],
  ])('shows %p as %p', (plate, masked) => {
    expect(maskPlate(plate)).toBe(masked);
  });
});

describe('publicPlate', () => {
  it.each([
    ['LT 482 KD', 'LT •••• ••'],
    ['lt482kd', 'LT •••• ••'],
    ['CE-1234-C', 'CE •••• ••'],
    ['ABC', 'AB •••• ••'],
    ['O 1 B', 'O• •••• ••'],
    ['123', '•• •••• ••'],
    ['-É1-', 'É• •••• ••'],
    ['LTLTLTLTLTLTLTLTLTLT', 'LT •••• ••'],
  ])('shows no more of %p than its first two letters, in one shape for all', (plate, shown) => {
    expect(publicPlate(plate, { isNamed: false })).toBe(shown);
  });

  it('is the mask where the vehicle may be named', () => {
    expect(publicPlate('CE 1234 C', { isNamed: true })).toBe('CE •••4 C');
  });
});

describe('maskPhone', () => {
  it('shows the first digit and the last two', () => {
    expect(maskPhone('677123412')).toBe('+237 6•• ••• •12');
  });
});
