/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fix } from '../speed/fix';
import { averageSpeedKmh, driveAlerts } from '../speed/journey-state';
import { violationsOf } from '../violations/judged-violations';
import { advanceJudgement, judgeJourney, NOTHING_JUDGED } from './judgement';
import { cautionAsLimit } from '../limits/limit-basis';
import { packJudgement } from '../packed/packed-judgement';
import { buildFix } from '../testing/build-fixes';
import { rulesUnder, storedFixes } from '../testing/judged';
import { kmOf } from '../units';
import { DEFAULT_THRESHOLDS } from '../speed/zones';

const TRACKS = path.resolve(__dirname, '../../../../shared/tracks');
const isPresent = existsSync(TRACKS);
/** A suite on recorded drives; where they are absent it skips and says so. */
const withTracks = isPresent
  ? describe
  : (name: string, suite: () => void) =>
      describe.skip(`${name} (skipped: ../shared/tracks is absent)`, suite);

function read(file: string): string {
  return readFileSync(path.join(TRACKS, file), 'utf8');
}

function numbered(fixes: readonly Pick<Fix, 'lat' | 'lng' | 'recordedAtMs'>[]): readonly Fix[] {
  return fixes.map((fix, index) => buildFix({ ...fix, seq: index + 1 }));
}

function barefootFixes(file: string): readonly Fix[] {
  // The shape of a file that is checked in with its figures beside it.
  const samples = JSON.parse(read(file)) as readonly { point: string; time: string }[];
  return numbered(
    samples.map(({ point, time }) => {
      const [lng, lat] = point
        .replace(/[^0-9. -]/g, '')
        .split(' ')
        .filter(Boolean)
        .map(Number);
      const iso = time.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
      return { lat: lat ?? NaN, lng: lng ?? NaN, recordedAtMs: Date.parse(iso) };
    }),
  );
}

function gpxFixes(file: string): readonly Fix[] {
  const points = read(file).matchAll(/<trkpt lat="([^"]+)" lon="([^"]+)">[\s\S]*?<time>(.*?)<\/time>/g);
  return numbered(
    [...points].map(([, lat, lng, time]) => ({
      lat: Number(lat),
      lng: Number(lng),
      recordedAtMs: Date.parse(time ?? ''),
    })),
  );
}

/** As a server judges them whose limit is the caution threshold everywhere. */
function judged(fixes: readonly Fix[]) {
  const startedAtMs = fixes[0]?.recordedAtMs ?? NaN;
  const rules = rulesUnder(cautionAsLimit(DEFAULT_THRESHOLDS.caution), { startedAtMs });
  const { judgement, judged: all, good } = judgeJourney(storedFixes(fixes), rules);
  const history = { good, limitAt: rules.limitAt };
  return {
    drive: judgement.drive,
    judged: all,
    alerts: driveAlerts(judgement.drive, { hasEnded: true }),
    violations: violationsOf(judgement.speeding, { hasEnded: true, thresholds: [], history }),
  };
}

withTracks('a car in Munich at 1 Hz with one frozen fix of 33 s', () => {
  it('drove 12.9-13.8 km at 108-116 km/h at most, never the false 387', () => {
    const { drive, judged: all } = judged(barefootFixes('munich_car_1hz_barefoot.json'));
    expect(all).toHaveLength(1194);
    expect(kmOf(drive.distanceM)).toBeGreaterThanOrEqual(12.9);
    expect(kmOf(drive.distanceM)).toBeLessThanOrEqual(13.8);
    expect(drive.maxSpeedKmh).toBeGreaterThanOrEqual(108);
    expect(drive.maxSpeedKmh).toBeLessThanOrEqual(116);
  });

  it('gave 7 or 8 alerts, exactly one of them DANGER', () => {
    const { alerts } = judged(barefootFixes('munich_car_1hz_barefoot.json'));
    expect([7, 8]).toContain(alerts.length);
    expect(alerts.filter(({ severity }) => severity === 'DANGER')).toHaveLength(1);
  });

  it('is one violation of its ten minutes: at least 102 km/h over a minute', () => {
    const { violations } = judged(barefootFixes('munich_car_1hz_barefoot.json'));
    expect(violations).toMatchObject([{ severity: 'DANGER', grade: 'B', isOverGaps: false }]);
    const [{ proof } = { proof: null }] = violations;
    expect(proof?.provenKmh).toBeCloseTo(102.4, 1);
    expect((proof?.toMs ?? 0) - (proof?.fromMs ?? 0)).toBe(60_000);
  });

  it('did nothing wrong at the jump of 470 m', () => {
    const { judged: all, alerts } = judged(barefootFixes('munich_car_1hz_barefoot.json'));
    const frozen = all.filter(({ flag }) => flag === 'frozen').map(({ fix }) => fix.recordedAtMs);
    const longest = frozen.filter((atMs) => frozen.includes(atMs - 10_000) && frozen.includes(atMs + 10_000));
    expect(longest.length).toBeGreaterThan(0);
    for (const atMs of longest) {
      const around = alerts.filter(
        ({ startedAtMs, endedAtMs }) => startedAtMs <= atMs && (endedAtMs ?? Infinity) >= atMs,
      );
      expect(around).toEqual([]);
    }
  });
});

withTracks('the state of a car in Munich, packed with every tenth fix', () => {
  it('takes 3.2 kB at most as a rule, and 4.6 kB in a violation after many minutes', () => {
    const fixes = storedFixes(barefootFixes('munich_car_1hz_barefoot.json'));
    const rules = rulesUnder(cautionAsLimit(DEFAULT_THRESHOLDS.caution), {
      startedAtMs: fixes[0]?.recordedAtMs ?? NaN,
    });
    let judgement = NOTHING_JUDGED;
    const sizes = fixes.flatMap((fix) => {
      ({ judgement } = advanceJudgement(judgement, fix, rules));
      return fix.seq % 10 === 0 ? [packJudgement(judgement, 'rules').length] : [];
    });
    sizes.sort((one, other) => one - other);
    expect(sizes[sizes.length >> 1]).toBeLessThan(3_200);
    expect(sizes.at(-1)).toBeLessThan(4_600);
  });
});

withTracks('a car near Visnjan at an uneven cadence', () => {
  it('drove 2.6-2.9 km at 74-96 km/h at most, with one alert, DANGER, and one violation, WARNING', () => {
    const { drive, judged: all, alerts, violations } = judged(gpxFixes('car_visnjan_gpxpy.gpx'));
    expect(all).toHaveLength(104);
    expect(kmOf(drive.distanceM)).toBeGreaterThanOrEqual(2.6);
    expect(kmOf(drive.distanceM)).toBeLessThanOrEqual(2.9);
    expect(drive.maxSpeedKmh).toBeGreaterThanOrEqual(74);
    expect(drive.maxSpeedKmh).toBeLessThanOrEqual(96);
    expect(alerts.map(({ severity }) => severity)).toEqual(['DANGER']);
    // Of a mean of 83 km/h over 15 s, 17 km/h are deducted for places of unknown accuracy.
    expect(violations).toMatchObject([{ severity: 'WARNING', grade: 'B', isOverGaps: false }]);
    expect(violations[0]?.proof.provenKmh).toBeCloseTo(66.3, 1);
  });
});

withTracks('a constant 30 km/h in San Francisco', () => {
  it('shows 30.0 km/h throughout, no alert and no violation', () => {
    const { drive, judged: all, alerts, violations } = judged(gpxFixes('sf_30kmh_mapillary.gpx'));
    const shown = all.flatMap(({ speedKmh }) => speedKmh ?? []);
    expect(all).toHaveLength(49);
    expect(shown).toHaveLength(48);
    expect(new Set(shown.map((speedKmh) => speedKmh.toFixed(1)))).toEqual(new Set(['30.0']));
    expect(averageSpeedKmh(drive)).toBeCloseTo(30, 1);
    expect(alerts).toEqual([]);
    expect(violations).toEqual([]);
  });
});
