import {
  CROWD_CLEANUP_EVERY_MS,
  CROWD_REASONS,
  CROWD_WINDOW_MS,
  crowdReportsStoredSinceMs,
  doCorroborate,
  isDuplicateReport,
  judgeCrowdReport,
} from './crowd-validator';
import type { CrowdReport } from './crowd-validator';
import { EARTH_RADIUS_M } from '../geo/geo';

const DEGREES_PER_METRE = 180 / (Math.PI * EARTH_RADIUS_M);

/** A report of person 1 at noon in Douala at 60 km/h, moved north, in time and in speed. */
function report({ by = 1, northM = 0, afterMs = 0, speedKmh = 60 } = {}): CrowdReport {
  const recordedAtMs = Date.UTC(2026, 10, 20, 12) + afterMs;
  return { reporterId: by, lat: 4.0511 + northM * DEGREES_PER_METRE, lng: 9.7679, recordedAtMs, speedKmh };
}

const ALONE = { isVerified: false, confidence: 0.3, reason: 'INSUFFICIENT' };

test.each([
  ['nobody else', [], ALONE],
  ['another at the same place, time and speed', [{ by: 2 }], [true, 1, 'VALIDATED']],
  ['another 99.9 m away', [{ by: 2, northM: 99.9 }], [true, 1, 'VALIDATED']],
  ['another 100.1 m away', [{ by: 2, northM: 100.1 }], ALONE],
  ['another at the end of the window', [{ by: 2, afterMs: CROWD_WINDOW_MS }], [false, 0.6, 'LOW_CONFIDENCE']],
  ['another 1 ms beyond the window', [{ by: 2, afterMs: CROWD_WINDOW_MS + 1 }], ALONE],
  ['another 1 ms before the window', [{ by: 2, afterMs: -CROWD_WINDOW_MS - 1 }], ALONE],
  // 1 - 225 s / 300 s = 0.25 of closeness: 0.6 + 0.1.
  ['another after 3 min 45 s', [{ by: 2, afterMs: 225_000 }], [true, 0.7, 'VALIDATED']],
  ['another 1 ms later than that', [{ by: 2, afterMs: 225_001 }], [false, 0.7, 'LOW_CONFIDENCE']],
  // Speeds 60 and 70 vary by 25 around 65: 0.75 of consistency.
  ['another 10 km/h faster', [{ by: 2, speedKmh: 70 }], [true, 0.85, 'VALIDATED']],
  // 60 and 80 vary by 100 around 70: nothing is left, and 90 removes no more than everything.
  ['another 20 km/h faster', [{ by: 2, speedKmh: 80 }], [false, 0.4, 'LOW_CONFIDENCE']],
  ['another 30 km/h faster', [{ by: 2, speedKmh: 90 }], [false, 0.4, 'LOW_CONFIDENCE']],
  // 60, 60 and 75 vary by 50 around 65.
  ['two others, one faster', [{ by: 2 }, { by: 3, speedKmh: 75 }], [true, 0.7, 'VALIDATED']],
  // 300 s before and 300 s after: twice the window apart, which is as bad as once.
  [
    'one before and one after',
    [
      { by: 2, afterMs: -CROWD_WINDOW_MS },
      { by: 3, afterMs: CROWD_WINDOW_MS },
    ],
    [false, 0.6, 'LOW_CONFIDENCE'],
  ],
  ['one near and one far away', [{ by: 2 }, { by: 3, northM: 5000, speedKmh: 120 }], [true, 1, 'VALIDATED']],
  ['one of the same person', [{ by: 1 }], [false, 0, 'DUPLICATE']],
  ['one of the same person elsewhere', [{ by: 1, northM: 9000 }], [false, 0, 'DUPLICATE']],
  [
    'one of the same person at the end of the window',
    [{ by: 1, afterMs: -300_000 }],
    [false, 0, 'DUPLICATE'],
  ],
  ['one of the same person beyond the window', [{ by: 1, afterMs: -300_001 }], ALONE],
  ['another and one of the same person', [{ by: 2 }, { by: 1 }], [false, 0, 'DUPLICATE']],
])('a report is judged by %s', (_what, others, expected) => {
  const verdict = judgeCrowdReport(
    report(),
    others.map((other) => report(other)),
  );
  const [isVerified, confidence, reason] = Array.isArray(expected) ? expected : Object.values(expected);
  expect(verdict).toEqual({ isVerified, confidence: expect.closeTo(Number(confidence), 5), reason });
});

test('who reports twice is a duplicate, who reports beside somebody corroborates', () => {
  expect(isDuplicateReport(report(), [report({ by: 2 })])).toBe(false);
  expect(doCorroborate(report(), report({ by: 2 }))).toBe(true);
  expect(doCorroborate(report(), report())).toBe(false);
});

test('the order of the others and who of two is judged change nothing', () => {
  const [one, two, three] = [
    report(),
    report({ by: 2, afterMs: 60_000, speedKmh: 66 }),
    report({ by: 3, northM: 40 }),
  ];
  expect(judgeCrowdReport(one, [two, three])).toEqual(judgeCrowdReport(one, [three, two]));
  expect(judgeCrowdReport(one, [two])).toEqual(judgeCrowdReport(two, [one]));
});

test('reports older than twice the window are dropped, every 10 minutes', () => {
  expect(crowdReportsStoredSinceMs(700_000)).toBe(100_000);
  expect(CROWD_CLEANUP_EVERY_MS).toBe(600_000);
});

test('the reasons are the sentences of the specification', () => {
  expect(Object.values(CROWD_REASONS)).toEqual([
    'Duplicate report from same user within time window',
    'Insufficient reports for validation',
    'Report validated by multiple sources',
    'Low confidence score',
  ]);
});
