import { PHOTO_MAX_BYTES } from '@wakafine/domain/input/limits';
import { compressPhoto, dataUrlOf, type PhotoSize, type PhotoTools } from './compress-photo';

interface Drawing extends PhotoSize {
  quality: number;
}

/** Tools that note what they draw; a photo weighs `bytesPerPixel` times its quality and area. */
function buildTools(widthPx: number, heightPx: number, bytesPerPixel: number) {
  const drawn: Drawing[] = [];
  const tools: PhotoTools<{ width: number; height: number }> = {
    decode: () => Promise.resolve({ width: widthPx, height: heightPx }),
    encode: (_picture, size, quality) => {
      drawn.push({ ...size, quality });
      const byteCount = Math.round(size.widthPx * size.heightPx * quality * bytesPerPixel);
      return Promise.resolve(new Blob([new Uint8Array(byteCount)]));
    },
  };
  return { tools, drawn };
}

const FILE = new Blob(['a photo']);

it('draws a large face once, 640 pixels a side', async () => {
  const { tools, drawn } = buildTools(4000, 3000, 0.2);
  expect(await compressPhoto(FILE, tools, 'square')).toBeInstanceOf(Blob);
  expect(drawn).toEqual([{ widthPx: 640, heightPx: 640, quality: 0.85 }]);
});

it('preserves all of what was seen on the road, 1,280 pixels at most', async () => {
  const { tools, drawn } = buildTools(3000, 4000, 0.05);
  await compressPhoto(FILE, tools, 'whole');
  expect(drawn).toEqual([{ widthPx: 960, heightPx: 1280, quality: 0.85 }]);
});

it('never makes a small picture larger', async () => {
  const { tools, drawn } = buildTools(300, 120, 0.2);
  await compressPhoto(FILE, tools, 'square');
  expect(drawn).toEqual([{ widthPx: 120, heightPx: 120, quality: 0.85 }]);
});

it('draws worse and smaller until 150 KB are enough', async () => {
  const { tools, drawn } = buildTools(4000, 3000, 0.8);
  const photo = await compressPhoto(FILE, tools, 'square');
  expect(photo instanceof Blob && photo.size <= PHOTO_MAX_BYTES).toBe(true);
  expect(drawn.map(({ widthPx }) => widthPx)).toEqual([640, 640, 480]);
});

it('gives up on what stays too large', async () => {
  const { tools, drawn } = buildTools(4000, 3000, 9);
  expect(await compressPhoto(FILE, tools, 'square')).toBe('photo.large');
  expect(drawn).toHaveLength(4);
});

it('does not even open a file that no phone has memory for', async () => {
  const { tools, drawn } = buildTools(4000, 3000, 0.2);
  const huge = Object.defineProperty(new Blob(), 'size', { value: 41 * 1024 * 1024 });
  expect(await compressPhoto(huge, tools, 'square')).toBe('photo.large');
  expect(drawn).toEqual([]);
});

it('says that a file is no picture', async () => {
  const { tools } = buildTools(1, 1, 1);
  const decode = () => Promise.reject(new Error('not a picture'));
  expect(await compressPhoto(FILE, { ...tools, decode }, 'square')).toBe('photo.invalid');
});

it('gives a file as an address with its bytes', async () => {
  expect(await dataUrlOf(new Blob(['abc'], { type: 'image/jpeg' }))).toBe('data:image/jpeg;base64,YWJj');
});
