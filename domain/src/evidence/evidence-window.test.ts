import fc from 'fast-check';
import { arbitraryDrive } from '../testing/arbitrary-drives';
import { buildDrive } from '../testing/build-fixes';
import { builtPart, violationBodies } from '../testing/evidence-files';
import { violationsIn } from '../testing/judged';
import type { FixRow, JudgedParts } from './bundle';
import type { EvidenceJson } from './canonical-json';
import { evidenceWindow } from './evidence-window';
import { judgedPartsOf } from './judged-parts';
import { witnessesOf } from './witness-list';

const drive = buildDrive([
  { speedKmh: 40, fixes: 90 },
  { speedKmh: 82, fixes: 40, accuracyM: 5, deviceKmh: 82 },
  { speedKmh: 40, fixes: 90 },
]);

function partsOf(fixes: Parameters<typeof violationsIn>[0]): JudgedParts[] {
  return violationsIn(fixes).map((violation) => {
    const bodies = Object.entries(violationBodies(fixes, violation));
    const parts = judgedPartsOf(
      Object.fromEntries(bodies.map(([name, body]) => [name, builtPart(name, body)])),
    );
    if (parts === null) {
      throw new Error('The parts were not read');
    }
    return parts;
  });
}

function sealed(): JudgedParts {
  const [parts] = partsOf(drive);
  if (parts === undefined) {
    throw new Error('The drive shows no violation');
  }
  return parts;
}

test('A and B are the ends of the proof, and the line between them is as long as it was driven', () => {
  const window = evidenceWindow(sealed());
  const { provenMs } = sealed().result;
  expect(window?.seconds).toBeCloseTo(provenMs / 1000, 3);
  expect(window?.lineM).toBeCloseTo((82 / 3.6) * (provenMs / 1000), -1);
  expect(window?.errorM).toBeCloseTo(3 * Math.sqrt(2) * (5 / 1.51), 1);
  expect(window).toMatchObject({ gapCount: 0, nearbyLimit: null });
  expect(window?.readings).toHaveLength(sealed().fixes.length);
  expect(window?.flaggedCount).toBe(
    window?.readings.filter(({ shownKmh, isFlagged }) => isFlagged && shownKmh === null).length,
  );
});

test('the end of a town near the proof is said, with what the receiver can err', () => {
  const parts = sealed();
  const [town] = parts.limits;
  const last = Math.max(...parts.fixes.map((row) => row[1])) - 55_000_000;
  const outside = (row: FixRow): FixRow => [...row.slice(0, 9), row[1] > last ? 1 : 0] as unknown as FixRow;
  const open = {
    ...parts,
    fixes: parts.fixes.map(outside),
    limits: [town, { ...town, id: 'open', limitKmh: 110 }],
  };
  const window = evidenceWindow(open as JudgedParts);
  expect(window?.nearbyLimit).toMatchObject({ limitKmh: 110, isBefore: false });
  expect(window?.nearbyLimit?.distanceM).toBeGreaterThan(0);
  expect(window?.nearbyLimit?.doubtM).toBeCloseTo(2 * Math.hypot(5 / 1.51, 15 / 1.51), 3);
});

test('fixes that prove nothing any more are shown between start and end as they were sealed', () => {
  const parts = sealed();
  const slow = parts.fixes.map(
    (row) => [row[0], row[1], 40_000_000, 97_000_000, ...row.slice(4)] as unknown as FixRow,
  );
  const window = evidenceWindow({ ...parts, fixes: slow });
  expect(window === null || window.lineM < 1).toBe(true);
});

test('of any violation of any drive A comes before B, both are good fixes, and no reading is lost', () => {
  fc.assert(
    fc.property(arbitraryDrive({ cadencesS: [1, 2, 4], maxFaults: 3 }), ({ fixes }) => {
      for (const parts of partsOf(fixes)) {
        const window = evidenceWindow(parts);
        expect(window?.readings).toHaveLength(parts.fixes.length);
        expect(window?.a.isFlagged).toBe(false);
        expect(window?.b.atMs).toBeGreaterThan(window?.a.atMs ?? Infinity);
      }
    }),
    { numRuns: 40 },
  );
});

test('witnesses are read by their pseudonyms, and anything else is passed over', () => {
  const known = { pseudonym: 'ab12', isDevice: false, provenDeciKmh: 702 };
  const other = { pseudonym: 'cd34', isDevice: true, provenDeciKmh: null };
  const body: EvidenceJson[] = [known, other, 'x', null, {}];
  expect(witnessesOf({ parts: { witnesses: { digest: '', salt: '', body } } })).toEqual([known, other]);
  expect(witnessesOf({ parts: {} })).toEqual([]);
  expect(witnessesOf({ parts: { witnesses: { digest: '', salt: null, body: null } } })).toEqual([]);
});
