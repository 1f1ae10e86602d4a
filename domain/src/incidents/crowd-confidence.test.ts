import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from '../units';
import { judgeCrowd } from './crowd-confidence';
import type { CrowdConfidence } from './crowd-confidence';
import { budgetShare, DAILY_BUDGET, DAILY_MOST, reliabilityOf } from './crowd-voices';
import type { CrowdVoice } from './crowd-voices';
import { HALF_LIFE_MS, HAZARD_TYPES, isHazard } from './half-lives';
import { INCIDENT_TYPES } from './incidents';

const NOW_MS = Date.UTC(2026, 10, 24, 20);

function voice(account: string, over: Partial<CrowdVoice> = {}): CrowdVoice {
  return {
    ...{ account, devices: [`phone of ${account}`], vehicle: null, kind: 'PASSED', isThere: true },
    ...{ saidAtMs: NOW_MS, isProven: true, resolvedCount: 0, rejectedCount: 0, voicesOfDay: 1 },
    ...over,
  };
}

function judge(voices: readonly CrowdVoice[], nowMs = NOW_MS): CrowdConfidence {
  return judgeCrowd(voices, { type: 'CRASH', nowMs });
}

const people = (count: number, over: Partial<CrowdVoice> = {}) =>
  Array.from({ length: count }, (_none, index) => voice(`person ${index}`, over));

const anyVoice: fc.Arbitrary<CrowdVoice> = fc.record({
  account: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  devices: fc.array(fc.constantFrom('p', 'q', 'r', 's', 't'), { maxLength: 2 }),
  vehicle: fc.option(fc.constantFrom('1', '2', '3')),
  kind: fc.constantFrom('REPORT', 'WORD', 'PASSED', 'STAFF'),
  isThere: fc.boolean(),
  saidAtMs: fc.integer({ min: NOW_MS - 48 * HOUR_MS, max: NOW_MS + HOUR_MS }),
  isProven: fc.boolean(),
  resolvedCount: fc.nat(50),
  rejectedCount: fc.nat(50),
  voicesOfDay: fc.integer({ min: 1, max: 100_000 }),
});
const anyVoices = fc.array(anyVoice, { maxLength: 12 });

describe('the word', () => {
  it.each([
    ['nobody', [], 0, 'UNVERIFIED'],
    ['one person', people(1), 0.5, 'UNVERIFIED'],
    ['one person never found wrong in twenty', people(1, { resolvedCount: 20 }), 0.647, 'UNVERIFIED'],
    ['two people', people(2), 0.667, 'LIKELY'],
    ['two by word alone', people(2, { kind: 'WORD' }), 0.5, 'LIKELY'],
    ['three people', people(3), 0.75, 'CONFIRMED'],
    ['two people found right four times', people(2, { resolvedCount: 4 }), 0.75, 'CONFIRMED'],
    ['three people often found wrong', people(3, { rejectedCount: 8 }), 0.5, 'LIKELY'],
    ['a hundred accounts with unproven numbers', people(100, { isProven: false }), 0, 'UNVERIFIED'],
    ['a hundred accounts of one phone', people(100, { devices: ['one phone'] }), 0.5, 'UNVERIFIED'],
    ['a hundred accounts of one bus', people(100, { vehicle: 'one bus' }), 0.5, 'UNVERIFIED'],
    ['staff alone', [voice('staff', { kind: 'STAFF' })], 0.889, 'CONFIRMED'],
    [
      'three people, and one who finds it gone',
      [...people(3), voice('x', { isThere: false })],
      0.6,
      'LIKELY',
    ],
    ['the same person a hundred times', Array.from({ length: 100 }, () => voice('same')), 0.5, 'UNVERIFIED'],
  ])('of %s', (_who, voices, confidence, word) => {
    const judged = judge(voices);
    expect(judged.confidence).toBeCloseTo(confidence, 3);
    expect(judged.word).toBe(word);
  });

  it('is the last one of each account: who finds it gone takes the own report back', () => {
    const back = voice('person 0', { isThere: false, saidAtMs: NOW_MS + 1 });
    expect(judge([...people(2), back]).confidence).toBeCloseTo(0.5 / 1.5);
    expect(judge([back, ...people(2)]).confidence).toBeCloseTo(0.5 / 1.5);
  });

  it('is no weaker when the same is said again from where nothing shows the way', () => {
    const again = voice('person 0', { kind: 'WORD', saidAtMs: NOW_MS + 1 });
    expect(judge([...people(2), again]).confidence).toBeCloseTo(judge(people(2)).confidence, 6);
  });

  it('counts a presence that is read after what the same person said later', () => {
    const before = voice('person 0', { kind: 'REPORT', saidAtMs: NOW_MS - 1 });
    const again = voice('person 0', { kind: 'WORD' });
    const others = people(3).slice(1);
    expect(judge([again, before, ...others])).toEqual(judge([before, again, ...others]));
  });

  it('fades by half in the half-life of its type, and for a time to come stays as it is', () => {
    const later = judge(people(4), NOW_MS + HALF_LIFE_MS.CRASH);
    expect(later.confidence).toBeCloseTo(1 / 1.5);
    expect(judge(people(4), NOW_MS - HOUR_MS).confidence).toBe(judge(people(4)).confidence);
  });
});

describe('the explanation', () => {
  it('says what counted, what counted once, what nothing, and how old it is', () => {
    const voices = [
      ...people(2, { vehicle: 'one bus', resolvedCount: 2 }),
      voice('alone', { saidAtMs: NOW_MS - 5 * MINUTE_MS }),
      voice('gone', { isThere: false }),
      voice('unproven', { isProven: false }),
      voice('busy', { voicesOfDay: 16, saidAtMs: NOW_MS }),
      voice('machine', { voicesOfDay: 20_000 }),
      voice('staff', { kind: 'STAFF' }),
    ];
    const parts = new Map(judge(voices).parts.map((part) => [part.kind, part]));
    expect(Object.fromEntries([...parts].map(([kind, { count }]) => [kind, count]))).toEqual({
      ...{ STAFF_CONFIRMED: 1, INDEPENDENT_THERE: 3, INDEPENDENT_GONE: 1, SHARED: 1 },
      ...{ UNPROVEN: 1, OVER_BUDGET: 2, RECORD: 5, AGE: 0 },
    });
    expect(parts.get('INDEPENDENT_THERE')?.weight).toBeCloseTo(4 / 6 + 0.5 * 2 ** (-5 / 120) + 0.25);
    expect(parts.get('RECORD')?.weight).toBeCloseTo((2 * (4 / 6) + 3 * 0.5) / 5);
    expect(judge([]).parts).toEqual([]);
  });
});

describe('a reporter’s record and budget', () => {
  it('moves little by one decision, and comes to the share of many', () => {
    expect(reliabilityOf({ resolvedCount: 0, rejectedCount: 0 })).toBe(0.5);
    expect(reliabilityOf({ resolvedCount: 0, rejectedCount: 1 })).toBe(0.4);
    expect(reliabilityOf({ resolvedCount: 900, rejectedCount: 100 })).toBeCloseTo(0.9, 2);
  });

  it('never lets the voices of a day weigh more than the budget, and a machine’s nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (count) => {
        expect(count * budgetShare(count)).toBeLessThanOrEqual(DAILY_BUDGET);
        expect(budgetShare(count) === 0).toBe(count > DAILY_MOST);
      }),
    );
  });
});

describe('whatever is said', () => {
  it('gives a confidence of 0 to 1 that no order of the voices changes', () => {
    fc.assert(
      fc.property(anyVoices, fc.nat(), (voices, seed) => {
        // Two words of one account at the same time have an order of their own.
        const apart = voices.map((each, index) => ({
          ...each,
          saidAtMs: each.saidAtMs - (each.saidAtMs % MINUTE_MS) + index,
        }));
        const turned = apart
          .map((_each, index) => apart[(index + seed) % apart.length])
          .filter((each) => each !== undefined);
        const judged = judge(apart);
        expect(judged.confidence).toBeGreaterThanOrEqual(0);
        expect(judged.confidence).toBeLessThan(1);
        expect(judge(turned).confidence).toBeCloseTo(judged.confidence, 10);
        expect(judge(turned).word).toBe(judged.word);
      }),
    );
  });

  it('confirms nothing on one account, device or vehicle alone, however often it speaks', () => {
    fc.assert(
      fc.property(anyVoices, fc.constantFrom('account', 'device', 'vehicle'), (voices, shared) => {
        const same = voices
          .filter(({ kind }) => kind !== 'STAFF')
          .map((each) => ({
            ...each,
            ...(shared === 'account' ? { account: 'one' } : {}),
            ...(shared === 'device' ? { devices: [...each.devices, 'one'] } : {}),
            ...(shared === 'vehicle' ? { vehicle: 'one' } : {}),
          }));
        expect(judge(same).word).toBe('UNVERIFIED');
      }),
    );
  });

  it('is moved by nothing that 50 accounts say in a night in which they say a million things', () => {
    const machine = fc.record({
      account: fc.integer({ min: 1, max: 50 }),
      isThere: fc.boolean(),
      kind: fc.constantFrom('REPORT', 'WORD', 'PASSED'),
      resolvedCount: fc.nat(1_000),
    });
    fc.assert(
      fc.property(anyVoices, fc.array(machine, { maxLength: 50 }), (voices, machines) => {
        const said = machines.map(({ account, ...over }) =>
          voice(`machine ${account}`, { ...over, voicesOfDay: 20_000 }),
        );
        const before = judge(voices);
        const after = judge([...voices, ...said]);
        expect([after.confidence, after.word, after.confirmedUntilMs]).toEqual([
          before.confidence,
          before.word,
          before.confirmedUntilMs,
        ]);
      }),
    );
  });

  it('stays confirmed exactly until the time it gives', () => {
    fc.assert(
      fc.property(anyVoices, (voices) => {
        const said = voices.filter(({ saidAtMs }) => saidAtMs <= NOW_MS);
        const { confirmedUntilMs, word } = judge(said);
        expect(confirmedUntilMs !== null).toBe(word === 'CONFIRMED');
        if (confirmedUntilMs !== null) {
          expect(judge(said, confirmedUntilMs - 1_000).word).toBe('CONFIRMED');
          expect(judge(said, confirmedUntilMs + 1_000).word).not.toBe('CONFIRMED');
        }
      }),
    );
  });
});

it('knows a half-life for every type, and which types endanger those who comes after', () => {
  expect(Object.keys(HALF_LIFE_MS).sort()).toEqual([...INCIDENT_TYPES].sort());
  expect(INCIDENT_TYPES.filter(isHazard).sort()).toEqual([...HAZARD_TYPES].sort());
  expect(isHazard('RECKLESS_DRIVING')).toBe(false);
});
