import fc from 'fast-check';
import { distanceBetweenM } from '../geo/geo';
import { chordM, metresPerDegree } from '../geo/chord';
import { gapProofKmh } from './gap-proof';
import { firstOfRing, withProofFix } from './proof';
import { better, jitterOf, proofAtEnd } from './proof-at-end';
import type { ProofFix, ProofRing, SpeedProof } from './proof';

const DOUALA = { lat: 4.0511, lng: 9.7679 };

interface Steady {
  readonly fixes?: number;
  readonly everyS?: number;
  readonly headingDeg?: number;
  readonly accuracyM?: number | null;
  readonly deviceKmh?: number | null;
}

function steadyFixes(
  kmh: number,
  { fixes = 61, everyS = 1, headingDeg = 0, accuracyM = 8, deviceKmh = null }: Steady = {},
): ProofFix[] {
  const { latM, lngM } = metresPerDegree(DOUALA.lat);
  const course = (headingDeg * Math.PI) / 180;
  return Array.from({ length: fixes }, (_, index) => {
    const wayM = (kmh / 3.6) * everyS * index;
    return {
      lat: DOUALA.lat + (wayM * Math.cos(course)) / latM,
      lng: DOUALA.lng + (wayM * Math.sin(course)) / lngM,
      deviceMs: index * everyS * 1000,
      accuracyM,
      deviceKmh,
      isAfterJump: false,
    };
  });
}

function bestProof(fixes: readonly ProofFix[]): SpeedProof | null {
  let ring: ProofRing = [];
  let best: SpeedProof | null = null;
  for (const fix of fixes) {
    ring = withProofFix(ring, firstOfRing(fix));
    best = better(best, proofAtEnd(ring));
  }
  return best;
}

describe('a place that strays', () => {
  const shifted = (fixes: readonly ProofFix[], metres: number, from: number, to: number): ProofFix[] =>
    fixes.map((fix, index) =>
      index < from || index >= to ? fix : { ...fix, lat: fix.lat + metres / metresPerDegree(fix.lat).latM },
    );
  const honest = bestProof(steadyFixes(60))?.provenKmh ?? 0;

  test.each([15, 40, 100, 400])('by %d m proves no more than the drive without it', (metres) => {
    const proof = bestProof(shifted(steadyFixes(60), metres, 30, 36));
    expect(proof?.provenKmh).toBeLessThanOrEqual(honest + 2);
  });

  test('takes nothing off a car that speeds up as fast as cars do', () => {
    const { latM } = metresPerDegree(DOUALA.lat);
    const fixes = steadyFixes(0).map((fix, index) => {
      const wayM = index < 10 ? 1.25 * index ** 2 : 125 + 25 * (index - 10);
      return { ...fix, lat: DOUALA.lat + wayM / latM };
    });
    const ring = fixes.reduce<ProofRing>((so, fix) => withProofFix(so, firstOfRing(fix)), []);
    expect(ring.at(-1)?.strayM).toBe(0);
  });

  test('is not given time to get there by the fixes that were flagged as jumps', () => {
    const fixes = shifted(steadyFixes(60), 40, 30, 61).filter((_, index) => index < 30 || index > 32);
    const marked = fixes.map((fix, index) => (index === 30 ? { ...fix, isAfterJump: true } : fix));
    expect(bestProof(marked)?.provenKmh).toBeLessThanOrEqual(honest + 1e-6);
    expect(bestProof(fixes)?.provenKmh).toBeGreaterThan(honest + 1);
  });
});

describe('the straight line on the ellipsoid', () => {
  test('is 110,574 m for a degree of latitude and 111,320 m for one of longitude at the equator', () => {
    const { latM, lngM } = metresPerDegree(0);
    expect(latM).toBeCloseTo(110_574.3, 0);
    expect(lngM).toBeCloseTo(111_319.5, 0);
  });

  test('differs from the sphere by less than 0.7 % in Cameroon, and crosses the date line', () => {
    const from = { lat: 5, lng: 179.999, perDegree: metresPerDegree(5) };
    const to = { lat: 5, lng: -179.999, perDegree: metresPerDegree(5) };
    expect(chordM(from, to) / distanceBetweenM(from, to)).toBeCloseTo(1, 2);
  });
});

describe('the proven speed', () => {
  test('of 70 km/h for a minute at 1 Hz and 8 m is 68.5 km/h by the way alone', () => {
    const proof = bestProof(steadyFixes(70));
    // u = sqrt(2) x 8 / 1.51 = 7.49 m; (1166.7 - 22.5) / 60.1 x 3.6
    expect(proof).toMatchObject({ by: 'way', fromMs: 0, toMs: 60_000 });
    expect(proof?.provenKmh).toBeCloseTo(68.54, 1);
    expect(proof?.uncertaintyKmh).toBeCloseTo(1.46, 1);
  });

  test("comes from the receiver's own speed where that proves more", () => {
    const proof = bestProof(steadyFixes(70, { accuracyM: 40, deviceKmh: 70 }));
    // 3 x 0.5 / sqrt(6) = 0.61 m/s
    expect(proof?.by).toBe('device');
    expect(proof?.provenKmh).toBeCloseTo(70 - 2.2, 1);
  });

  test('never believes a receiver that claims more than its places allow', () => {
    const proof = bestProof(steadyFixes(40, { deviceKmh: 120 }));
    expect(proof?.provenKmh).toBeLessThan(40);
  });

  test('needs ten seconds between fixes of 50 m or better', () => {
    expect(bestProof(steadyFixes(90, { fixes: 10 }))).toBeNull();
    expect(bestProof(steadyFixes(90, { accuracyM: 51 }))).toBeNull();
    expect(bestProof(steadyFixes(90, { fixes: 11 }))).not.toBeNull();
  });

  test('treats an unknown accuracy as 15 m', () => {
    const [unknown, known] = [null, 15].map((accuracyM) => bestProof(steadyFixes(70, { accuracyM })));
    expect(unknown?.provenKmh).toBe(known?.provenKmh);
  });

  test('is the same northbound and eastbound', () => {
    const [north, east] = [0, 90].map((headingDeg) => bestProof(steadyFixes(60, { headingDeg }))?.provenKmh);
    expect(north).toBeCloseTo(east ?? 0, 3);
  });

  test('is never above the true mean speed where every place errs by at most 3 u along the way', () => {
    const errorM = fc.double({ min: -5.29, max: 5.29, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 160, noNaN: true }),
        fc.array(errorM, { minLength: 61, maxLength: 61 }),
        (kmh, errors) => {
          const { latM } = metresPerDegree(DOUALA.lat);
          const fixes = steadyFixes(kmh).map((fix, index) => ({
            ...fix,
            lat: fix.lat + (errors[index] ?? 0) / latM,
          }));
          expect(bestProof(fixes)?.provenKmh ?? 0).toBeLessThanOrEqual(kmh + 1e-6);
        },
      ),
    );
  });

  test('retains at most 61 fixes of the last minute', () => {
    let ring: ProofRing = [];
    for (const fix of steadyFixes(60, { fixes: 500, everyS: 0.5 })) {
      ring = withProofFix(ring, firstOfRing(fix));
    }
    expect(ring).toHaveLength(61);
  });
});

describe('the doubt about times', () => {
  test('is 0.1 s for a clock that ticks evenly and for a receiver without a cadence', () => {
    const ring = (times: readonly number[]): ProofRing =>
      times.reduce<ProofRing>((all, deviceMs) => {
        const fix = { ...DOUALA, deviceMs, accuracyM: 8, deviceKmh: null, isAfterJump: false };
        return withProofFix(all, firstOfRing(fix));
      }, []);
    expect(jitterOf(ring([0, 1000, 2000, 3000, 4000]))).toBe(0.1);
    expect(jitterOf(ring([0, 1000, 9000, 10_000, 20_000, 22_000, 31_000]))).toBe(0.1);
    expect(jitterOf(ring([0, 1300, 2000, 3300, 4000, 5300, 6000]))).toBeCloseTo(0.89, 1);
  });
});

describe('a gap', () => {
  const [f0, f1, f2, f3] = steadyFixes(90, { fixes: 4, everyS: 30 }).map(firstOfRing);

  test('proves the mean speed over it where its outer neighbours agree', () => {
    if (f0 === undefined || f1 === undefined || f2 === undefined || f3 === undefined) {
      throw new Error('four fixes');
    }
    const gap = { outerBefore: f0, before: f1, after: f2, outerAfter: f3 };
    expect(gapProofKmh(gap)).toBeCloseTo(87.0, 0);
    expect(gapProofKmh({ ...gap, clockDoubtS: 2 })).toBeLessThan(83);
    expect(gapProofKmh({ ...gap, outerAfter: null })).toBeNull();
  });

  test('proves nothing by one wrong fix, in no time, or beyond what a vehicle drives', () => {
    if (f0 === undefined || f1 === undefined || f2 === undefined || f3 === undefined) {
      throw new Error('four fixes');
    }
    const jumped = { ...f2, lat: f2.lat + 0.004 };
    const gap = { outerBefore: f0, before: f1, after: jumped, outerAfter: f3 };
    expect(gapProofKmh(gap)).toBeLessThan(90);
    expect(gapProofKmh({ ...gap, after: { ...f2, deviceMs: f1.deviceMs + 15_000 } })).toBeNull();
    const flown = [f0, f1, f2, f3].map((fix) => ({ ...fix, lat: DOUALA.lat + (fix.lat - DOUALA.lat) * 4 }));
    const [a, b, c, d] = flown;
    if (a === undefined || b === undefined || c === undefined || d === undefined) {
      throw new Error('four fixes');
    }
    expect(gapProofKmh({ outerBefore: a, before: b, after: c, outerAfter: d })).toBeNull();
  });
});
