import { indexLimits } from '../limits/limit-index';
import { shippedLimits } from '../limits/shipped-limits';
import type { SpeedLimit } from '../limits/speed-limits';
import { MONDAY_8_MS } from '../testing/gaps';
import { readSegments, readTowns } from '../testing/geodata';
import { DAY_MS } from '../units';
import { firstLimitChange } from './limit-changes';

const { segments } = readSegments();
const N3 = segments.filter(({ road }) => road === 'N3');
const N1 = segments.filter(({ road }) => road === 'N1');
const shipped = shippedLimits(readTowns());
const SPAN = { fromMs: MONDAY_8_MS - 30 * DAY_MS, untilMs: MONDAY_8_MS + 30 * DAY_MS };

function changeOf(of: typeof N3, changed: (limits: SpeedLimit[]) => readonly SpeedLimit[]): number | null {
  const limits = changed([...shipped]);
  const basis = { kind: 'register', index: indexLimits(limits) } as const;
  return firstLimitChange(of, { basis, limits, vehicleClass: 'BUS', ...SPAN });
}

/** From Monday on a town has another limit. */
const newTown =
  (name: string, bus: number) =>
  (limits: SpeedLimit[]): SpeedLimit[] =>
    limits.flatMap((limit) =>
      limit.placeName === name
        ? [
            { ...limit, validUntilMs: MONDAY_8_MS },
            { ...limit, validFromMs: MONDAY_8_MS, limitKmh: { ...limit.limitKmh, BUS: bus } },
          ]
        : [limit],
    );

test('a new limit of a town is a change of its road, and of no other', () => {
  expect(changeOf(N3, newTown('Edéa', 40))).toBe(MONDAY_8_MS);
  expect(changeOf(N1, newTown('Edéa', 40))).toBeNull();
});

test('the same number anew, or for the first time confirmed, is no change', () => {
  expect(changeOf(N3, (limits) => limits)).toBeNull();
  expect(changeOf(N3, newTown('Edéa', 60))).toBeNull();
  expect(
    changeOf(N3, (limits) =>
      newTown('Edéa', 60)(limits).map((limit) => ({ ...limit, isConfirmed: limit.validFromMs !== null })),
    ),
  ).toBeNull();
});

test('a change before or after the span is none of it', () => {
  const limits = newTown('Edéa', 40)([...shipped]);
  const basis = { kind: 'register', index: indexLimits(limits) } as const;
  const asked = { basis, limits, vehicleClass: 'BUS' } as const;
  expect(firstLimitChange(N3, { ...asked, fromMs: SPAN.fromMs, untilMs: MONDAY_8_MS - 1 })).toBeNull();
  expect(firstLimitChange(N3, { ...asked, fromMs: MONDAY_8_MS + 1, untilMs: SPAN.untilMs })).toBeNull();
});

test('where the caution threshold is the limit its changes are those of all roads', () => {
  const zones = { warning: 80, danger: 90 };
  const timeline = [
    { ...zones, caution: 50, effectiveAtMs: 0 },
    { ...zones, caution: 50, warning: 81, effectiveAtMs: MONDAY_8_MS - DAY_MS },
    { ...zones, caution: 60, effectiveAtMs: MONDAY_8_MS },
  ];
  const asked = {
    basis: { kind: 'thresholds', timeline },
    limits: [],
    vehicleClass: 'BUS',
    ...SPAN,
  } as const;
  expect(firstLimitChange(N1, asked)).toBe(MONDAY_8_MS);
});
