import fc from 'fast-check';
import { decodeFixes, encodeFixes, FixBatchError } from './fix-batch';
import type { FixBatchFault, SentFix } from './fix-batch';

const MOST = 1_000;
/** Whole numbers of units, so that nothing is rounded. */
const units = (min: number, max: number, scale: number) =>
  fc.integer({ min, max }).map((value) => value / scale);
const FIX: fc.Arbitrary<SentFix> = fc.record({
  seq: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  recordedAtMs: fc.integer({ min: 0, max: Date.UTC(9999, 11, 31) }),
  lat: units(-90e7, 90e7, 1e7),
  lng: units(-180e7, 180e7, 1e7),
  accuracyM: fc.option(units(0, 10_000_000, 100)),
  speedKmh: fc.option(units(0, 300_000, 1_000)),
  headingDeg: fc.option(units(0, 36_000, 100)),
  clockOffsetMs: fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
});

function faultOf(bytes: Uint8Array): FixBatchFault | null {
  try {
    decodeFixes(bytes);
    return null;
  } catch (error) {
    if (error instanceof FixBatchError) {
      return error.fault;
    }
    throw error;
  }
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A drive at one fix a second, as phones send it. */
const DRIVE: readonly SentFix[] = Array.from({ length: MOST }, (_, index) => ({
  seq: index + 1,
  recordedAtMs: 1_795_593_600_000 + index * 1_000 + (index % 7),
  lat: 4.0511 + index * 0.000_09,
  lng: 9.7679 - index * 0.000_11,
  accuracyM: 6 + (index % 5) / 4,
  speedKmh: 47.123 + Math.sin(index) * 2,
  headingDeg: 310 + (index % 3),
  clockOffsetMs: -120,
}));

test('what is sent is what is read, in whatever order and with whatever gaps', () => {
  fc.assert(
    fc.property(fc.array(FIX, { minLength: 1, maxLength: 40 }), (fixes) => {
      expect(decodeFixes(encodeFixes(fixes))).toEqual(fixes);
    }),
    { numRuns: 500 },
  );
});

test('of a finer reading no place moves by more than a centimetre, and no speed rises, or falls by more than 0.001 km/h', () => {
  for (const [index, fix] of decodeFixes(encodeFixes(DRIVE)).entries()) {
    const sent = DRIVE[index];
    expect(sent).toBeDefined();
    expect(Math.abs(fix.lat - (sent?.lat ?? NaN))).toBeLessThanOrEqual(0.5e-7 + 1e-12);
    expect((sent?.speedKmh ?? NaN) - (fix.speedKmh ?? NaN)).toBeGreaterThan(-1e-9);
    expect((sent?.speedKmh ?? NaN) - (fix.speedKmh ?? NaN)).toBeLessThan(0.001 + 1e-9);
    expect({ ...fix, lat: 0, lng: 0, speedKmh: 0 }).toEqual({ ...sent, lat: 0, lng: 0, speedKmh: 0 });
  }
});

test('a fix of a drive has about 13 bytes', () => {
  const { length } = encodeFixes(DRIVE);
  expect(length / DRIVE.length).toBeLessThan(14);
});

test('the example of the documentation reads as it says', () => {
  const fixes: SentFix[] = [
    {
      ...{ seq: 1, recordedAtMs: 1_795_593_600_000, lat: 4.0511, lng: 9.7679 },
      ...{ accuracyM: 6, speedKmh: 47.5, headingDeg: null, clockOffsetMs: 0 },
    },
    {
      ...{ seq: 2, recordedAtMs: 1_795_593_601_000, lat: 4.05119, lng: 9.76779 },
      ...{ accuracyM: 6, speedKmh: 48, headingDeg: null, clockOffsetMs: 0 },
    },
  ];
  const hex = '01 02 3b80f0bf9bc268b098d126b0da935db00998e605 3bd00f880e971100e807';
  expect(hexOf(encodeFixes(fixes))).toBe(hex.replaceAll(' ', ''));
  expect(decodeFixes(bytesOf(hex))).toEqual(fixes);
});

test('bytes cut off anywhere, or followed by others, are no batch', () => {
  const bytes = encodeFixes(DRIVE.slice(0, 12));
  for (let length = 0; length < bytes.length; length += 1) {
    expect([length, faultOf(bytes.subarray(0, length))]).toEqual([length, 'TRUNCATED']);
  }
  expect(faultOf(Uint8Array.from([...bytes, 0]))).toBe('TRAILING');
});

test.each<[string, string, FixBatchFault]>([
  ['nothing', '', 'TRUNCATED'],
  ['another version', '02 01', 'VERSION'],
  ['text', Buffer.from('{"fixes":[]}').toString('hex'), 'VERSION'],
  ['no fixes', '01 00', 'COUNT'],
  ['1,001 fixes', '01 e9 07', 'COUNT'],
  ['more fixes than there can be', '01 ff ff ff ff ff ff ff 7f', 'OVERFLOW'],
  ['a number without end', '01 ff ff ff ff ff ff ff ff ff ff 01', 'OVERFLOW'],
  ['an unknown flag', '01 01 50 00 00 00', 'FLAGS'],
  ['the same offset where there is none', '01 01 30 00 00 00', 'FLAGS'],
  ['a time beyond all numbers', `01 03 ${'10 fe ff ff ff ff ff ff 0f 00 00'.repeat(3)}`, 'OVERFLOW'],
])('%s is refused', (_name, hex, fault) => {
  expect(faultOf(bytesOf(hex))).toBe(fault);
});

test('whatever bytes come, they are read as at most 1,000 fixes or refused, and nothing else happens', () => {
  const noise = fc.uint8Array({ maxLength: 400 });
  const likely = noise.map((bytes) => Uint8Array.from([1, ...bytes]));
  const changed = fc.tuple(fc.nat(200), fc.nat(255)).map(([at, value]) => {
    const bytes = encodeFixes(DRIVE.slice(0, 16));
    bytes[at % bytes.length] = value;
    return bytes;
  });
  fc.assert(
    fc.property(fc.oneof(noise, likely, changed), (bytes) => {
      if (faultOf(bytes) === null) {
        const fixes = decodeFixes(bytes);
        expect(fixes.length).toBeLessThanOrEqual(MOST);
        expect(
          fixes
            .flatMap((fix) => Object.values(fix))
            .every((value) => value === null || Number.isFinite(value)),
        ).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
});

test.each([NaN, Infinity, -Infinity, 1e300])('%d is not sent', (value) => {
  for (const field of ['lat', 'speedKmh', 'recordedAtMs', 'clockOffsetMs'] as const) {
    expect(() => encodeFixes([{ ...(DRIVE[0] as SentFix), [field]: value }])).toThrow(RangeError);
  }
});
