import { readQr } from '../../../test/read-qr';
import { qrDrawing } from './qr-drawing';

const ADDRESS = 'https://wakafine.example/verify/00112233445566778899aabbccddeeff#AAECAwQFBgcICQoLDA0ODw';

test('a reader reads the address off the drawing', () => {
  expect(readQr(qrDrawing(ADDRESS, 300))).toBe(ADDRESS);
});
