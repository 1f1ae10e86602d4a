import jsQR from 'jsqr';
import { qrDrawing } from './qr-drawing';

const ADDRESS = 'https://wakafine.example/verify/00112233445566778899aabbccddeeff#AAECAwQFBgcICQoLDA0ODw';

test('a reader reads the address off the drawing', () => {
  const edge = 300;
  const [ground, code] = qrDrawing(ADDRESS, edge).shapes;
  if (ground?.kind !== 'rect' || code?.kind !== 'path') {
    throw new Error('The drawing is another one');
  }
  const pixels = new Uint8ClampedArray(4 * edge * edge).fill(255);
  for (const [, x = '', y = '', size = ''] of code.d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v/g)) {
    const from = { x: Math.round(Number(x)), y: Math.round(Number(y)) };
    const until = { x: Math.round(Number(x) + Number(size)), y: Math.round(Number(y) + Number(size)) };
    for (let row = from.y; row < until.y; row += 1) {
      for (let column = from.x; column < until.x; column += 1) {
        pixels.fill(0, 4 * (row * edge + column), 4 * (row * edge + column) + 3);
      }
    }
  }
  expect(jsQR(pixels, edge, edge)?.data).toBe(ADDRESS);
});
