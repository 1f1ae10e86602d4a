import fc from 'fast-check';
import { seal, unseal } from './sealed-file';

const PASSPHRASE = 'a word for every mile';
const LONG_MB = 3;

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) {
    yield await Promise.resolve(bytes.subarray(from, from + size));
  }
}

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) {
    all.push(chunk);
  }
  return Buffer.concat(all);
}

const long = Buffer.alloc(LONG_MB * 1024 * 1024, 'the road to Bamenda ');

test('what was sealed is opened again, whatever its length and pieces', async () => {
  for (const length of [0, 1, 256 * 1024, 256 * 1024 + 1, long.length]) {
    const bytes = long.subarray(0, length);
    const sealed = await collect(seal(chunksOf(bytes, 10_007), PASSPHRASE));
    const opened = await collect(unseal(chunksOf(sealed, 65_521), PASSPHRASE));
    expect(opened.equals(bytes)).toBe(true);
  }
});

test('a file that is cut anywhere, or of which a bit is another one, is refused', async () => {
  const sealed = await collect(seal(chunksOf(long.subarray(0, 600_000), 50_000), PASSPHRASE));
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: sealed.length - 1 }),
      fc.integer({ min: 0, max: 7 }),
      async (at, bit) => {
        await expect(collect(unseal(chunksOf(sealed.subarray(0, at), 60_000), PASSPHRASE))).rejects.toThrow(
          /backup/i,
        );
        const flipped = Buffer.from(sealed);
        flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << bit), at);
        await expect(collect(unseal(chunksOf(flipped, 60_000), PASSPHRASE))).rejects.toThrow(
          /backup|passphrase/i,
        );
      },
    ),
    { numRuns: 25 },
  );
});

test('whole pieces can neither be left out nor change their places, and two files never look alike', async () => {
  const sealed = await collect(seal(chunksOf(long, 100_000), PASSPHRASE));
  const head = sealed.indexOf('\n', sealed.indexOf('\n') + 1) + 1;
  const frame = 4 + 256 * 1024 + 16;
  const [first, second, rest] = [
    sealed.subarray(head, head + frame),
    sealed.subarray(head + frame, head + 2 * frame),
    sealed.subarray(head + 2 * frame),
  ];
  for (const pieces of [
    [second, first, rest],
    [first, rest],
    [first, first, second, rest],
    [first, second],
  ]) {
    const moved = Buffer.concat([sealed.subarray(0, head), ...pieces]);
    await expect(collect(unseal(chunksOf(moved, 100_000), PASSPHRASE))).rejects.toThrow(/backup/i);
  }
  const again = await collect(seal(chunksOf(long, 100_000), PASSPHRASE));
  expect(again.equals(sealed)).toBe(false);
});

test('another passphrase is distinguished from a damaged file', async () => {
  const sealed = await collect(seal(chunksOf(long, 100_000), PASSPHRASE));
  await expect(collect(unseal(chunksOf(sealed, 100_000), 'another'))).rejects.toMatchObject({
    reason: 'WRONG_PASSPHRASE',
  });
});
