import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { PHOTO_MAX_BYTES } from '@wakafine/domain/input/limits';
import sharp from 'sharp';
import {
  jpegWith,
  JPEG_PICTURE,
  LOSSLESS_WEBP_PICTURE,
  PNG_PICTURE,
  WEBP_PICTURE,
} from '../../testing/pictures';
import { AppError } from '../errors';
import { cleanPhoto } from './photos';

const SECRET = 'GPS 4.0511 9.7679 taken by Demo Citizen';

function pngChunk(type: string, text: string): Buffer {
  const body = Buffer.from(type + text, 'latin1');
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(body.length - 4);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function pngWith(chunk: Buffer): Buffer {
  // Signature and header are the first 33 bytes.
  return Buffer.concat([PNG_PICTURE.subarray(0, 33), chunk, PNG_PICTURE.subarray(33)]);
}

function webpWith(type: string, text: string): Buffer {
  const body = Buffer.from(text);
  const chunk = Buffer.alloc(8 + body.length + (body.length % 2));
  chunk.write(type, 'latin1');
  chunk.writeUInt32LE(body.length, 4);
  body.copy(chunk, 8);
  const file = Buffer.concat([WEBP_PICTURE, chunk]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

async function faultOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    await cleanPhoto(bytes);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(AppError);
    return thrown instanceof AppError ? thrown.fields?.photo : undefined;
  }
  return undefined;
}

test.each([
  ['EXIF of a JPEG', jpegWith(0xe1, `Exif\0\0${SECRET}`), 'image/jpeg'],
  ['XMP of a JPEG', jpegWith(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`), 'image/jpeg'],
  ['IPTC of a JPEG', jpegWith(0xed, `Photoshop 3.0\0${SECRET}`), 'image/jpeg'],
  ['a thumbnail in the header of a JPEG', jpegWith(0xe0, `JFXX\0${SECRET}`), 'image/jpeg'],
  ['a comment of a JPEG', jpegWith(0xfe, SECRET), 'image/jpeg'],
  ['what hangs behind a JPEG', Buffer.concat([JPEG_PICTURE, Buffer.from(SECRET)]), 'image/jpeg'],
  ['a text of a PNG', pngWith(pngChunk('tEXt', `Comment\0${SECRET}`)), 'image/png'],
  ['EXIF of a PNG', pngWith(pngChunk('eXIf', SECRET)), 'image/png'],
  ['what hangs behind a PNG', Buffer.concat([PNG_PICTURE, Buffer.from(SECRET)]), 'image/png'],
  ['EXIF of a WebP', webpWith('EXIF', SECRET), 'image/webp'],
  ['XMP of a WebP', webpWith('XMP ', SECRET), 'image/webp'],
  ['what hangs behind a WebP', Buffer.concat([WEBP_PICTURE, Buffer.from(SECRET)]), 'image/webp'],
])('%s is gone, and the picture is what it is without', async (_what, source, mimeType) => {
  const photo = await cleanPhoto(source);
  expect(photo.mimeType).toBe(mimeType);
  const text = photo.bytes.toString('latin1');
  expect(text).not.toContain('4.051');
  expect(text).not.toMatch(/Exif|EXIF|XMP|Photoshop|ICC/);
  const untouched = { 'image/jpeg': JPEG_PICTURE, 'image/png': PNG_PICTURE, 'image/webp': WEBP_PICTURE };
  expect(photo.bytes).toEqual((await cleanPhoto(untouched[photo.mimeType])).bytes);
});

test.each([
  ['JPEG', JPEG_PICTURE],
  ['PNG', PNG_PICTURE],
  ['WebP', WEBP_PICTURE],
  ['lossless WebP', LOSSLESS_WEBP_PICTURE],
])('a %s stays one of its size, and is accepted again', async (_kind, source) => {
  const once = await cleanPhoto(source);
  expect(await sharp(once.bytes).metadata()).toMatchObject({ width: 4, height: 3 });
  expect((await cleanPhoto(once.bytes)).mimeType).toBe(once.mimeType);
  expect(once.sourceHash).toEqual(createHash('sha256').update(source).digest());
});

test('a photo that was shot with the phone on its side is turned upright', async () => {
  const turned = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, orientation } = await sharp((await cleanPhoto(turned)).bytes).metadata();
  expect([width, height, orientation]).toEqual([30, 40, undefined]);
});

test('what would be larger than it came is stored with less detail', async () => {
  const noise = await sharp({
    create: {
      width: 480,
      height: 480,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
      background: 'grey',
    },
  })
    .jpeg({ quality: 62 })
    .toBuffer();
  expect(noise.length).toBeLessThanOrEqual(PHOTO_MAX_BYTES);
  const { bytes } = await cleanPhoto(noise);
  expect(bytes.length).toBeLessThanOrEqual(PHOTO_MAX_BYTES);
});

test('a photo of more than 150 KB is refused as too large', async () => {
  const behind = Buffer.alloc(PHOTO_MAX_BYTES - JPEG_PICTURE.length);
  expect(await faultOf(Buffer.concat([JPEG_PICTURE, behind]))).toBeUndefined();
  const tooLarge = Buffer.concat([JPEG_PICTURE, behind, Buffer.alloc(1)]);
  expect(await faultOf(tooLarge)).toBe('The photo must be at most 150 KB');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('<svg onload="alert(1)"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;')],
  ['the first bytes of a JPEG alone', JPEG_PICTURE.subarray(0, 3)],
  ['a JPEG that breaks off', JPEG_PICTURE.subarray(0, -2)],
  ['a JPEG without pixels', Buffer.concat([JPEG_PICTURE.subarray(0, 20), Buffer.from([0xff, 0xd9])])],
  ['a PNG that breaks off', PNG_PICTURE.subarray(0, -24)],
  ['a PNG with a wrong checksum', Buffer.concat([PNG_PICTURE.subarray(0, 50), Buffer.alloc(9)])],
  ['a PNG that needs what is not known', pngWith(pngChunk('ABCD', 'x'))],
  ['an animated WebP', webpWith('ANMF', 'x'.repeat(24))],
  ['a WebP without pixels', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
  ['a WebP that breaks off', WEBP_PICTURE.subarray(0, -4)],
  ['a page behind the mark of a WebP', Buffer.from('RIFF0000WEBP<script>alert(1)</script>')],
])('%s is refused as no picture', async (_what, bytes) => {
  expect(await faultOf(bytes)).toBe('The photo must be a JPEG, PNG or WebP picture');
});

test.each([JPEG_PICTURE, PNG_PICTURE, WEBP_PICTURE])(
  'a picture cut anywhere is refused or taken, never a failure',
  async (source) => {
    const cuts = Array.from(source, (_byte, length) => source.subarray(0, length));
    const faults = (await Promise.all(cuts.map(faultOf))).filter((fault) => fault !== undefined);
    expect(faults.length).toBeGreaterThan(source.length - 20);
  },
);

test('a small file that unpacks to a vast picture is refused', async () => {
  const header = Buffer.from(PNG_PICTURE.subarray(12, 29));
  header.writeUInt32BE(30_000, 4);
  const chunk = pngChunk('IHDR', header.subarray(4).toString('latin1'));
  const bomb = Buffer.concat([PNG_PICTURE.subarray(0, 8), chunk, PNG_PICTURE.subarray(33)]);
  expect(await faultOf(bomb)).toBe('The photo must be a JPEG, PNG or WebP picture');
});
