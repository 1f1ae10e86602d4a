import type { JsonValue } from '../server/test-client';

/** Of any type, and wrong for most schemas. */
const ANYTHING: readonly unknown[] = [
  ...[null, true, 7, 1.5, -1, 0, 1e15, [], {}, '', ' ', '7', 'text', 'a\u0000b', 'a\nb', 'a\ud800b', '👩🏾‍✈️'],
  ...['2026-11-20T08:15:00.000Z', '2026-11-20T09:15:00+01:00', '2026-11-20', '2026-02-30T00:00:00Z'],
  ...['1969-12-31T23:59:59Z', 'b3e1c2de-6a1e-4c8e-9a54-0f0a3c1d2e4f', 'b3e1c2de', 'x'.repeat(3_000)],
  ...[
    '  670 000 041 ',
    '+237670000041',
    '00237 670000041',
    '237670000041',
    '67000004',
    '770000041',
    '483920',
  ],
];

/** A valid body with one thing changed, and by which path. */
export interface Variant {
  readonly path: string;
  readonly body: unknown;
}

/**
 * A valid body, and what becomes of it when each of its members in turn is left out, is of another type, or lies at, just within
 * and just outside the bounds that its schema names.
 */
export function bodyVariants(schema: JsonValue, example: JsonValue): Variant[] {
  const changed = changesOf(schema, example).map(({ path, body }) => ({ path, body }));
  return [
    { path: '', body: example },
    ...[null, [], 'text', 7].map((body) => ({ path: '', body })),
    ...changed,
  ];
}

function changesOf(schema: JsonValue, value: JsonValue, at = ''): Variant[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    return changesOf(schema.items ?? {}, first, `${at}0.`).map(({ path, body }) => ({
      path,
      body: [body, ...rest],
    }));
  }
  const members = Object.entries<JsonValue>(schema?.properties ?? {});
  return members.flatMap(([name, member]) => {
    const { [name]: known, ...others } = value;
    const put = (body: unknown): Variant => ({ path: `${at}${name}`, body: { ...value, [name]: body } });
    const inner =
      typeof known === 'object' && known !== null
        ? changesOf(member, known, `${at}${name}.`).map(({ path, body }) => ({ path, body: put(body).body }))
        : [];
    return [{ path: `${at}${name}`, body: others }, ...valuesFor(member).map(put), ...inner];
  });
}

function valuesFor(schema: JsonValue): unknown[] {
  const { minimum, maximum, minLength, maxLength, enum: names } = schema;
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  const lengths = [minLength, maxLength].filter((length) => length !== undefined);
  return [
    ...ANYTHING,
    ...bounds.flatMap((bound: number) => [bound - 1, bound - 0.001, bound, bound + 0.001, bound + 1]),
    ...lengths
      .flatMap((length: number) => [length - 1, length, length + 1])
      .map((length) => 'x'.repeat(length)),
    ...(names ?? []),
    ...(names ?? []).slice(0, 2).map((name: unknown) => `${String(name)}x`),
    ...[1, 2, 3, 20, 21, 80, 81, 500, 501].map((length) => 'x'.repeat(length)),
  ];
}
