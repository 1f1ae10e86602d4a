import { PICTURE_MAX_BYTES, receiptPicture, type PictureContent } from './receipt-picture';

const CONTENT: PictureContent = { title: 'Douala → Yaoundé', hours: '', figures: [], zones: [], notes: [] };
const blobOf = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/jpeg' });

it.each([
  ['the sharpest that is small enough', [10_000], 1],
  ['a coarser one where that is too big', [PICTURE_MAX_BYTES + 1, PICTURE_MAX_BYTES], 2],
  ['the coarsest at last', [99_999, 99_999, 99_999, 5_000], 4],
])('gives %s', async (_name, sizes, tries) => {
  const asked: number[] = [];
  const picture = await receiptPicture(CONTENT, (_content, { scale }) => {
    asked.push(scale);
    return Promise.resolve(blobOf(sizes[asked.length - 1] ?? 0));
  });
  expect(asked).toHaveLength(tries);
  expect(picture?.size).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
});

it('gives none rather than one that is too big, and none where the browser makes none', async () => {
  expect(await receiptPicture(CONTENT, () => Promise.resolve(blobOf(99_999)))).toBeNull();
  expect(await receiptPicture(CONTENT, () => Promise.resolve(null))).toBeNull();
});
