import type { FixFlag } from '@wakafine/domain/speed/fix';
import { judgeDrive } from '@wakafine/domain/speed/journey-state';
import type { PhoneFix } from './fix';
import { shuffleWithin } from './arrival';
import { buildDrive } from './drive';
import { FAULTS, injectFaults, type Fault, type FaultyDrive } from './faults';
import { distanceBetweenM } from '@wakafine/domain/geo/geo';

const clean = buildDrive({ kind: 'corridor', seed: 21, startedAtMs: Date.UTC(2026, 0, 5) }).fixes;
const SEEDS = [1, 2, 3, 4, 5];

function seqsOf(drive: FaultyDrive, fault: Fault): readonly number[] {
  return drive.injected.find((entry) => entry.fault === fault)?.seqs ?? [];
}

function bySeq(fixes: readonly PhoneFix[], seq: number): PhoneFix {
  const found = fixes.find((fix) => fix.seq === seq);
  if (!found) {
    throw new Error(`no fix ${seq}`);
  }
  return found;
}

test('the same seed puts in the same faults, another seed puts them elsewhere', () => {
  expect(injectFaults(clean, 8)).toEqual(injectFaults(clean, 8));
  expect(injectFaults(clean, 8).injected).not.toEqual(injectFaults(clean, 9).injected);
});

describe.each(SEEDS)('with seed %i', (seed) => {
  test('every fault is put in, each on fixes of its own', () => {
    const { injected } = injectFaults(clean, seed);
    expect(injected.map((entry) => entry.fault)).toEqual(FAULTS);
    const received = injected.filter((entry) => entry.fault !== 'reorder').flatMap((entry) => entry.seqs);
    expect(injected.every((entry) => entry.seqs.length > 0)).toBe(true);
    expect(new Set(received).size).toBe(received.length);
  });

  test('a dropout leaves 20-60 s without a fix and no number out', () => {
    const drive = injectFaults(clean, seed, ['dropout']);
    const [after] = seqsOf(drive, 'dropout');
    const gapMs =
      bySeq(drive.fixes, after ?? 0).recordedAtMs - bySeq(drive.fixes, (after ?? 0) - 1).recordedAtMs;
    expect(gapMs).toBeGreaterThanOrEqual(21_000);
    expect(gapMs).toBeLessThanOrEqual(61_000);
    expect(drive.fixes.map((fix) => fix.seq)).toEqual(drive.fixes.map((_, index) => index + 1));
  });

  test('frozen fixes repeat the place before them while time goes on', () => {
    const drive = injectFaults(clean, seed, ['frozen']);
    const seqs = seqsOf(drive, 'frozen');
    expect(seqs.length).toBeGreaterThanOrEqual(6);
    seqs.forEach((seq) => {
      const [before, fix] = [bySeq(drive.fixes, seq - 1), bySeq(drive.fixes, seq)];
      expect([fix.lat, fix.lng]).toEqual([before.lat, before.lng]);
      expect(fix.recordedAtMs - before.recordedAtMs).toBe(1000);
    });
  });

  test('a jump throws one fix 500-3,000 m aside', () => {
    const drive = injectFaults(clean, seed, ['jump']);
    const seqs = seqsOf(drive, 'jump');
    expect(seqs).toHaveLength(1);
    const awayM = distanceBetweenM(bySeq(drive.fixes, seqs[0] ?? 0), bySeq(clean, seqs[0] ?? 0));
    expect(awayM).toBeGreaterThan(499);
    expect(awayM).toBeLessThan(3_010);
  });

  test('skewed fixes have a time long before the fix that precedes them', () => {
    const drive = injectFaults(clean, seed, ['skew']);
    const [first] = seqsOf(drive, 'skew');
    const before = bySeq(drive.fixes, (first ?? 0) - 1);
    expect(before.recordedAtMs - bySeq(drive.fixes, first ?? 0).recordedAtMs).toBeGreaterThanOrEqual(149_000);
  });

  test('duplicates have the time and place of the fix before them and a number of their own', () => {
    const drive = injectFaults(clean, seed, ['duplicate']);
    expect(drive.fixes).toHaveLength(clean.length + 3);
    seqsOf(drive, 'duplicate').forEach((seq) => {
      expect({ ...bySeq(drive.fixes, seq), seq: 0 }).toEqual({ ...bySeq(drive.fixes, seq - 1), seq: 0 });
    });
  });

  test('reordered fixes arrive in another order and are otherwise untouched', () => {
    const { fixes } = injectFaults(clean, seed, ['reorder']);
    expect(fixes).not.toEqual(clean);
    expect([...fixes].sort((one, other) => one.seq - other.seq)).toEqual(clean);
  });
});

test.each<[Fault, FixFlag]>([
  ['frozen', 'frozen'],
  ['jump', 'implausible_jump'],
  ['skew', 'out_of_order'],
  ['duplicate', 'duplicate'],
])('the judging engine sees a %s as %s', (fault, flag) => {
  const drive = injectFaults(clean, 4, [fault]);
  const rules = { startedAtMs: clean[0]?.recordedAtMs ?? 0, endedAtMs: null, thresholds: [] };
  const { judged } = judgeDrive(
    drive.fixes.map((fix) => ({ ...fix, isFuture: false })),
    rules,
  );
  const flagged = judged.filter((one) => one.flag === flag).map((one) => one.fix.seq);
  expect(flagged).toEqual(expect.arrayContaining([seqsOf(drive, fault)[0]]));
});

test('a shuffle within 60 s lets no fix overtake one that is more than 60 s older', () => {
  let newestMs = -Infinity;
  for (const fix of shuffleWithin(clean, 60, 3)) {
    expect(newestMs - fix.recordedAtMs).toBeLessThanOrEqual(60_000);
    newestMs = Math.max(newestMs, fix.recordedAtMs);
  }
});

test('a drive too short for the faults is refused', () => {
  expect(() => injectFaults(clean.slice(0, 200), 1)).toThrow(RangeError);
});
