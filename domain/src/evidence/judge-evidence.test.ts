import fc from 'fast-check';
import { RULE_VERSION } from '../journeys/judgement';
import type { Fix, StoredFix } from '../speed/fix';
import { arbitraryDrive } from '../testing/arbitrary-drives';
import { buildDrive } from '../testing/build-fixes';
import { builtPart, violationBodies } from '../testing/evidence-files';
import { storedFixes, violationsIn } from '../testing/judged';
import type { JudgedParts } from './bundle';
import { judgedPartsOf } from './judged-parts';
import { judgeEvidence } from './judge-evidence';

function partsOf(bodies: ReturnType<typeof violationBodies>): JudgedParts {
  const parts = judgedPartsOf(
    Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, builtPart(name, body)])),
  );
  if (parts === null) {
    throw new Error('The parts were not read');
  }
  return parts;
}

const drive = buildDrive([
  { speedKmh: 40, fixes: 90 },
  { speedKmh: 82, fixes: 40, accuracyM: 5, deviceKmh: 82 },
  { speedKmh: 40, fixes: 90 },
]);
const [violation] = violationsIn(drive);
if (violation === undefined) {
  throw new Error('The drive shows no violation');
}
const parts = partsOf(violationBodies(drive, violation));

test('the fixes of a record prove what was sealed, once more', () => {
  expect(judgeEvidence(parts)).toEqual([
    {
      ruleVersion: RULE_VERSION,
      role: 'BOTH',
      finding: 'PROVEN',
      provenDeciKmh: parts.result.provenDeciKmh,
      provenMs: parts.result.provenMs,
      grade: 'A',
      severity: violation.severity,
      isAsSealed: true,
    },
  ]);
});

/** A drive as a tracker reports it: at the same speed, with so many times the seconds between its fixes. */
function sparser(fixes: readonly Fix[], times: number): readonly Fix[] {
  const [first] = fixes;
  const spread = (value: number, from = value): number => from + (value - from) * times;
  return fixes.map((fix) => ({
    ...fix,
    lat: spread(fix.lat, first?.lat),
    lng: spread(fix.lng, first?.lng),
    recordedAtMs: spread(fix.recordedAtMs, first?.recordedAtMs),
  }));
}

/** A fix with more digits than receivers know, as some apps send them. */
function finer({ lat, lng, ...fix }: StoredFix): StoredFix {
  return { ...fix, lat: lat + Math.sin(lat * 1e7) * 4.9e-8, lng: lng + Math.sin(lng * 1e7) * 4.9e-8 };
}

test.each([
  ['a phone', [1, 2, 4], 1],
  ['a tracker that reports every 20 seconds', [4], 5],
])('every violation of any drive of %s comes out again from its own record', (_of, cadencesS, times) => {
  let count = 0;
  fc.assert(
    fc.property(arbitraryDrive({ cadencesS, maxFaults: 1 }), (drawn) => {
      const fixes = storedFixes(sparser(drawn.fixes, times)).map(finer);
      for (const each of violationsIn(fixes)) {
        count += 1;
        const [again] = judgeEvidence(partsOf(violationBodies(fixes, each)));
        expect(again).toMatchObject({ finding: 'PROVEN', isAsSealed: true });
      }
    }),
  );
  expect(count).toBeGreaterThan(10);
});

test('a record of a rule that this program does not have is judged by the newest only', () => {
  const old = { ...parts, rule: { ...parts.rule, version: '1999.1' } };
  expect(judgeEvidence(old)).toMatchObject([
    { ruleVersion: '1999.1', role: 'MADE_IT', finding: 'UNKNOWN', isAsSealed: false },
    { ruleVersion: RULE_VERSION, role: 'NEWEST', finding: 'PROVEN', isAsSealed: true },
  ]);
});

test('the rule that made a record and a newer one judge it each in its own way', () => {
  const newer = {
    ...violation,
    severity: 'CAUTION' as const,
    proof: { ...violation.proof, provenKmh: 60.49 },
  };
  const judges = { [RULE_VERSION]: () => violation, '2099.1': () => newer, '2099.2': () => null };
  expect(judgeEvidence(parts, { newest: '2099.1', judges })).toMatchObject([
    { ruleVersion: RULE_VERSION, role: 'MADE_IT', finding: 'PROVEN', isAsSealed: true },
    { ruleVersion: '2099.1', role: 'NEWEST', finding: 'PROVEN', provenDeciKmh: 604, isAsSealed: false },
  ]);
  expect(judgeEvidence(parts, { newest: '2099.2', judges })[1]).toMatchObject({
    ...{ ruleVersion: '2099.2', role: 'NEWEST', finding: 'NONE', provenDeciKmh: null },
  });
});

test('slower fixes than were sealed prove nothing, or less', () => {
  const [slow] = judgeEvidence({ ...parts, fixes: parts.fixes.map((row) => withTime(row, 2)) });
  expect(slow).toMatchObject({ finding: 'NONE', isAsSealed: false });
});

test('a record of which a part is withheld can not be judged again', () => {
  const shown = Object.fromEntries(
    Object.entries(violationBodies(drive, violation)).map(([name, body]) => [name, builtPart(name, body)]),
  );
  const { fixes } = shown;
  expect(judgedPartsOf({ ...shown, fixes: { salt: null, body: fixes?.body ?? null } })).toBeNull();
  expect(judgedPartsOf({ ...shown, fixes: { salt: fixes?.salt ?? null, body: [[1, 2]] } })).toBeNull();
  expect(judgedPartsOf({})).toBeNull();
});

function withTime(row: JudgedParts['fixes'][number], factor: number): JudgedParts['fixes'][number] {
  const [first] = parts.fixes;
  const [seq, timeUs, latE7, lngE7, accuracyCm, , ...rest] = row;
  const startUs = first?.[1] ?? 0;
  return [seq, startUs + (timeUs - startUs) * factor, latE7, lngE7, accuracyCm, null, ...rest];
}
