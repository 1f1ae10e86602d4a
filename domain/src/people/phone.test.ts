import { formatPhone, normalisePhone, phoneFault } from './phone';

describe('normalisePhone', () => {
  it.each([
    '677123456',
    '6 77 12 34 56',
    ' 677123456 ',
    '+237677123456',
    '+237 677 123 456',
    '00237677123456',
    '00237 6 77 12 34 56',
    '237677123456',
    '237 677 123 456',
    '+2 37677123456',
  ])('stores %p as its nine digits', (typed) => {
    expect(normalisePhone(typed)).toBe('677123456');
  });

  it.each([
    ['eight digits', '67712345'],
    ['ten digits', '6771234567'],
    ['a number that starts with 2', '222123456'],
    ['nine digits that start with 237', '237123456'],
    ['another country', '+33612345678'],
    ['the country code twice', '+237237677123456'],
    ['a plus inside', '677+123456'],
    ['Arabic-Indic digits', '٦٧٧١٢٣٤٥٦'],
    ['full-width digits', '６７７１２３４５６'],
    ['letters', '67712345a'],
    ['dashes', '677-123-456'],
    ['a NUL byte', '677123456\0'],
    ['nothing', ''],
  ])('refuses %s', (_name, typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });
});

describe('phoneFault', () => {
  it.each([
    ['', 'phone.required'],
    ['   ', 'phone.required'],
    ['6', 'phone.short'],
    ['67712345', 'phone.short'],
    ['+237 6771', 'phone.short'],
    ['577123456', 'phone.invalid'],
    ['6771234567', 'phone.invalid'],
    ['67712345x', 'phone.invalid'],
    ['237123456', 'phone.invalid'],
    ['677123456', null],
    ['+237 677 123 456', null],
  ])('says of %p: %p', (typed, fault) => {
    expect(phoneFault(typed)).toBe(fault);
  });
});

describe('formatPhone', () => {
  it('groups the digits for people and leads with the country code', () => {
    expect(formatPhone('677123456')).toBe('+237 6 77 12 34 56');
  });
});
