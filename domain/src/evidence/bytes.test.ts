import fc from 'fast-check';
import { fromBase64, fromHex, isSameBytes, joined, toBase64, toHex, utf8 } from './bytes';

test('bytes come back from their text, as the platform writes it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
      expect(fromHex(toHex(bytes))).toEqual(bytes);
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }),
  );
});

test('a text becomes the UTF-8 of the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(toHex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
    }),
  );
  expect(() => utf8('\ud800')).toThrow('surrogate');
});

test.each(['0', 'AB', 'zz', ' 00', '0x00'])('%j is no hexadecimal', (text) => {
  expect(fromHex(text)).toBeNull();
});

test.each(['A', 'AA', 'AB==', 'AAA', 'A===', 'AA=A', 'AAAA\n', 'AA-_', '===='])('%j is no base64', (text) => {
  expect(fromBase64(text)).toBeNull();
});

test('pieces are joined in their order, and only the same bytes are the same', () => {
  const whole = joined(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3));
  expect([...whole]).toEqual([1, 2, 3]);
  expect(isSameBytes(whole, Uint8Array.of(1, 2, 3))).toBe(true);
  expect(isSameBytes(whole, Uint8Array.of(1, 2))).toBe(false);
  expect(isSameBytes(whole, Uint8Array.of(1, 2, 4))).toBe(false);
});
