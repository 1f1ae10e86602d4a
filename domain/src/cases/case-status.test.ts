import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '../units';
import { contestEndMs, contestWrittenAtMs, daysLeft, LATE_ARRIVAL_MS } from './case-deadlines';
import { CASE_STATES, CASE_STEP_ACTORS, CASE_STEP_KINDS, CASE_TRANSITIONS, caseNumber } from './case-steps';
import type { CaseStep, CaseStepKind } from './case-steps';
import {
  afterStep,
  caseStatus,
  dueByClock,
  isCaseOver,
  isWithheld,
  lapseAtMs,
  nextByClock,
  reopenableUntilMs,
  signaturesNeeded,
} from './case-status';
import type { CaseStatus } from './case-status';
import { stepFault } from './step-fault';

const T0 = Date.UTC(2026, 10, 7, 5, 31);
const at = (days: number): number => T0 + days * DAY_MS;

function step(kind: CaseStepKind, days: number, over: Partial<CaseStep> = {}): CaseStep {
  const [by = 'SYSTEM'] = CASE_STEP_ACTORS[kind];
  const isDecision = kind === 'PROPOSED' || kind === 'DECIDED';
  return {
    ...{ kind, atMs: at(days), by, actorId: by === 'STAFF' || by === 'AGENCY' ? 1 : null },
    ...{ decision: isDecision ? 'UPHOLD' : null, loweredTo: null, servedAtMs: null, writtenAtMs: null },
    ...over,
  };
}

/** Adds steps one after another. @throws Error for one that is not allowed */
function through(...steps: readonly CaseStep[]): CaseStatus {
  const status = steps.reduce<CaseStatus | null>((before, next) => {
    const fault = stepFault(before, next);
    if (fault !== null) {
      throw new Error(`${next.kind}: ${fault}`);
    }
    return afterStep(before, next);
  }, null);
  if (status === null) {
    throw new Error('No steps');
  }
  return status;
}

const OPENED = step('OPENED', 0, { actorId: 1 });
const SEALED = step('SEALED', 0);
const CONFIRMED = step('CONFIRMED', 1, { actorId: 2 });
const SERVED = step('SERVED', 2);
const CONTESTED = step('CONTESTED', 5);
const EXPIRED = step('EXPIRED', 19);
const IN_NOTICE = [OPENED, SEALED, CONFIRMED, SERVED] as const;

test('a case goes from evidence over review, notice and contest to a decision by a third person', () => {
  const decided = through(...IN_NOTICE, CONTESTED, step('DECIDED', 6, { actorId: 3 }));
  expect(decided).toMatchObject({
    ...{ state: 'DECIDED', version: 6, decision: 'UPHOLD', isByDefault: false, actorIds: [1, 2, 3] },
    ...{ servedAtMs: at(2), dueAtMs: contestEndMs(at(2)), decidedAtMs: at(6) },
  });
  expect(caseStatus([...IN_NOTICE, CONTESTED, step('DECIDED', 6, { actorId: 3 })])).toEqual(decided);
});

test('the time to contest ends at midnight after the fifteenth day, for everybody at least 15 days later', () => {
  const served = Date.UTC(2026, 10, 23, 9);
  expect(new Date(contestEndMs(served)).toISOString()).toBe('2026-12-08T23:00:00.000Z');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000_000 }), (ms) => {
      const length = contestEndMs(ms) - ms;
      return length >= 15 * DAY_MS && length <= 16 * DAY_MS;
    }),
  );
  expect([0, 1, DAY_MS, DAY_MS + 1, -5].map((left) => daysLeft(T0 + left, T0))).toEqual([0, 1, 1, 2, 0]);
});

test.each([
  ['the moment of arrival where the phone says nothing', null, T0],
  ['when it was written offline', T0 - 2 * DAY_MS, T0 - 2 * DAY_MS],
  ['not ahead of the server', T0 + 60_000, T0],
  ['not for a time far ahead', T0 + HOUR_MS, null],
  ['not for more than a week', T0 - LATE_ARRIVAL_MS - 1, null],
  ['not for what is no time', Number.NaN, null],
])('a contest counts by %s', (_what, saidMs, countsMs) => {
  expect(contestWrittenAtMs(saidMs, T0)).toBe(countsMs);
});

test.each<[string, readonly CaseStep[], CaseStep, string]>([
  ['review before the evidence is whole', [OPENED], CONFIRMED, 'WRONG_STATE'],
  ['review of one’s own case', [OPENED, SEALED], { ...CONFIRMED, actorId: 1 }, 'ACTED_BEFORE'],
  ['a decision without a review', [OPENED, SEALED], step('DECIDED', 1, { actorId: 3 }), 'WRONG_STATE'],
  ['a decision while the time runs', IN_NOTICE, step('DECIDED', 6, { actorId: 3 }), 'WRONG_STATE'],
  ['a second notice', IN_NOTICE, step('SERVED', 3), 'SERVED_BEFORE'],
  ['an end of a time that runs', IN_NOTICE, step('EXPIRED', 16), 'TERM_RUNS'],
  ['an end without a service', [OPENED, SEALED, CONFIRMED], step('EXPIRED', 100), 'NOT_SERVED'],
  ['a contest after the term', [...IN_NOTICE, EXPIRED], step('CONTESTED', 20), 'TERM_ENDED'],
  ['a second contest', [...IN_NOTICE, CONTESTED], step('CONTESTED', 6), 'WRONG_STATE'],
  [
    'the first signature alone by default',
    [...IN_NOTICE, EXPIRED],
    step('DECIDED', 20, { actorId: 3 }),
    'SIGNATURE_MISSING',
  ],
  [
    'both signatures by one',
    [...IN_NOTICE, EXPIRED, step('PROPOSED', 20, { actorId: 3 })],
    step('DECIDED', 20, { actorId: 3 }),
    'ACTED_BEFORE',
  ],
  [
    'another decision than the one that is signed',
    [...IN_NOTICE, EXPIRED, step('PROPOSED', 20, { actorId: 3 })],
    step('DECIDED', 20, { actorId: 4, decision: 'REJECT' }),
    'OTHER_DECISION',
  ],
  [
    'a decision by whoever reviewed it',
    [...IN_NOTICE, CONTESTED],
    step('DECIDED', 6, { actorId: 2 }),
    'ACTED_BEFORE',
  ],
  [
    'a second decision',
    [...IN_NOTICE, CONTESTED, step('DECIDED', 6, { actorId: 3 })],
    step('DECIDED', 7, { actorId: 4 }),
    'WRONG_STATE',
  ],
  [
    'opening again what was contested',
    [...IN_NOTICE, CONTESTED, step('DECIDED', 6, { actorId: 3 })],
    step('REOPENED', 7, { actorId: 4 }),
    'TOO_LATE_TO_REOPEN',
  ],
  [
    'staff in the name of the holder',
    IN_NOTICE,
    step('CONTESTED', 5, { by: 'STAFF', actorId: 3 }),
    'WRONG_ACTOR',
  ],
  ['staff without a name', [OPENED, SEALED], { ...CONFIRMED, actorId: null }, 'WRONG_ACTOR'],
])('refuses %s', (_what, before, next, fault) => {
  expect(stepFault(through(...before), next)).toBe(fault);
});

test('a decision by default takes two people, can be reopened for 30 days, and a rejection can not', () => {
  const signed = (decision: 'UPHOLD' | 'REJECT'): CaseStatus =>
    through(
      ...[...IN_NOTICE, EXPIRED, step('PROPOSED', 20, { actorId: 3, decision })],
      step('DECIDED', 21, { actorId: 4, decision }),
    );
  const upheld = signed('UPHOLD');
  expect(upheld).toMatchObject({ isByDefault: true, decision: 'UPHOLD' });
  expect(stepFault(upheld, step('REOPENED', 50, { actorId: 5 }))).toBeNull();
  expect(stepFault(upheld, step('REOPENED', 51, { actorId: 5 }))).toBe('TOO_LATE_TO_REOPEN');
  expect(afterStep(upheld, step('REOPENED', 50, { actorId: 5 }))).toMatchObject({
    ...{ state: 'NOTICE', servedAtMs: null, dueAtMs: null, decision: null, isByDefault: false },
    openedAtMs: at(50),
  });
  expect(reopenableUntilMs(signed('REJECT'))).toBeNull();
});

test('a contest that was written in time and arrives late is heard, even after a decision by default', () => {
  const late = step('CONTESTED', 21, { writtenAtMs: at(16) });
  const expired = through(...IN_NOTICE, EXPIRED);
  const decided = through(
    ...[...IN_NOTICE, EXPIRED, step('PROPOSED', 20, { actorId: 3 })],
    step('DECIDED', 20, { actorId: 4 }),
  );
  for (const status of [expired, decided]) {
    expect(stepFault(status, late)).toBeNull();
    expect(afterStep(status, late)).toMatchObject({ state: 'CONTESTED', decision: null, isByDefault: false });
  }
});

test('an objection without a case is decided by two people, one after a review', () => {
  const objected = through(step('OBJECTED', 0));
  expect(objected).toMatchObject({ state: 'CONTESTED', isContested: true, isReviewed: false });
  expect(signaturesNeeded(objected)).toBe(2);
  expect(signaturesNeeded(through(...IN_NOTICE, CONTESTED))).toBe(1);
});

test('who contests before the notice does not wait for it, and two people decide on that', () => {
  for (const early of [through(OPENED), through(OPENED, SEALED)]) {
    expect(stepFault(early, CONTESTED)).toBeNull();
    expect(signaturesNeeded(afterStep(early, CONTESTED))).toBe(2);
  }
});

test('what is sent back is reviewed and served anew, and stays withheld', () => {
  const back = through(...IN_NOTICE, CONTESTED, step('SENT_BACK', 6, { actorId: 3 }));
  expect(back).toMatchObject({ state: 'REVIEW', isReviewed: false, dueAtMs: null, isContested: true });
  expect(stepFault(back, step('CONFIRMED', 7, { actorId: 2 }))).toBe('ACTED_BEFORE');
  expect(stepFault(back, step('CONFIRMED', 7, { actorId: 4 }))).toBeNull();
});

test('the clock reminds three days and one day before, and then ends the time; after a standstill only what is left', () => {
  const noticed = through(...IN_NOTICE);
  const dueMs = contestEndMs(at(2));
  expect(nextByClock(noticed)).toEqual({ kind: 'REMINDED_3', atMs: dueMs - 3 * DAY_MS });
  expect(dueByClock(noticed, dueMs - 3 * DAY_MS - 1)).toBeNull();
  expect(dueByClock(noticed, dueMs - 3 * DAY_MS)).toBe('REMINDED_3');
  expect(dueByClock(noticed, dueMs - DAY_MS)).toBe('REMINDED_1');
  expect(dueByClock(noticed, dueMs)).toBe('EXPIRED');
  const reminded = afterStep(noticed, step('REMINDED_1', 15));
  expect(nextByClock(reminded)).toEqual({ kind: 'EXPIRED', atMs: dueMs });
});

test('a case lapses after 180 days without a decision, and a decided one closes after 30 days', () => {
  const unserved = through(OPENED, SEALED, CONFIRMED);
  expect(nextByClock(unserved)).toEqual({ kind: 'LAPSED', atMs: at(180) });
  const decided = through(...IN_NOTICE, CONTESTED, step('DECIDED', 6, { actorId: 3 }));
  expect(lapseAtMs(decided)).toBeNull();
  expect(nextByClock(decided)).toEqual({ kind: 'CLOSED', atMs: at(36) });
  expect(isWithheld(through(...IN_NOTICE, CONTESTED, step('LAPSED', 180)))).toBe(true);
});

test('its number names the year', () => {
  expect(caseNumber(412, T0)).toBe('C-2026-0412');
  expect(caseNumber(123_456, T0)).toBe('C-2026-123456');
});

describe('the answer of an agency', () => {
  const ANSWERED = step('ANSWERED', 6, { actorId: 9 });
  const dueMs = Number(through(...IN_NOTICE).dueAtMs);

  it('leaves the case where it is, and the holder their time', () => {
    const answered = through(...IN_NOTICE, ANSWERED);
    expect(answered).toMatchObject({ state: 'NOTICE', isAnswered: true, isContested: false, dueAtMs: dueMs });
    expect(stepFault(answered, CONTESTED)).toBeNull();
    expect(isWithheld(answered)).toBe(false);
    expect(signaturesNeeded(through(...IN_NOTICE, ANSWERED, EXPIRED))).toBe(2);
  });

  it('makes a signature before it void', () => {
    const signed = through(...IN_NOTICE, EXPIRED, step('PROPOSED', 20, { actorId: 3 }));
    const late = step('ANSWERED', 21, { actorId: 9, writtenAtMs: at(16) });
    expect(stepFault(signed, late)).toBeNull();
    expect(afterStep(signed, late).proposal).toBeNull();
  });

  it('comes once in a round, and again in the next', () => {
    const answered = through(...IN_NOTICE, ANSWERED);
    expect(stepFault(answered, { ...ANSWERED, actorId: 10 })).toBe('ANSWERED_BEFORE');
    const again = [step('SENT_BACK', 8, { actorId: 3 }), step('CONFIRMED', 9, { actorId: 4 })];
    const next = through(...IN_NOTICE, ANSWERED, step('CONTESTED', 7), ...again);
    expect(stepFault(next, step('ANSWERED', 10, { actorId: 9 }))).toBeNull();
  });

  it.each<[string, readonly CaseStep[], Partial<CaseStep>, string]>([
    ['before a review', [OPENED, SEALED, CONTESTED], {}, 'WRONG_STATE'],
    ['once it is decided', [...IN_NOTICE, CONTESTED, step('DECIDED', 6, { actorId: 3 })], {}, 'WRONG_STATE'],
    ['after the time', IN_NOTICE, { atMs: at(30) }, 'TERM_ENDED'],
    ['by staff', IN_NOTICE, { by: 'STAFF' }, 'WRONG_ACTOR'],
    ['without a name', IN_NOTICE, { actorId: null }, 'WRONG_ACTOR'],
  ])('is refused %s', (_what, before, over, fault) => {
    expect(stepFault(through(...before), { ...ANSWERED, ...over })).toBe(fault);
  });
});

const ATTEMPT = fc.record({
  kind: fc.constantFrom(...CASE_STEP_KINDS),
  by: fc.constantFrom('STAFF' as const, 'HOLDER' as const, 'SYSTEM' as const, 'AGENCY' as const),
  actorId: fc.integer({ min: 1, max: 6 }),
  waitsDays: fc.integer({ min: 0, max: 20 }),
  decision: fc.constantFrom('UPHOLD' as const, 'UPHOLD_LOWER' as const, 'REJECT' as const),
});

/** The steps that are allowed where many are tried, each some days after the one before. */
const TAKEN = fc.array(ATTEMPT, { maxLength: 120 }).map((attempts) => {
  const taken: CaseStep[] = [];
  let status: CaseStatus | null = null;
  let days = 0;
  for (const { kind, by, actorId, waitsDays, decision } of attempts) {
    days += waitsDays / 4;
    const next = step(kind, days, {
      ...{ by, actorId: by === 'STAFF' || by === 'AGENCY' ? actorId : null },
      decision: kind === 'PROPOSED' || kind === 'DECIDED' ? decision : null,
    });
    if (stepFault(status, next) === null) {
      status = afterStep(status, next);
      taken.push(next);
    }
  }
  return taken;
});

test('whatever is tried in whatever order, nothing is skipped and nobody acts twice', () => {
  fc.assert(
    fc.property(TAKEN, (taken) => {
      let status: CaseStatus | null = null;
      for (const next of taken) {
        expect(CASE_TRANSITIONS[next.kind].from).toContain(status?.state ?? null);
        status = afterStep(status, next);
        expect(CASE_STATES).toContain(status.state);
      }
      const staff = taken.flatMap((each) => (each.by === 'STAFF' ? (each.actorId ?? []) : []));
      expect(new Set(staff).size).toBe(staff.length);
      expect(status?.version ?? 0).toBe(taken.length);
    }),
    { numRuns: 500 },
  );
});

test('whatever is tried, a decision has a contest or a time that ended before it, and two people', () => {
  fc.assert(
    fc.property(TAKEN, (taken) => {
      taken.forEach((decided, index) => {
        if (decided.kind !== 'DECIDED') {
          return;
        }
        const before = taken.slice(0, index);
        const status = caseStatus(before);
        const judges = before.filter(({ kind }) => kind === 'CONFIRMED' || kind === 'PROPOSED');
        expect(judges.length).toBeGreaterThanOrEqual(1);
        expect(status?.isContested === true || decided.atMs >= (status?.dueAtMs ?? Infinity)).toBe(true);
        expect(afterStep(status, decided).isByDefault).toBe(status?.state === 'EXPIRED');
      });
    }),
    { numRuns: 500 },
  );
});

test('whatever is tried, a contested violation is withheld until it is decided, and what is over stays over', () => {
  fc.assert(
    fc.property(TAKEN, (taken) => {
      let status: CaseStatus | null = null;
      let isContested = false;
      for (const next of taken) {
        expect(status !== null && isCaseOver(status.state)).toBe(false);
        status = afterStep(status, next);
        if (next.kind === 'CONTESTED' || next.kind === 'OBJECTED') {
          isContested = true;
        } else if (next.kind === 'DECIDED') {
          isContested = false;
        }
        expect(isWithheld(status)).toBe(isContested);
      }
    }),
    { numRuns: 500 },
  );
});
