import { toReceiverPrecision } from './receiver-precision';

describe('toReceiverPrecision', () => {
  it('preserves a centimetre, a tenth of a km/h, a whole degree and millisecond, and calls no reading better than it is', () => {
    expect(
      toReceiverPrecision({
        seq: 7,
        lat: 4.051_123_456_78,
        lng: 9.700_000_049,
        recordedAtMs: 1_000.4,
        accuracyM: 30.24,
        speedKmh: 36.06,
        headingDeg: 90.26,
      }),
    ).toEqual({
      seq: 7,
      lat: 4.051_123_5,
      lng: 9.7,
      recordedAtMs: 1_000,
      accuracyM: 31,
      speedKmh: 36.1,
      headingDeg: 90,
    });
  });

  it('leaves alone what the receiver does not give, and changes nothing the second time', () => {
    const silent = { lat: 4, lng: 9, recordedAtMs: 0, accuracyM: null, speedKmh: null, headingDeg: null };
    expect(toReceiverPrecision(silent)).toEqual(silent);
    const once = toReceiverPrecision({ ...silent, lat: 1 / 3, speedKmh: 200 / 3 });
    expect(toReceiverPrecision(once)).toEqual(once);
  });
});
