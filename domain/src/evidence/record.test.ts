import fc from 'fast-check';
import { toHex } from './bytes';
import {
  commitmentOf,
  NO_SALT,
  parseRecord,
  partHash,
  partHashOfText,
  RECORD_KINDS,
  recordText,
} from './record';

const HASH = 'ab'.repeat(32);

test('the text of a record has a line for each part, in the order of their names', () => {
  const record = { kind: 'BUNDLE', parts: { fixes: HASH, a: HASH } } as const;
  expect(recordText(record)).toBe(`wakafine evidence 1\nBUNDLE\na ${HASH}\nfixes ${HASH}\n`);
  // Computed by sha256sum of that text.
  expect(toHex(commitmentOf(record))).toBe(
    '549ea20e36077e7153b3e1b41538717ae7bdf3c16fb87b37fec251f61361462d',
  );
});

test('the hash of a part is that of its salt and its canonical text', () => {
  // printf '{"a":1}' behind 32 bytes of nought, by sha256sum.
  const hash = 'b06a229070741292512e8760f470dd7a4c46ccfdf253df781d88dabe58c1ccb1';
  expect(partHash({ salt: NO_SALT, body: { a: 1 } })).toBe(hash);
  expect(partHashOfText({ salt: NO_SALT, text: '{"a":1}' })).toBe(hash);
  expect(partHash({ salt: NO_SALT, body: 1 })).not.toBe(partHash({ salt: HASH, body: 1 }));
});

test('a record comes back from its text, and no other text is read as one', () => {
  const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
  const name = fc.stringMatching(/^[a-z]{1,20}$/);
  fc.assert(
    fc.property(fc.constantFrom(...RECORD_KINDS), fc.dictionary(name, hash), (kind, parts) => {
      const text = recordText({ kind, parts });
      expect(parseRecord(text)).toEqual({ kind, parts: { ...parts } });
      for (const other of [`${text}\n`, text.slice(0, -1), text.replace('1', '2'), ` ${text}`]) {
        expect(parseRecord(other)).toBeNull();
      }
    }),
  );
  expect(parseRecord(`wakafine evidence 1\nBUNDLE\nb ${HASH}\na ${HASH}\n`)).toBeNull();
  expect(parseRecord('wakafine evidence 1\nOTHER\n')).toBeNull();
});
