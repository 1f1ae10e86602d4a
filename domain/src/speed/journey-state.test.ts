import {
  advanceDrive,
  averageSpeedKmh,
  canContinue,
  currentSpeedKmh,
  EMPTY_DRIVE,
  judgeDrive,
} from './journey-state';
import { buildDrive, buildFix, RULES, START_MS, withFix } from '../testing/build-fixes';
import type { Leg } from '../testing/build-fixes';

const driveOf = (legs: readonly Leg[]) => judgeDrive(buildDrive(legs), RULES).drive;
/** Ten seconds at 36 km/h, silence, then ten seconds at 36 km/h again: 100 m on each side of the gap. */
const aroundGap = (everyS: number, speedKmh: number): readonly Leg[] => [
  { speedKmh: 36, fixes: 10 },
  { speedKmh, fixes: 1, everyS },
  { speedKmh: 36, fixes: 10 },
];

describe('the speed of a drive', () => {
  it('is unknown before the first fix and at it', () => {
    expect(currentSpeedKmh(EMPTY_DRIVE)).toBeNull();
    expect(currentSpeedKmh(driveOf([]))).toBeNull();
    expect(driveOf([]).maxSpeedKmh).toBeNull();
  });

  it('is the mean of the last five', () => {
    const drive = driveOf([30, 40, 50, 60, 70, 80].map((speedKmh) => ({ speedKmh, fixes: 1 })));
    expect(drive.speedKmh).toBeCloseTo(60, 3);
    expect(drive.maxSpeedKmh).toBeCloseTo(60, 3);
  });

  it('starts afresh after a gap of more than 15 s, with nothing left in the window', () => {
    const { judged } = judgeDrive(
      buildDrive([
        { speedKmh: 60, fixes: 8 },
        { speedKmh: 20, fixes: 1, everyS: 15.1 },
        { speedKmh: 20, fixes: 1 },
      ]),
      RULES,
    );
    expect(judged.at(-2)).toMatchObject({ flag: null, speedKmh: null, zone: null });
    expect(judged.at(-1)?.speedKmh).toBeCloseTo(20, 3);
  });

  it('goes on over 15 s of silence', () => {
    const drive = driveOf([
      { speedKmh: 60, fixes: 8 },
      { speedKmh: 20, fixes: 1, everyS: 15 },
    ]);
    expect(drive.speedKmh).toBeCloseTo((4 * 60 + 20) / 5, 3);
  });

  it('is the lower one where the device disagrees', () => {
    expect(driveOf([{ speedKmh: 80, fixes: 10, deviceKmh: 60 }]).maxSpeedKmh).toBe(60);
    expect(driveOf([{ speedKmh: 60, fixes: 10, deviceKmh: 90 }]).maxSpeedKmh).toBeCloseTo(60, 3);
  });

  it('is no longer current once good fixes have stayed away for more than 15 s', () => {
    const moving = buildDrive([{ speedKmh: 60, fixes: 8 }]);
    const blurredAt = (atS: number) => [...moving, buildFix({ seq: 10, atS, accuracyM: 500 })];
    expect(currentSpeedKmh(judgeDrive(blurredAt(23), RULES).drive)).toBeCloseTo(60, 3);
    expect(currentSpeedKmh(judgeDrive(blurredAt(23.001), RULES).drive)).toBeNull();
  });

  it('stays current whatever a fix of another day says', () => {
    const fixes = [
      ...buildDrive([{ speedKmh: 60, fixes: 8 }]),
      buildFix({ seq: 10, atS: 7200, isFuture: true }),
    ];
    expect(currentSpeedKmh(judgeDrive(fixes, RULES).drive)).toBeCloseTo(60, 3);
  });

  it('counts a fix of 30-50 m accuracy', () => {
    const drive = driveOf([{ speedKmh: 80, fixes: 20, accuracyM: 50 }]);
    expect(drive.maxSpeedKmh).toBeCloseTo(80, 3);
    expect(drive.distanceM).toBeCloseTo((80 / 3.6) * 20, 2);
  });
});

describe('the maximum of a drive', () => {
  it.each([
    ['null after four readings at 1 Hz', [{ speedKmh: 60, fixes: 4 }], null],
    ['there after five', [{ speedKmh: 60, fixes: 5 }], 60],
    ['null after two readings every 10 s', [{ speedKmh: 60, fixes: 2, everyS: 10 }], null],
    ['there after three', [{ speedKmh: 60, fixes: 3, everyS: 10 }], 60],
    ['null where every fix is 30 s from the last', [{ speedKmh: 60, fixes: 90, everyS: 30 }], null],
  ])('is %s', (_name, legs, expectedKmh) => {
    const { maxSpeedKmh } = driveOf(legs);
    expect(maxSpeedKmh === null ? null : Math.round(maxSpeedKmh)).toBe(expectedKmh);
  });

  it('is never a lone reading after a gap', () => {
    const drive = driveOf([
      { speedKmh: 40, fixes: 20 },
      { speedKmh: 40, fixes: 1, everyS: 60 },
      { speedKmh: 140, fixes: 1 },
      { speedKmh: 40, fixes: 1, everyS: 60 },
      { speedKmh: 40, fixes: 20 },
    ]);
    expect(drive.maxSpeedKmh).toBeCloseTo(40, 3);
    expect(averageSpeedKmh(drive)).toBeCloseTo(40, 3);
  });
});

describe('the order in which fixes are passed in', () => {
  it('does not matter: they are judged by their seq', () => {
    const fixes = withFix(buildDrive([{ speedKmh: 80, fixes: 30 }]), 7, { lat: 5 });
    expect(judgeDrive([...fixes].reverse(), RULES)).toEqual(judgeDrive(fixes, RULES));
  });
});

describe('the zone of a fix', () => {
  it('follows the thresholds in force at its own time', () => {
    const thresholds = [{ effectiveAtMs: START_MS + 5_000, caution: 30, warning: 40, danger: 45 }];
    const { judged } = judgeDrive(buildDrive([{ speedKmh: 55, fixes: 8 }]), { ...RULES, thresholds });
    expect(judged.map(({ zone }) => zone)).toEqual([
      null,
      ...['CAUTION', 'CAUTION', 'CAUTION', 'CAUTION'],
      ...['DANGER', 'DANGER', 'DANGER', 'DANGER'],
    ]);
  });
});

describe('the distance of a drive', () => {
  it.each([
    ['a step of 15 s', 15, 36, 350],
    ['a gap of 15.1 s', 15.1, 36, 351],
    ['a gap of 300 s', 300, 36, 3_200],
    ['no gap of 300.1 s', 300.1, 36, 200],
    ['a gap at 149.9 km/h', 60, 149.9, 2_698.3],
    ['no gap at 150.1 km/h', 60, 150.1, 200],
  ])('adds %s', (_name, everyS, speedKmh, expectedM) => {
    expect(driveOf(aroundGap(everyS, speedKmh)).distanceM).toBeCloseTo(expectedM, 0);
  });

  it('is that of the good fixes alone', () => {
    const fixes = withFix(buildDrive([{ speedKmh: 36, fixes: 20 }]), 10, { lat: 4.06, accuracyM: 60 });
    expect(judgeDrive(fixes, RULES).drive.distanceM).toBeCloseTo(200, 3);
  });
});

describe('the average speed', () => {
  it('is 0 before anything moved', () => {
    expect(averageSpeedKmh(EMPTY_DRIVE)).toBe(0);
    expect(averageSpeedKmh(driveOf([{ speedKmh: 0, fixes: 30 }]))).toBe(0);
  });

  it('leaves out the time that the vehicle stood', () => {
    const drive = driveOf([
      { speedKmh: 36, fixes: 100 },
      { speedKmh: 0, fixes: 300 },
      { speedKmh: 36, fixes: 100 },
    ]);
    expect(averageSpeedKmh(drive)).toBeCloseTo(36, 3);
  });

  it('treats a vehicle as standing that drifts while its device gives 0', () => {
    const drive = driveOf([
      { speedKmh: 20, fixes: 30, deviceKmh: 20 },
      { speedKmh: 12, fixes: 60, deviceKmh: 0 },
    ]);
    expect(averageSpeedKmh(drive)).toBeCloseTo(20, 3);
  });

  it('leaves out a gap in which the vehicle went nowhere, and takes in one that it crossed', () => {
    expect(averageSpeedKmh(driveOf(aroundGap(200, 1)))).toBeCloseTo(36, 3);
    const seldom = driveOf([{ speedKmh: 72, fixes: 20, everyS: 30 }]);
    expect(averageSpeedKmh(seldom)).toBeCloseTo(72, 3);
  });

  it('is never above the maximum: not by a faster gap, nor by short moves between stops', () => {
    expect(averageSpeedKmh(driveOf(aroundGap(20, 72)))).toBeCloseTo(36, 3);
    const stopAndGo = Array.from({ length: 20 }, () => [
      { speedKmh: 20, fixes: 2 },
      { speedKmh: 1, fixes: 8 },
    ]);
    const drive = driveOf(stopAndGo.flat());
    expect(drive.maxSpeedKmh).toBeCloseTo(8.6, 3);
    expect(averageSpeedKmh(drive)).toBeCloseTo(8.6, 3);
  });
});

describe('canContinue', () => {
  const { drive } = judgeDrive(buildDrive([{ speedKmh: 36, fixes: 9 }]), RULES);
  const at = (seq: number, atS: number) => buildFix({ seq, atS, northM: atS * 10 });

  it.each([
    ['the next fixes', [at(11, 10), at(12, 11)], true],
    ['no fixes', [], true],
    ['fixes after some that are still missing', [at(20, 19)], true],
    ['a seq that is already judged', [at(10, 10)], false],
    ['a seq below', [at(3, 10)], false],
    ['a time that has been', [at(11, 9)], false],
    ['fixes that fall back among themselves', [at(11, 12), at(12, 11)], false],
  ])('is right for %s', (_name, fixes, expected) => {
    expect(canContinue(drive, fixes)).toBe(expected);
  });

  it('is not disturbed by a fix of another day', () => {
    const future = buildFix({ seq: 11, atS: 90_000, isFuture: true });
    const after = advanceDrive(drive, future, RULES).drive;
    expect(canContinue(after, [at(12, 10)])).toBe(true);
    expect(canContinue(after, [at(11, 10)])).toBe(false);
  });
});
