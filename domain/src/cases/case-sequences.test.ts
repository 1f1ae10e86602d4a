import fc from 'fast-check';
import { DAY_MS } from '../units';
import { CASE_STEP_ACTORS, CASE_STEP_KINDS } from './case-steps';
import type { CaseStep, CaseStepKind } from './case-steps';
import { afterStep, dueByClock, isUndecided } from './case-status';
import type { CaseStatus } from './case-status';
import { stepFault } from './step-fault';

const T0 = Date.UTC(2026, 10, 7, 5, 31);
const STAFF = 9;
/** The clock is first, as in `advance` of the server. */
const BY_THEMSELVES: readonly CaseStepKind[] = ['REMINDED_3', 'REMINDED_1', 'EXPIRED', 'LAPSED', 'CLOSED'];
const BY_PEOPLE = CASE_STEP_KINDS.filter((kind) => !BY_THEMSELVES.includes(kind));

/** A step with the status before it. */
interface Taken {
  readonly before: CaseStatus | null;
  readonly step: CaseStep;
}

const ATTEMPT = fc.record({
  /** NEXT is a step on the way to a decision, so that long cases are drawn too; WAIT is nothing but time. */
  kind: fc.oneof(
    { arbitrary: fc.constant('NEXT' as const), weight: 6 },
    { arbitrary: fc.constant('WAIT' as const), weight: 2 },
    { arbitrary: fc.constantFrom(...BY_PEOPLE), weight: 2 },
  ),
  nth: fc.nat(3),
  by: fc.constantFrom('STAFF' as const, 'HOLDER' as const, 'SYSTEM' as const),
  actorId: fc.integer({ min: 1, max: STAFF }),
  waitsHours: fc.oneof(
    { arbitrary: fc.integer({ min: 0, max: 60 }), weight: 12 },
    { arbitrary: fc.integer({ min: 200, max: 500 }), weight: 3 },
    { arbitrary: fc.constant(4_400), weight: 1 },
  ),
  writtenHoursAgo: fc.integer({ min: 0, max: 170 }),
  decision: fc.constantFrom('UPHOLD' as const, 'UPHOLD_LOWER' as const, 'REJECT' as const),
});

const NEXT: Readonly<Record<string, readonly CaseStepKind[]>> = {
  none: ['OPENED', 'OBJECTED'],
  EVIDENCE: ['SEALED'],
  REVIEW: ['CONFIRMED'],
  NOTICE: ['SERVED', 'CONTESTED'],
  CONTESTED: ['PROPOSED', 'DECIDED'],
  EXPIRED: ['PROPOSED', 'DECIDED'],
  DECIDED: ['REOPENED'],
};

/** Allowed ones of many attempts by nine people of staff, the holder and the clock, in the order of time. */
const CASES = fc.array(ATTEMPT, { minLength: 5, maxLength: 60 }).map((attempts) => {
  const taken: Taken[] = [];
  let status: CaseStatus | null = null;
  let atMs = T0;
  const take = (step: CaseStep): void => {
    if (stepFault(status, step) === null) {
      taken.push({ before: status, step });
      status = afterStep(status, step);
    }
  };
  const byClock = (): CaseStepKind | null => (status === null ? null : dueByClock(status, atMs));
  for (const { kind, nth, by, actorId, waitsHours, writtenHoursAgo, decision } of attempts) {
    atMs += (waitsHours * DAY_MS) / 24;
    const plain = {
      atMs,
      actorId: null,
      decision: null,
      loweredTo: null,
      servedAtMs: null,
      writtenAtMs: null,
    };
    for (let due = byClock(); due !== null; due = byClock()) {
      take({ ...plain, kind: due, by: 'SYSTEM' });
    }
    const { state = 'none' }: { readonly state?: string } = status ?? {};
    const next = NEXT[state] ?? [];
    const tried = kind === 'NEXT' ? next[nth % next.length] : kind;
    if (tried !== undefined && tried !== 'WAIT') {
      const author = kind === 'NEXT' ? (CASE_STEP_ACTORS[tried][0] ?? by) : by;
      const isDecision = tried === 'PROPOSED' || tried === 'DECIDED';
      take({
        ...{ ...plain, kind: tried, by: author, actorId: author === 'STAFF' ? actorId : null },
        decision: isDecision ? decision : null,
        loweredTo: isDecision && decision === 'UPHOLD_LOWER' ? 'CAUTION' : null,
        writtenAtMs: tried === 'CONTESTED' ? atMs - (writtenHoursAgo * DAY_MS) / 24 : null,
      });
    }
  }
  return taken;
});

/** Checks every case that is drawn, and that many of them came as far as a kind of step. */
function holdsFor(kind: CaseStepKind, check: (taken: readonly Taken[], at: number) => void): void {
  let reached = 0;
  fc.assert(
    fc.property(CASES, (taken) => {
      taken.forEach(({ step }, at) => {
        if (step.kind === kind) {
          reached += 1;
          check(taken, at);
        }
      });
    }),
    { numRuns: 1_000 },
  );
  expect(reached).toBeGreaterThan(20);
}

const kindsOf = (taken: readonly Taken[]): CaseStepKind[] => taken.map(({ step }) => step.kind);

test('a case is decided once: again only after it was reopened, or a contest of the time before was heard', () => {
  holdsFor('DECIDED', (taken, at) => {
    const earlier = kindsOf(taken).slice(0, at);
    const last = earlier.lastIndexOf('DECIDED');
    if (last !== -1) {
      const between = earlier.slice(last + 1);
      expect(between.some((kind) => kind === 'REOPENED' || kind === 'CONTESTED')).toBe(true);
    }
  });
});

test('two people at least stand behind every decision, none of them who opened the case', () => {
  holdsFor('DECIDED', (taken, at) => {
    const until = taken.slice(0, at + 1);
    const opener = until.find(({ step }) => step.kind === 'OPENED')?.step.actorId ?? null;
    const judges = until
      .filter(({ step }) => ['CONFIRMED', 'PROPOSED', 'DECIDED'].includes(step.kind))
      .map(({ step }) => step.actorId);
    expect(new Set(judges).size).toBe(judges.length);
    expect(judges.length).toBeGreaterThanOrEqual(2);
    expect(judges).not.toContain(null);
    expect(judges).not.toContain(opener ?? 0);
  });
});

test('a decision without a contest says that it is by default, after an end of the time that is recorded', () => {
  holdsFor('EXPIRED', (taken, at) => {
    expect(taken[at]?.step.atMs).toBeGreaterThanOrEqual(taken[at]?.before?.dueAtMs ?? Infinity);
  });
  holdsFor('DECIDED', (taken, at) => {
    const { before = null, step } = taken[at] ?? {};
    const after = step === undefined ? null : afterStep(before, step);
    const isHeard = before?.isContested === true;
    const since = kindsOf(taken).slice(0, at);
    expect(isHeard || since.lastIndexOf('EXPIRED') > since.lastIndexOf('SERVED')).toBe(true);
    expect(after?.isByDefault).toBe(before?.state === 'EXPIRED');
    expect(after?.isByDefault === true && before?.proposal === null).toBe(false);
  });
});

test('nothing is contested after its time that was not written in it', () => {
  holdsFor('CONTESTED', (taken, at) => {
    const { before, step } = taken[at] ?? {};
    const dueAtMs = before?.dueAtMs ?? null;
    if (step !== undefined && dueAtMs !== null) {
      expect(step.writtenAtMs ?? step.atMs).toBeLessThan(dueAtMs);
    }
  });
});

test('nobody of staff acts twice, and every step follows from the one before', () => {
  fc.assert(
    fc.property(CASES, (taken) => {
      const staff = taken.flatMap(({ step }) => step.actorId ?? []);
      expect(new Set(staff).size).toBe(staff.length);
      taken.forEach(({ before }, at) => expect(before?.version ?? 0).toBe(at));
      const kinds = kindsOf(taken);
      // Each needs the one before it: none of them is ever skipped.
      const needs: readonly (readonly [CaseStepKind, readonly CaseStepKind[]])[] = [
        ['SEALED', ['OPENED']],
        ['CONFIRMED', ['SEALED', 'SENT_BACK']],
        ['SERVED', ['CONFIRMED']],
        ['EXPIRED', ['SERVED']],
        ['DECIDED', ['CONTESTED', 'OBJECTED', 'EXPIRED']],
      ];
      for (const [kind, before] of needs) {
        const at = kinds.indexOf(kind);
        expect(at === -1 || kinds.slice(0, at).some((each) => before.includes(each))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('a case without a decision lapses, and no decision comes after its 180 days', () => {
  holdsFor('LAPSED', (taken, at) => {
    expect(taken[at]?.before !== null && isUndecided(taken[at]?.before?.state ?? 'CLOSED')).toBe(true);
    expect(kindsOf(taken).slice(at + 1)).toEqual([]);
  });
});
