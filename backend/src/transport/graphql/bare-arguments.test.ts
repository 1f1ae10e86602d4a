import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { GRAPHQL_CALLS } from '../../testing/policy/graphql-calls';
import { openTheatre } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import { documentFor, fieldOf, fieldsOf } from '../../testing/server/any-operation';
import type { Root } from '../../testing/server/any-operation';
import type { JsonValue } from '../../testing/server/test-client';
import { ASKERS, POLICY } from '../policy/policy-table';

const TOO_LONG = 'a'.repeat(100_000);
const KMH = [9, 201];

/** Values outside of the bounds of an argument that stands by itself, by its name. */
const OUTSIDE: Readonly<Record<string, readonly unknown[]>> = {
  after: ['', 'no cursor', TOO_LONG],
  caution: KMH,
  code: ['', TOO_LONG],
  danger: KMH,
  day: ['', '2026-02-30', TOO_LONG],
  days: [-1, 0, 367],
  first: [-1, 0, 101],
  headingDeg: [-0.1, 360.1],
  kinds: [Array.from({ length: 1_000 }, () => 'LIMITS_CHANGED')],
  lat: [-90.1, 90.1],
  lng: [-180.1, 180.1],
  month: ['', '2026-13', TOO_LONG],
  night: ['', '2026-02-30', TOO_LONG],
  on: ['', '2026-02-30', TOO_LONG],
  perZone: [-1, 0, 21],
  proposalIds: [[], ['1', '1'], Array.from({ length: 1_001 }, (_, index) => String(index + 1))],
  search: ['a'.repeat(101), 'a\u0000b', TOO_LONG],
  since: ['no version', TOO_LONG],
  warning: KMH,
};
/**
 * An address that no push service can have was never stored, and a token that no link has opens nothing: the answer is that of
 * any other that is not there.
 */
const NEVER_THERE = ['Mutation.deletePushSubscription(endpoint)', 'Query.agencyInvitation(token)'];
/** Here every operation is sent over HTTP, which refuses a subscription before it looks at its arguments; its own test tries them. */
const BY_SOCKET = ['Subscription.publicEvents(kinds)'];

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
});
afterAll(() => theatre.close());

/** Every argument that is no input of its own, and that the schema alone would take at any size. */
function bareArguments() {
  return (['Query', 'Mutation', 'Subscription'] as const).flatMap((root) =>
    fieldsOf(theatre.schema, root).flatMap((field) =>
      fieldOf(theatre.schema, root, field)
        .args.filter(({ type }) => isEndless(type))
        .map(({ name }) => ({ root, field, name })),
    ),
  );
}

function isEndless(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  const isOpen = isListType(getNullableType(type)) || ['String', 'Float', 'Int'].includes(named.name);
  return isOpen && !isInputObjectType(named);
}

async function refusal({ root, field, name }: { root: Root; field: string; name: string }, value: unknown) {
  const operation = `${root}.${field}`;
  const outcomes = POLICY[operation] ?? [];
  const asker = ASKERS.find(
    (each, index) => each !== 'visitor' && ['yes', 'full', 'masked'].includes(outcomes[index] ?? ''),
  );
  const party = await theatre.partyFor(operation, asker ?? 'admin');
  const known = (await GRAPHQL_CALLS[operation]?.(party, theatre)) ?? {};
  const query = documentFor(theatre.schema, root, field, { mostFields: 20, mostLevels: 4 });
  const { body } = await party.asker.client.graphql(query, { ...known, [name]: value });
  const [error]: JsonValue[] = body.errors ?? [null];
  return error?.extensions ?? {};
}

test('an argument that stands by itself is bounded by the act, which names it', async () => {
  const wrong: unknown[] = [];
  const tried = new Set<string>();
  for (const argument of bareArguments()) {
    const called = `${argument.root}.${argument.field}(${argument.name})`;
    for (const value of [...NEVER_THERE, ...BY_SOCKET].includes(called)
      ? []
      : (OUTSIDE[argument.name] ?? ['no value is known'])) {
      const { code, fields } = await refusal(argument, value);
      tried.add(argument.name);
      if (code !== 'BAD_USER_INPUT' || fields?.[argument.name] === undefined) {
        wrong.push([called, String(value).slice(0, 30), code, fields]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([...tried].sort()).toEqual(Object.keys(OUTSIDE).sort());
});
