import fc from 'fast-check';
import {
  checkSymbol,
  CODE_SYMBOLS,
  groupCode,
  INVITATION_LENGTH,
  normaliseTypedCode,
  readCode,
  signedToken,
  typedCodeFault,
  VEHICLE_CODE_LENGTH,
} from './vehicle-code';

const symbol = fc.constantFrom(...CODE_SYMBOLS);
const wholeCode = (length: number) =>
  fc
    .string({ unit: symbol, minLength: length - 1, maxLength: length - 1 })
    .map((symbols) => `${symbols}${checkSymbol(symbols)}`);
const vehicleCode = wholeCode(VEHICLE_CODE_LENGTH);
const anyCode = fc.oneof(vehicleCode, wholeCode(INVITATION_LENGTH));
const signature = fc
  .uint8Array({ minLength: 64, maxLength: 64 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));
const signedCode = fc.record({
  publicId: vehicleCode,
  keyId: fc
    .uint8Array({ minLength: 4, maxLength: 4 })
    .map((bytes) => Buffer.from(bytes).toString('base64url')),
  signature,
});

test('a whole code has no fault, however it is spaced, cased and misread', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const misread = groupCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
      expect(typedCodeFault(` ${misread} `)).toBeNull();
      expect(normaliseTypedCode(misread)).toBe(code);
    }),
  );
});

test('every single wrong symbol is found', () => {
  fc.assert(
    fc.property(anyCode, fc.nat(), symbol, (code, place, wrong) => {
      const at = place % code.length;
      fc.pre(code.charAt(at) !== wrong);
      expect(typedCodeFault(`${code.slice(0, at)}${wrong}${code.slice(at + 1)}`)).toBe('checksum');
    }),
  );
});

test('every two symbols that changed places are found', () => {
  fc.assert(
    fc.property(anyCode, fc.nat(), fc.nat(), (code, one, other) => {
      const symbols = [...code];
      const [from, to] = [one % code.length, other % code.length];
      fc.pre(symbols[from] !== symbols[to]);
      const swapped = symbols.with(from, symbols[to] ?? '').with(to, symbols[from] ?? '');
      expect(typedCodeFault(swapped.join(''))).toBe('checksum');
    }),
  );
});

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['7K2M', 'length'],
  ['7K2MQ9XVPD3T7', 'length'],
  ['7K2M-Q9XV-PD3U', 'character'],
  ['7K2M-Q9XV-PD3é', 'character'],
])('%j is found to be wrong: %s', (typed, fault) => {
  expect(typedCodeFault(typed)).toBe(fault);
  expect(readCode(typed)).toBeNull();
});

test('a code is printed in groups of four', () => {
  expect(groupCode('7K2MQ9XVPD3T')).toBe('7K2M-Q9XV-PD3T');
});

test('what is written into a QR code is read again, with its address and without', () => {
  fc.assert(
    fc.property(signedCode, (code) => {
      const token = signedToken(code);
      const read = { kind: 'signed', code };
      expect(readCode(token)).toEqual(read);
      expect(readCode(`https://wakafine.example/v/${token}`)).toEqual(read);
      expect(readCode(` http://127.0.0.1:4000/v/${token}?x=1#y `)).toEqual(read);
    }),
  );
});

test('the length distinguishes a code of a vehicle from an invitation', () => {
  fc.assert(
    fc.property(vehicleCode, wholeCode(INVITATION_LENGTH), (publicId, invitation) => {
      expect(readCode(groupCode(publicId))).toEqual({ kind: 'typed', publicId });
      expect(readCode(groupCode(invitation))).toEqual({ kind: 'invitation', code: invitation });
    }),
  );
});

test('whatever else is scanned is no code', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(typedCodeFault(text) !== null);
      expect(readCode(text)).toBeNull();
    }),
  );
  expect(readCode('https://elsewhere.example/x/abc')).toBeNull();
});
