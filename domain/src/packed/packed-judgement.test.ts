/// <reference types="node" />
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { advanceJudgement, judgeJourney, NOTHING_JUDGED } from '../journeys/judgement';
import type { Judgement, JudgeRules } from '../journeys/judgement';
import type { LegalLimit } from '../limits/limit-at';
import type { Fix, StoredFix } from '../speed/fix';
import { driveAlerts } from '../speed/journey-state';
import { violationsOf } from '../violations/judged-violations';
import { arbitraryDrive, arbitraryTimeline } from '../testing/arbitrary-drives';
import { START_MS } from '../testing/build-fixes';
import { rulesUnder, TOWN } from '../testing/judged';
import { packJudgement, unpackJudgement } from './packed-judgement';

const RUNS = { numRuns: 150 };
const MARK = 'rules';
const LIMITS: readonly LegalLimit[] = [20, 30, 50].map((limitKmh) => ({
  ...TOWN,
  limitKmh,
  id: `zone-${limitKmh}`,
  placeName: limitKmh === 30 ? null : 'Ngaoundéré 🚌',
}));

/** Limits that change by place, a place in which nobody may be accused, roads that end, and a clock that is set on the way. */
const arbitraryLaw = fc.record({
  zoneM: fc.constantFrom(80, 400, 1_000_000),
  farFromM: fc.constantFrom(200, 200_000, 1_000_000),
  clockChangesAt: fc.integer({ min: 1, max: 200 }),
  digits: fc.constantFrom(5, 7, 20),
  cutAt: fc.integer({ min: 0, max: 99 }),
});
type Law = typeof arbitraryLaw extends fc.Arbitrary<infer Value> ? Value : never;

function rulesOf({ zoneM, farFromM }: Law, thresholds: JudgeRules['thresholds']): JudgeRules {
  const metresNorth = ({ lat }: StoredFix): number => lat * 111_195;
  return rulesUnder(LIMITS[1] ?? null, {
    thresholds,
    limitAt: (fix) => {
      const zone = Math.abs(Math.floor(metresNorth(fix) / zoneM));
      return zone % 7 === 6 ? null : (LIMITS[zone % LIMITS.length] ?? null);
    },
    isNearRoad: (fix) => Math.abs(Math.floor(metresNorth(fix) / farFromM)) % 3 !== 2,
  });
}

function stored(fixes: readonly Fix[], { clockChangesAt, digits }: Law): readonly StoredFix[] {
  return fixes.map((fix) => ({
    ...fix,
    lat: digits > 15 ? fix.lat : Number(fix.lat.toFixed(digits)),
    lng: digits > 15 ? fix.lng : Number(fix.lng.toFixed(digits)),
    headingDeg: null,
    clockOffsetMs: fix.seq < clockChangesAt ? 0 : 700,
  }));
}

function again(judgement: Judgement): Judgement {
  const read = unpackJudgement(packJudgement(judgement, MARK), MARK);
  if (read === null) {
    throw new Error('What was packed is not read again');
  }
  return read;
}

describe('a judgement that was packed and read again', () => {
  it('is the same, and is judged on with the same result, wherever the drive is interrupted', () => {
    const seen = { stretches: 0, closed: 0, anchors: 0, alerts: 0, far: 0, gaps: 0 };
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryLaw, arbitraryTimeline, ({ fixes }, law, timeline) => {
        const rules = rulesOf(law, timeline);
        const all = stored(fixes, law);
        const cut = Math.floor((all.length * law.cutAt) / 100);
        const before = judgeJourney(all.slice(0, cut), rules).judgement;
        const read = again(before);
        expect(read).toStrictEqual(before);
        const on = (from: Judgement): Judgement =>
          all.slice(cut).reduce((judged, fix) => advanceJudgement(judged, fix, rules).judgement, from);
        const [one, other] = [on(before), on(read)];
        expect(other).toStrictEqual(one);
        for (const hasEnded of [false, true]) {
          const how = { hasEnded, thresholds: timeline, history: null };
          expect(violationsOf(other.speeding, how)).toStrictEqual(violationsOf(one.speeding, how));
          expect(driveAlerts(other.drive, { hasEnded })).toStrictEqual(driveAlerts(one.drive, { hasEnded }));
        }
        seen.stretches += Number(before.speeding.stretch !== null);
        seen.closed += Number(before.speeding.closed.length > 0);
        seen.anchors += Number(before.speeding.gaps.anchors.length > 0);
        seen.alerts += Number(before.drive.alerts.closed.length > 0);
        seen.far += Number(before.way.farFromRoads.length > 0);
        seen.gaps += Number(one.way.gap !== null || before.way.gap !== null);
      }),
      RUNS,
    );
    // The draw reaches every part that is packed.
    expect(Object.values(seen).every((count) => count > 0)).toBe(true);
  });

  it('is the same after each fix of a drive', () => {
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryLaw, ({ fixes }, law) => {
        const rules = rulesOf(law, []);
        let judgement = NOTHING_JUDGED;
        for (const fix of stored(fixes, law)) {
          ({ judgement } = advanceJudgement(judgement, fix, rules));
          judgement = again(judgement);
        }
        const on = stored(fixes, law).reduce(
          (judged, fix) => advanceJudgement(judged, fix, rules).judgement,
          NOTHING_JUDGED,
        );
        expect(judgement).toStrictEqual(on);
      }),
      { numRuns: 15 },
    );
  });
});

const KNOWN_LAW: Law = { zoneM: 400, farFromM: 1_000_000, clockChangesAt: 1, digits: 7, cutAt: 0 };
const KNOWN = judgeJourney(
  stored(
    Array.from({ length: 120 }, (_, index) => ({
      seq: index + 1,
      lat: 4 + index * 0.0002,
      lng: 9.7,
      recordedAtMs: START_MS + index * 1_000,
      accuracyM: 5,
      speedKmh: index % 3 === 0 ? null : 80,
      isFuture: false,
    })),
    KNOWN_LAW,
  ),
  rulesOf(KNOWN_LAW, []),
).judgement;

describe('what can be read', () => {
  it('is of this format: a change of the shapes raises FORMAT, and the digest here', () => {
    const bytes = packJudgement(KNOWN, MARK);
    expect(bytes[0]).toBe(1);
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toBe('067bbe4c348a0c70');
  });

  it('is what was judged by the same rules, in the same format, and whole', () => {
    const bytes = packJudgement(KNOWN, MARK);
    expect(unpackJudgement(bytes, MARK)).toStrictEqual(KNOWN);
    expect(unpackJudgement(bytes, 'other rules')).toBeNull();
    expect(unpackJudgement(Uint8Array.of(99, ...bytes.subarray(1)), MARK)).toBeNull();
    expect(unpackJudgement(Uint8Array.of(...bytes, 0), MARK)).toBeNull();
    expect(unpackJudgement(new Uint8Array(0), MARK)).toBeNull();
    for (let length = 0; length < bytes.length; length += 1) {
      expect(unpackJudgement(bytes.subarray(0, length), MARK)).toBeNull();
    }
  });

  it('never fails with anything but null, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const bytes = packJudgement(KNOWN, MARK);
        bytes[at % bytes.length] = byte;
        expect(() => unpackJudgement(bytes, MARK)).not.toThrow();
      }),
      { numRuns: 2_000 },
    );
  });
});
