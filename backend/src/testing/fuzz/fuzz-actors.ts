import { newCitizen, newStaffMember } from '../policy/party';
import type { Person } from '../policy/party';
import { ownersIncident, ownersViolation } from '../policy/things';
import { TestClient } from '../test-client';
import type { TestServer } from '../test-server';
import type { FuzzRequest } from './fuzz-request';
import type { OwnThing } from './odd-values';

/** Each browser stays below the calls that a session may make. */
const REQUESTS_PER_CAST = 240;
/** After these a session may be over. */
const ENDS_SESSIONS =
  /sign-?out|revoke|changePassword|deleteMyAccount|suspendUser|signIn|signin|resetPin|custom-pin/i;

/** Somebody who sends requests, with things of their own. */
export interface FuzzActor {
  readonly client: TestClient;
  readonly things: Readonly<Record<OwnThing, number>>;
}

/** Gives whoever sends the next request: a visitor, citizens and an administrator in turns, new ones in time. */
export function fuzzActors(server: TestServer): (request: FuzzRequest) => Promise<FuzzActor> {
  let served = 0;
  let cast = newCast(server);
  return async ({ name }) => {
    const actors = await cast;
    served += 1;
    if (served % REQUESTS_PER_CAST === 0 || ENDS_SESSIONS.test(name)) {
      cast = newCast(server);
    }
    const actor = actors[served % actors.length];
    if (actor === undefined) {
      throw new Error('There is nobody to send a request');
    }
    return actor;
  };
}

/** A text with the things of an actor in the places that were kept for them. */
export function filled(text: string, { things }: FuzzActor): string {
  return Object.entries(things).reduce(
    (known, [thing, id]) =>
      known.replaceAll(`"${thing}"`, String(id)).replaceAll(encodeURIComponent(thing), String(id)),
    text,
  );
}

async function newCast(server: TestServer): Promise<FuzzActor[]> {
  const owner = await newCitizen(server);
  const things = await thingsOf(server, owner);
  const admin = await newStaffMember(server, { role: 'ADMIN' });
  const neighbour = await newCitizen(server);
  return [new TestClient(server.url), owner.client, neighbour.client, owner.client, admin.client].map(
    (client) => ({ client, things }),
  );
}

async function thingsOf(server: TestServer, owner: Person): Promise<FuzzActor['things']> {
  const violation = Number(await ownersViolation({ owner }));
  const [row] = await server.dataSource.query<{ journeyId: number; vehicleId: number }[]>(
    'SELECT journey_id AS "journeyId", vehicle_id AS "vehicleId" FROM violation WHERE id = $1',
    [violation],
  );
  return {
    '@violation': violation,
    '@incident': Number(await ownersIncident({ owner })),
    '@user': owner.id,
    '@journey': row?.journeyId ?? 0,
    '@vehicle': row?.vehicleId ?? 0,
  };
}
