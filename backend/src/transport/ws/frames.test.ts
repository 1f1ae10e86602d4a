import fc from 'fast-check';
import type { Writable } from 'node:stream';
import * as ws from 'ws';
import { textFrame } from './frames';

// The client's side of the library, which its types don't know.
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** The text in a frame as a client of ws reads it. */
async function readBy(frame: Buffer): Promise<string> {
  const receiver = new Receiver({ isServer: false });
  return new Promise((resolve, reject) => {
    receiver.on('message', (data: Buffer) => resolve(data.toString()));
    receiver.on('error', reject);
    receiver.write(frame);
  });
}

it('frames any text as a client reads it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { minLength: 1 }),
      async (parts) => {
        expect(await readBy(textFrame(parts.map((part) => Buffer.from(part))))).toBe(parts.join(''));
      },
    ),
  );
});

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('frames %i bytes', async (length) => {
  const text = 'x'.repeat(length);
  expect(await readBy(textFrame([Buffer.from(text)]))).toBe(text);
});
