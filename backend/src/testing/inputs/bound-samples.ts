import { LIMITS } from '@wakafine/domain/input/limits';
import type { Bound } from '../../platform/inputs/bounds';

/** Values on both sides of a bound. */
export interface Samples {
  readonly outside: readonly unknown[];
  /** Those at the bound itself. */
  readonly inside: readonly unknown[];
}

/** Makes so many members of a list, no two of them the same. */
type MakeMembers = (count: number) => readonly unknown[];

const ENDLESS = 'a'.repeat(100_000);
const CONTROL = 'a\u0000bc';
const HALF_CHARACTER = 'abc\ud800';
const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** Bounds that are a rule of the domain, by its name. */
const NAMED: Readonly<Record<string, Samples>> = {
  agency: { outside: ['a'.repeat(81), CONTROL], inside: ['', 'a'.repeat(80)] },
  'contact-phone': { outside: ['', '12', '1'.repeat(16), 'abc'], inside: ['117', '1'.repeat(15)] },
  day: { outside: ['', '2026-02-30', '2026-1-1', '1e9'], inside: ['2026-01-31'] },
  'driver-license': { outside: ['a'.repeat(41), CONTROL], inside: ['', 'a'.repeat(40)] },
  email: { outside: ['a', `${'a'.repeat(253)}@b`, 'a @b'], inside: ['', `${'a'.repeat(252)}@b`] },
  'row-id': { outside: ['', '0', '-1', '01', '1e9', '1'.repeat(16)], inside: ['1', '9'.repeat(15)] },
  'family-token': { outside: ['', 'A'.repeat(21), 'B'.repeat(22), '+'.repeat(22)], inside: ['A'.repeat(22)] },
  'fcm-token': { outside: ['', 'a'.repeat(9), 'a'.repeat(2049)], inside: ['a'.repeat(10), 'a'.repeat(2048)] },
  'mobile-number': { outside: ['', '67712345', '577123456'], inside: ['677123456', '+237 677 12 34 56'] },
  'new-password': {
    outside: ['', 'a'.repeat(11), 'a'.repeat(201)],
    inside: ['abcdefghijkl', 'ab'.repeat(100)],
  },
  'new-pin': { outside: ['', '48392', '4839200', '48392a', '４８３９２０'], inside: ['483920'] },
  'one-time-code': { outside: ['', '48392', '4839200', '48392a'], inside: ['483920'] },
  p256dh: { outside: ['', 'B'.repeat(86), '+'.repeat(87)], inside: ['B'.repeat(87)] },
  'person-name': { outside: ['a'.repeat(121), CONTROL], inside: ['', 'é'.repeat(120)] },
  photo: { outside: ['A'.repeat(204_805)], inside: ['A'.repeat(204_800)] },
  plate: { outside: ['AB', 'A'.repeat(21), '---', 'LT\u0000482'], inside: ['LT4', 'A'.repeat(20)] },
  'plate-part': { outside: ['A'.repeat(21), '---'], inside: ['', 'A'.repeat(20)] },
  'push-secret': { outside: ['', 'A'.repeat(21), '+'.repeat(22)], inside: ['A'.repeat(22)] },
  'road-number': { outside: ['', 'n5', 'N', 'N123', 'N5 '], inside: ['N5', 'X04'] },
  username: { outside: ['', 'ab', 'a'.repeat(65), '1abc', CONTROL], inside: ['abc', 'a'.repeat(64)] },
  uuid: { outside: ['', 'one', `${UUID}\n`], inside: [UUID] },
};

/**
 * Values on both sides of a bound, worked out of what the bound says of itself.
 * @throws RangeError for a rule that is not known here, so that no bound goes untried
 */
export function samplesOf({ rule, min = 0, max = 0 }: Bound, makeMembers: MakeMembers): Samples {
  const named = NAMED[rule];
  if (named !== undefined) {
    return { ...named, outside: [...named.outside, rule === 'photo' ? 'A'.repeat(300_000) : ENDLESS] };
  }
  switch (rule) {
    case 'number':
      return { outside: [min - 0.001, max + 0.001], inside: [min, max] };
    case 'whole':
      return { outside: [min - 1, Math.min(max + 1, LIMITS.seq.max)], inside: [min, max] };
    case 'compared':
      return { outside: ['a'.repeat(max + 1), ENDLESS], inside: ['', 'a'.repeat(max)] };
    case 'lines':
      return { outside: ['a'.repeat(max + 1), CONTROL, ENDLESS], inside: ['', 'é'.repeat(max), 'a\nb'] };
    case 'line':
    case 'line-or-empty': {
      const isShort = min > (rule === 'line' ? 0 : 1);
      const outside = ['a'.repeat(max + 1), CONTROL, HALF_CHARACTER, ENDLESS];
      return {
        outside: isShort ? ['a'.repeat(min - 1), ...outside] : outside,
        inside: ['a'.repeat(min), 'é'.repeat(max), ...(rule === 'line' ? [] : [' '])],
      };
    }
    case 'members':
    case 'different': {
      const outside = [...(min > 0 ? [[]] : []), makeMembers(max + 1)];
      const [member] = makeMembers(1);
      return {
        outside: rule === 'different' ? [...outside, [member, member]] : outside,
        inside: [makeMembers(min), makeMembers(max)],
      };
    }
    default:
      throw new RangeError(`There are no samples for the rule ${rule}.`);
  }
}
