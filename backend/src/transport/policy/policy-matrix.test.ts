import { fieldsOf, ROOTS } from '../../testing/server/any-operation';
import { outcomeOf } from '../../testing/policy/outcome';
import { newStaffMember } from '../../testing/party/party';
import { onlyLooks, openTheatre, outcomesFor } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import { routesOf } from '../../testing/server/route-table';
import { ASKERS, POLICY } from './policy-table';
import type { Outcome } from '../../modules/identity/acts/rules';

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
});
afterAll(() => theatre.close());

/** The stage is looked at before somebody ends all journeys. */
const LOOKING_FIRST = Object.entries(POLICY).sort(
  ([one], [other]) => Number(onlyLooks(other)) - Number(onlyLooks(one)),
);

test('everything that the server serves is in the policy table, and nothing else', async () => {
  const fields = ROOTS.flatMap((root) => fieldsOf(theatre.schema, root).map((name) => `${root}.${name}`));
  const served = [...fields, ...(await routesOf(theatre.server))];
  expect(Object.keys(POLICY).sort()).toEqual(served.sort());
});

test.each(LOOKING_FIRST)('%s comes out for everybody as the table says', async (operation, row) => {
  const outcomes = await outcomesFor(operation, ASKERS, async (asker) => {
    const party = await theatre.partyFor(operation, asker);
    return outcomeOf(operation, await theatre.perform(operation, party));
  });
  expect(outcomes).toEqual(Object.fromEntries(ASKERS.map((asker, index) => [asker, row[index]])));
});

/** Operations open to a one-time password, beside what anyone may do; none of them shows anybody else. */
const FOR_ONE_TIME_PASSWORDS = [
  'Query.viewer',
  'Mutation.changePassword',
  'Mutation.signOut',
  'POST /api/auth/signout',
  'GET /api/auth/me',
];

test('an administrator with a one-time password can do no more than a visitor before it is changed', async () => {
  const more: [string, Outcome][] = [];
  for (const [operation, [forVisitors]] of LOOKING_FIRST) {
    const { server, owner } = await theatre.partyFor(operation, 'admin');
    const asker = await newStaffMember(server, { role: 'ADMIN', mustChangePassword: true });
    const outcome = outcomeOf(operation, await theatre.perform(operation, { server, owner, asker }));
    const isLess = outcome === 'null' || (outcome === 'yes' && forVisitors === 'masked');
    if (outcome !== 'FORBIDDEN' && outcome !== forVisitors && !isLess) {
      more.push([operation, outcome]);
    }
  }
  expect(more.filter(([operation]) => !FOR_ONE_TIME_PASSWORDS.includes(operation))).toEqual([]);
});
