import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import fc from 'fast-check';
import { toHex, utf8 } from './bytes';
import { sha256 } from './sha256';
import {
  checkpointText,
  keyHashOf,
  keyText,
  noteText,
  parseCheckpoint,
  parseKey,
  parseNote,
  signersOf,
} from './signed-note';
import type { CheckSignature, NoteKey } from './signed-note';

/** The example of the format that C2SP took over from Go's sumdb (golang.org/x/mod/sumdb/note). */
const EXAMPLE_KEY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const EXAMPLE =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n" +
  '\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';

const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const checkSignature: CheckSignature = ({ publicKey, message, signature }) =>
  verify(
    null,
    message,
    createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' }),
    signature,
  );

function keyPair(name: string): { key: NoteKey; signed: (text: string) => Uint8Array } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
  return {
    key: { name, publicKey: Uint8Array.from(raw) },
    signed: (text) => Uint8Array.from(sign(null, utf8(text), privateKey)),
  };
}

test('the example of the standard is read, verified and written again', async () => {
  const key = parseKey(EXAMPLE_KEY);
  const note = parseNote(EXAMPLE);
  if (key === null || note === null) {
    throw new Error('The example was not read');
  }
  expect(toHex(keyHashOf(key))).toBe('c74f20a3');
  expect(noteText(note)).toBe(EXAMPLE);
  expect(await signersOf(note, [key], checkSignature)).toEqual({ signers: [key], hasFalse: false });
  const bent = { ...note, text: note.text.replace('answer', 'Answer') };
  expect(await signersOf(bent, [key], checkSignature)).toEqual({ signers: [], hasFalse: true });
});

test('while keys rotate both sign, either is enough, and strangers are passed over', async () => {
  const [old, next, stranger] = [keyPair('log'), keyPair('log'), keyPair('other')];
  const text = checkpointText({
    origin: 'log',
    size: 64,
    root: sha256(utf8('')),
    extensions: ['time 1795000000'],
  });
  const note = parseNote(
    noteText({
      text,
      signatures: [old, next, stranger].map(({ key, signed }) => ({
        name: key.name,
        keyHash: keyHashOf(key),
        signature: signed(text),
      })),
    }),
  );
  if (note === null) {
    throw new Error('The note was not read');
  }
  for (const trusted of [[old.key], [next.key], [old.key, next.key]]) {
    expect(await signersOf(note, trusted, checkSignature)).toEqual({ signers: trusted, hasFalse: false });
  }
  expect((await signersOf(note, [keyPair('log').key], checkSignature)).signers).toEqual([]);
});

test('a checkpoint and a key come back from their texts', () => {
  const name = fc.stringMatching(/^[a-z.]{1,12}$/);
  fc.assert(
    fc.property(name, fc.nat(), fc.uint8Array({ minLength: 32, maxLength: 32 }), (origin, size, root) => {
      const checkpoint = { origin, size, root, extensions: ['time 1'] };
      expect(parseCheckpoint(checkpointText(checkpoint))).toEqual(checkpoint);
      const key = { name: origin, publicKey: root };
      expect(parseKey(keyText(key))).toEqual(key);
    }),
  );
});

const ROOT = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
test.each([
  '',
  'log',
  `log\n064\n${ROOT}\n`,
  `log\n1e3\n${ROOT}\n`,
  `log\n-1\n${ROOT}\n`,
  `log\n64\n${ROOT}`,
  `log\n64\nAAAA\n`,
  `log\n64\n${ROOT}\n\nx\n`,
  `\n64\n${ROOT}\n`,
])('%j is no checkpoint', (text) => {
  expect(parseCheckpoint(text)).toBeNull();
});

test.each([
  '',
  'text\n',
  'text\n\n',
  'text\n\n\u2014 log\n',
  'text\n\n\u2014 log AAAA\n',
  'text\n\n- log AAAAAAAA\n',
])('%j is no signed note', (text) => {
  expect(parseNote(text)).toBeNull();
});

test.each([
  '',
  'log',
  EXAMPLE_KEY.replace('c74f', 'c74e'),
  EXAMPLE_KEY.replace('+AR', '+AQ'),
  `${EXAMPLE_KEY}\n`,
])('%j is no key', (text) => {
  expect(parseKey(text)).toBeNull();
});
