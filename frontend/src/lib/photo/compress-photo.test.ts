import { PHOTO_MAX_BYTES } from '@wakafine/domain/limits';
import { compressPhoto, dataUrlOf, type PhotoTools } from './compress-photo';

interface Drawing {
  sidePx: number;
  quality: number;
}

/** Tools that note what they draw; a photo weighs `bytesPerPixel` times its quality and area. */
function buildTools(widthPx: number, heightPx: number, bytesPerPixel: number) {
  const drawn: Drawing[] = [];
  const tools: PhotoTools<{ width: number; height: number }> = {
    decode: () => Promise.resolve({ width: widthPx, height: heightPx }),
    encode: (_picture, sidePx, quality) => {
      drawn.push({ sidePx, quality });
      return Promise.resolve(new Blob([new Uint8Array(Math.round(sidePx ** 2 * quality * bytesPerPixel))]));
    },
  };
  return { tools, drawn };
}

const FILE = new Blob(['a photo']);

it('draws a large photo once, 640 pixels a side', async () => {
  const { tools, drawn } = buildTools(4000, 3000, 0.2);
  expect(await compressPhoto(FILE, tools)).toBeInstanceOf(Blob);
  expect(drawn).toEqual([{ sidePx: 640, quality: 0.85 }]);
});

it('never makes a small picture larger', async () => {
  const { tools, drawn } = buildTools(300, 120, 0.2);
  await compressPhoto(FILE, tools);
  expect(drawn).toEqual([{ sidePx: 120, quality: 0.85 }]);
});

it('draws worse and smaller until 150 KB are enough', async () => {
  const { tools, drawn } = buildTools(4000, 3000, 0.8);
  const photo = await compressPhoto(FILE, tools);
  expect(photo instanceof Blob && photo.size <= PHOTO_MAX_BYTES).toBe(true);
  expect(drawn.map(({ sidePx }) => sidePx)).toEqual([640, 640, 480]);
});

it('gives up on what stays too large', async () => {
  const { tools, drawn } = buildTools(4000, 3000, 9);
  expect(await compressPhoto(FILE, tools)).toBe('photo.large');
  expect(drawn).toHaveLength(4);
});

it('does not even open a file that no phone has memory for', async () => {
  const { tools, drawn } = buildTools(4000, 3000, 0.2);
  const huge = Object.defineProperty(new Blob(), 'size', { value: 41 * 1024 * 1024 });
  expect(await compressPhoto(huge, tools)).toBe('photo.large');
  expect(drawn).toEqual([]);
});

it('says that a file is no picture', async () => {
  const { tools } = buildTools(1, 1, 1);
  const decode = () => Promise.reject(new Error('not a picture'));
  expect(await compressPhoto(FILE, { ...tools, decode })).toBe('photo.invalid');
});

it('gives a file as an address with its bytes', async () => {
  expect(await dataUrlOf(new Blob(['abc'], { type: 'image/jpeg' }))).toBe('data:image/jpeg;base64,YWJj');
});
