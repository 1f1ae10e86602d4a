import { averageSpeedKmh, judgeDrive } from './journey-state';
import { buildDrive, buildFix, RULES, withFix } from '../testing/build-fixes';
import type { FixSettings } from '../testing/build-fixes';

const driveOf = (fixes: ReturnType<typeof buildDrive>) => judgeDrive(fixes, RULES).drive;
/** A fix of 8 m accuracy each second, so many metres north as the function says for its second. */
const placedBy = (seconds: number, northM: (atS: number) => number, settings: FixSettings = {}) =>
  Array.from({ length: seconds + 1 }, (_, atS) =>
    buildFix({ seq: atS + 1, atS, northM: northM(atS), accuracyM: 8, ...settings }),
  );
/** Three times the uncertainty of a line between two fixes of 8 m accuracy, metres. */
const LINE_8_M = 3 * Math.sqrt(2) * (8 / 1.51);

describe('a receiver that stands', () => {
  it('makes no distance and no average while its own speed is below 2 km/h, however its place drifts', () => {
    const drive = driveOf(buildDrive([{ speedKmh: 12, fixes: 120, deviceKmh: 1.9 }]));
    expect(drive.distanceM).toBe(0);
    expect(averageSpeedKmh(drive)).toBe(0);
  });

  it('gives nothing of that back when it moves again', () => {
    const driftM = (12 / 3.6) * 120;
    const drive = driveOf(
      buildDrive([
        { speedKmh: 12, fixes: 120, deviceKmh: 0 },
        { speedKmh: 36, fixes: 30, deviceKmh: 36 },
      ]),
    );
    expect(drive.distanceM).toBeCloseTo(300, 3);
    expect(drive.distanceM).toBeLessThan(driftM);
  });

  it('makes no distance while it wanders within its own uncertainty, for hours', () => {
    const wandering = placedBy(4_000, (atS) => 8 * Math.sin(atS / 20));
    expect(driveOf(wandering).distanceM).toBe(0);
  });

  it('makes none of 30 s cadence either, across all those gaps', () => {
    const seldom = placedBy(3_600, (atS) => 8 * Math.sin(atS)).filter((_, index) => index % 30 === 0);
    expect(driveOf(seldom).distanceM).toBe(0);
  });

  it('moves once the line over the last minute is three times its uncertainty', () => {
    const just = (northM: number) => driveOf(placedBy(1, (atS) => atS * northM)).distanceM;
    expect(just(LINE_8_M - 0.01)).toBe(0);
    expect(just(LINE_8_M + 0.01)).toBeCloseTo(LINE_8_M + 0.01, 2);
  });

  it('does not count a stay in the middle of a drive beyond its first minute', () => {
    const stayed = (seconds: number) =>
      driveOf(placedBy(60 + seconds, (atS) => (atS <= 60 ? atS * 10 : 600 + 2 * Math.sin(atS)))).distanceM;
    expect(stayed(3_600)).toBeCloseTo(stayed(60), 3);
  });
});

describe('a vehicle that crawls', () => {
  it.each([1, 2, 3, 6])('at %d km/h covers its way, but for what the first line needs', (speedKmh) => {
    const seconds = 1_200;
    const wayM = (speedKmh / 3.6) * seconds;
    const { distanceM } = driveOf(placedBy(seconds, (atS) => (speedKmh / 3.6) * atS));
    expect(distanceM).toBeLessThanOrEqual(wayM + 0.001);
    // Below 1.35 km/h no line of a minute is long enough.
    expect(distanceM).toBeCloseTo(speedKmh < 1.35 ? 0 : wayM, 0);
  });

  it('gets back the line from where it stood', () => {
    const northM = (atS: number) => (atS < 300 ? 0.2 * atS : 60 + (atS - 300) * 5);
    expect(driveOf(placedBy(320, northM)).distanceM).toBeCloseTo(northM(320), 3);
  });

  it('loses nothing at a turn about', () => {
    const northM = (atS: number) => (atS <= 120 ? atS * 10 : 1_200 - (atS - 120) * 10);
    expect(driveOf(placedBy(240, northM)).distanceM).toBeGreaterThan(2_350);
  });
});

describe('a gap', () => {
  it('counts where the device stands at both of its ends but was elsewhere', () => {
    const fixes = buildDrive([
      { speedKmh: 0, fixes: 10, deviceKmh: 0 },
      { speedKmh: 40, fixes: 1, everyS: 120, deviceKmh: 0 },
      { speedKmh: 0, fixes: 10, deviceKmh: 0 },
    ]);
    expect(driveOf(fixes).distanceM).toBeCloseTo((40 / 3.6) * 120, 2);
  });

  it('that is no distance is not given back later', () => {
    const fixes = buildDrive([
      { speedKmh: 36, fixes: 10 },
      { speedKmh: 36, fixes: 1, everyS: 301 },
      { speedKmh: 36, fixes: 20 },
    ]);
    expect(driveOf(fixes).distanceM).toBeCloseTo(300, 3);
  });
});

describe('what is remembered of a minute', () => {
  it('is at most thirteen fixes, at whatever cadence', () => {
    for (const everyS of [0.25, 1, 4, 7, 30]) {
      const { standing } = driveOf(buildDrive([{ speedKmh: 30, fixes: 600, everyS }]));
      expect(standing.minute.length).toBeLessThanOrEqual(13);
      expect(standing.minute.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('is not disturbed by flagged fixes', () => {
    const fixes = buildDrive([{ speedKmh: 36, fixes: 90 }]);
    const blurred = withFix(fixes, 40, { lat: 4.06, accuracyM: 60 });
    expect(driveOf(blurred).distanceM).toBeCloseTo(900, 3);
  });
});
