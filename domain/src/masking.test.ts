import { maskPhone, maskPlate } from './masking';

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

describe('maskPhone', () => {
  it('shows the first digit and the last two', () => {
    expect(maskPhone('677123412')).toBe('+237 6•• ••• •12');
  });
});
