import { codeSigner } from './code-signer';

const ONE = 'a first secret that is long enough to be one';
const OTHER = 'a second secret that is long enough to be one';

test('a signature is right for its message under its key, and for nothing else', () => {
  const signer = codeSigner(ONE);
  const signature = signer.sign('a message');
  expect(signer.isSignedBy(signer.keyId, 'a message', signature)).toBe(true);
  expect(signer.isSignedBy(signer.keyId, 'a massage', signature)).toBe(false);
  expect(signer.isSignedBy('AAAAAA', 'a message', signature)).toBe(false);
  const bent = Buffer.from(signature);
  bent.writeUInt8(bent.readUInt8(0) ^ 1, 0);
  expect(signer.isSignedBy(signer.keyId, 'a message', bent)).toBe(false);
  expect(signer.isSignedBy(signer.keyId, 'a message', signature.subarray(1))).toBe(false);
});

test('the same secret gives the same key in every process, and another secret another one', () => {
  expect(codeSigner(ONE).keyId).toBe(codeSigner(ONE).keyId);
  expect(codeSigner(ONE).sign('x')).toEqual(codeSigner(ONE).sign('x'));
  expect(codeSigner(OTHER).keyId).not.toBe(codeSigner(ONE).keyId);
});

test('what a former key has signed is recognised while that key is named, and no longer', () => {
  const old = codeSigner(ONE);
  const signature = old.sign('a message');
  expect(codeSigner(OTHER, ONE).isSignedBy(old.keyId, 'a message', signature)).toBe(true);
  expect(codeSigner(OTHER).isSignedBy(old.keyId, 'a message', signature)).toBe(false);
});
