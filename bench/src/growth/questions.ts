import { RECORD_FIXES } from '@wakafine/simulator/client/operations';
import { readAppDocuments } from '../dashboard/app-documents';
import type { CountrySize } from '../dashboard/country';
import { cursorTo } from '../dashboard/places';
import { openConnection } from '../load/connection';
import { failureOf, openDrivers, pushBody, type Driver } from '../load/drivers';
import type { Asking } from '../reads/asking';
import { signInAdministrator } from '../sides/administrator';
import { sideOf } from '../sides/ours';

/** Questions that are asked of every country. */
export const QUESTIONS = ['push', 'active', 'route', 'violations', 'dashboard'] as const;
/** A question that is asked of every country. */
export type Question = (typeof QUESTIONS)[number];

/** Pushes of a journey before its route is asked for. */
const PUSHES_BEFORE = 10;
const PAGE = `query Page($after: String) { violations(first: 50, after: $after) { pageInfo { hasNextPage endCursor }
  edges { cursor node { id severity speedKmh startedAt registrationNumber transportAgency latitude longitude } } } }`;

/** Opens what asks a server, with phones that drive and with staff. @throws Error where it refuses them */
export async function questionsOf(
  server: { readonly url: string; readonly pid: number },
  { country, connections }: { country: CountrySize; connections: number },
): Promise<Readonly<Record<Question, Asking>>> {
  const side = sideOf(server);
  const documents = readAppDocuments();
  const pushing = await openDrivers(side, connections);
  const looking = await openDrivers(side, connections);
  for (const driver of looking) {
    await pushAhead(driver);
  }
  const headers = { cookie: await signInAdministrator(server.url) };
  const staff = Array.from({ length: connections }, () => openConnection(side.graphqlUrl, headers));
  const drivers = looking.map(({ connection }) => connection);
  const active = JSON.stringify({ query: documents('ActiveJourney') });
  const routes = looking.map(({ journeyId }) =>
    JSON.stringify({ query: documents('journeyRoute'), variables: { id: journeyId } }),
  );
  const overview = JSON.stringify({
    query: documents('staffOverview'),
    variables: { range: 'LAST_30_DAYS' },
  });
  const { pid } = server;
  return {
    push: {
      ...{ pid, slices: [], connections: pushing.map(({ connection }) => connection) },
      bodyOf: (index) => bodyOfPush(pushing[index]),
      faultOf: (text) => failureOf({ status: 200, text }),
    },
    active: {
      ...{ pid, slices: [], connections: drivers, bodyOf: () => active },
      faultOf: beginsWith('{"data":{"activeJourney":{"id"'),
    },
    route: {
      ...{ pid, slices: [], connections: drivers, bodyOf: (index) => routes[index] ?? '' },
      faultOf: beginsWith('{"data":{"journey":{"id"'),
    },
    violations: {
      ...{ pid, slices: [], connections: staff },
      bodyOf: (index, turn) => pageBody(country.violations, index * 1_000 + turn),
      faultOf: (text) => (text.split('"cursor"').length === 51 ? null : text),
    },
    dashboard: {
      ...{ pid, slices: [], connections: staff, bodyOf: () => overview },
      faultOf: (text) => (text.includes('"errors"') ? text : null),
    },
  };
}

/**
 * Every second page is the first one; the others begin behind any row of the newer half. A small country has so few of these that all
 * of their answers would be remembered: a variable that is not declared makes each a question that was not asked before.
 */
function pageBody(violations: number, index: number): string {
  const variables = index % 2 === 0 ? {} : { after: cursorTo(violations / 2, violations / 4, index), index };
  return JSON.stringify({ query: PAGE, variables });
}

async function pushAhead({ connection, journeyId, stream }: Driver): Promise<void> {
  for (let push = 0; push < PUSHES_BEFORE; push += 1) {
    const failure = failureOf(await connection.post(pushBody(RECORD_FIXES, journeyId, stream)));
    if (failure !== null) {
      throw new Error(failure);
    }
  }
}

function bodyOfPush(driver: Driver | undefined): string {
  return driver === undefined ? '' : pushBody(RECORD_FIXES, driver.journeyId, driver.stream);
}

function beginsWith(start: string): Asking['faultOf'] {
  return (text) => (text.startsWith(start) ? null : text);
}
