import { secretHasher } from './secret-hasher';

const OLD = 'a former pepper, long enough to pass';
const NEW = 'a pepper for tests, long enough to pass';

test('a secret is verified against its hash, and nothing is against none', async () => {
  const hasher = await secretHasher(NEW);
  const stored = await hasher.hash('483920');
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(stored).not.toContain('483920');
  expect(await hasher.hash('483920')).not.toBe(stored);
  expect(await hasher.verify(stored, '483920')).toBe(true);
  expect(await hasher.verify(stored, '483921')).toBe(false);
  expect(await hasher.verify(null, '483920')).toBe(false);
});

test('a hash made with the former pepper is accepted, and recognised, for as long as that pepper is given', async () => {
  const stored = await (await secretHasher(OLD)).hash('483920');
  const changing = await secretHasher(NEW, OLD);
  expect(await changing.verify(stored, '483920')).toBe(true);
  expect(await changing.verify(stored, '483921')).toBe(false);
  expect(changing.isOutdated(stored)).toBe(true);

  const renewed = await changing.hash('483920');
  expect(changing.isOutdated(renewed)).toBe(false);
  const changed = await secretHasher(NEW);
  expect(await changed.verify(renewed, '483920')).toBe(true);
  expect(await changed.verify(stored, '483920')).toBe(false);
});

test('what is no hash of ours is nobody’s', async () => {
  const hasher = await secretHasher(NEW);
  for (const odd of ['', 'p', 'p00000000$argon2id$x', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA']) {
    expect(await hasher.verify(odd, '483920')).toBe(false);
  }
});
