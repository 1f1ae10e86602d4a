import fc from 'fast-check';

const MEGABYTE = 1_000_000;

/** Texts that have broken other services: each by a name, for the report. */
export const ODD_TEXTS: Readonly<Record<string, string>> = {
  nothing: '',
  'prototype key': '__proto__',
  constructor: 'constructor',
  'method of every object': 'toString',
  operator: '{"$gt":""}',
  'SQL that is always true': "' OR '1'='1",
  'SQL that deletes': "'; DROP TABLE account; --",
  'right-to-left override': '\u202Eabc\u202C',
  'lone high surrogate': 'a\uD800b',
  'lone low surrogate': '\uDC00',
  NUL: 'a\u0000b',
  'control characters': '\u0001\u001b[31m\u0007',
  'line ends': 'a\r\nSet-Cookie: x=y',
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  template: '${7*7}{{7*7}}#{7*7}',
  'way out of a folder': '../../../../etc/passwd',
  'percent signs': '%s%n%00%25',
  emoji: '👩🏾‍✈️🚗',
  'combining marks': `e${'\u0301'.repeat(500)}`,
  'full-width digits': '６７７００００００１',
  'Arabic digits': '٦٧٧٠٠٠٠٠١',
  'very large number': '9'.repeat(400),
  'not a number': 'NaN',
  megabyte: 'x'.repeat(MEGABYTE),
};

/** Mostly short: megabytes are few, so that a run stays short too. */
const oddText = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom(...Object.values(ODD_TEXTS).filter((text) => text.length < 2_000)),
  },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 4,
    arbitrary: fc.string({
      unit: fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(20_000), 'x'.repeat(MEGABYTE)) },
);

const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, 5e-324, 301, 91),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Objects with keys that are something else already; made by the parser, so that they are keys of their own. */
const oddObject = fc
  .constantFrom(
    '{"__proto__":{"role":"ADMIN"}}',
    '{"constructor":{"prototype":{"role":"ADMIN"}}}',
    '{"$gt":"","$ne":null}',
    '{"toString":1,"valueOf":2,"length":-1}',
    '{"":{"":{"":[]}}}',
  )
  .map((text): unknown => JSON.parse(text));

/** Any JSON value that does not belong where it is sent. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 4, arbitrary: oddNumber },
  { weight: 2, arbitrary: oddObject },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], [[]], [null], {}) },
);

const farTimes = fc.oneof(
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString()),
  fc.constantFrom('0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00.000Z'),
  fc.constantFrom('2026-02-30T00:00:00Z', '2026-11-20', '2026-11-20T24:00:00+14:00'),
);

/** A text that stands for a thing of anyone who sends it, until they are known. */
const OWN_THINGS = ['@journey', '@violation', '@incident', '@user', '@vehicle'] as const;
/** One of them. */
export type OwnThing = (typeof OWN_THINGS)[number];

/** Values that could be right for a kind of member, so that calls get behind the first check. */
export const LIKELY = {
  text: fc.oneof(
    fc.constantFrom('LT 482 KD', '677000001', '483920', '271828', 'Finexs Voyages', 'A broken bridge'),
    fc.string({ maxLength: 12 }),
  ),
  id: fc.oneof(fc.constantFrom<string>(...OWN_THINGS), fc.integer({ min: 1, max: 120 }).map(String)),
  whole: fc.oneof(fc.integer({ min: 0, max: 130 }), fc.integer({ min: 1, max: 20_000 })),
  number: fc.double({ min: 1, max: 89, noNaN: true }),
  flag: fc.boolean(),
  time: fc.oneof({ weight: 5, arbitrary: fc.nat(3_600_000).map(ago) }, { weight: 1, arbitrary: farTimes }),
};

/** By the names of members whose type says too little. */
const LIKELY_BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  clientId: fc.uuid(),
  resetId: fc.uuid(),
  // Below the numbers that the citizens of tests are given.
  mobileNumber: fc.integer({ min: 600_000_000, max: 649_999_999 }).map(String),
  pin: fc.constantFrom('483920', '271828'),
  pinCode: fc.constantFrom('483920', '271828'),
  newPin: fc.constantFrom('483920', '271828'),
  journeyId: fc.constant('@journey'),
  incidentId: fc.constant('@incident'),
  vehicleId: fc.constant('@vehicle'),
  userId: fc.constant('@user'),
  startedAt: fc.nat(3_600_000).map(ago),
  startTime: fc.nat(3_600_000).map(ago),
  endedAt: fc.constant(null),
  endTime: fc.constant(null),
  speed: fc.double({ min: 50, max: 300, noNaN: true }),
  version: fc.constant(1),
  registrationNumber: fc.constantFrom('LT 482 KD', 'CE 1234 C', 'abc', 'É-12-Ж'),
  before: fc.constantFrom('@journey', '@violation'),
  after: fc.constant(null),
};

/** Mostly the value that could be right, now and then one that could not. */
export function mostly(likely: fc.Arbitrary<unknown>, name = ''): fc.Arbitrary<unknown> {
  const likelier = LIKELY_BY_NAME[name] ?? likely;
  return fc.oneof({ weight: 30, arbitrary: likelier }, { weight: 1, arbitrary: oddValue });
}

/** An object of which now and then members are missing, odd, or too many. */
export function mostlyWhole(members: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> {
  const stored = Object.entries(members).map(([name, value]) =>
    fc.oneof(
      { weight: 40, arbitrary: value.map((each): [string, unknown][] => [[name, each]]) },
      { weight: 1, arbitrary: fc.constant<[string, unknown][]>([]) },
    ),
  );
  const added = fc.oneof(
    { weight: 20, arbitrary: fc.constant<[string, unknown][]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('__proto__', 'constructor', 'role', 'id', 'isAdmin', 'then'), oddValue)
        .map((pair): [string, unknown][] => [pair]),
    },
  );
  return mostly(fc.tuple(...stored, added).map((parts) => objectOf(parts.flat())));
}

/** Every key becomes one of the object's own, whatever it is called. */
function objectOf(members: readonly [string, unknown][]): object {
  const object = {};
  for (const [name, value] of members) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
  }
  return object;
}

function ago(byMs: number): string {
  return new Date(Date.now() - byMs).toISOString();
}
