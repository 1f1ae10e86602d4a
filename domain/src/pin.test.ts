import { isPin, isTrivialPin, pinFault } from './pin';

describe('isPin', () => {
  it.each(['482913', '000000', '012345'])('takes six ASCII digits: %p', (typed) => {
    expect(isPin(typed)).toBe(true);
  });

  it.each([
    '',
    '48291',
    '4829130',
    '48291a',
    '٤٨٢٩١٣',
    '４８２９１３',
    ' 48291',
    '482913\n',
    '-48291',
    '4.2913',
  ])('refuses %p', (typed) => {
    expect(isPin(typed)).toBe(false);
  });
});

describe('isTrivialPin', () => {
  it.each([
    '000000',
    '999999',
    '123456',
    '654321',
    '012345',
    '567890',
    '890123',
    '098765',
    '121212',
    '696969',
    '123123',
    '707707',
  ])('sees through %p', (pin) => {
    expect(isTrivialPin(pin)).toBe(true);
  });

  it.each(['482913', '123457', '135790', '121213', '123124', '000001', '246801'])('lets %p pass', (pin) => {
    expect(isTrivialPin(pin)).toBe(false);
  });
});

describe('pinFault', () => {
  it.each([
    ['', 'pin.required'],
    ['1', 'pin.length'],
    ['48291', 'pin.length'],
    ['4829130', 'pin.length'],
    ['48291a', 'pin.digits'],
    ['٤٨٢٩١٣', 'pin.digits'],
    ['      ', 'pin.digits'],
    ['000000', 'pin.trivial'],
    ['123456', 'pin.trivial'],
    ['482913', null],
  ])('says of %p: %p', (pin, fault) => {
    expect(pinFault(pin)).toBe(fault);
  });
});
