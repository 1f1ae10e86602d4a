import { newCitizen, newStaffMember } from '../party/party';
import { PatientClient } from '../server/patient-client';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';
import type { FuzzRequest } from './fuzz-request';
import { thingsFor } from './fuzz-things';
import type { FuzzThings } from './fuzz-things';

/** Each browser stays far below the calls that a session may make, and most find their things as they were. */
const REQUESTS_PER_CAST = 60;
/** After these a session or the journey of the cast may be over. */
const SPENDS_CAST =
  /sign-?out|revoke|changePassword|deleteMyAccount|suspendUser|signIn|signin|resetPin|custom-pin|endAllJourneys/i;

/** Somebody who sends requests, and the things that they know of. */
export interface FuzzActor {
  readonly client: TestClient;
  readonly things: FuzzThings;
}

/**
 * Gives anyone who sends the next request: a visitor, citizens and an administrator in turns. They are made anew
 * in time,
 * but only once somebody is asked for: nothing is made any more when the last request is answered.
 */
export function fuzzActors(server: TestServer): (request: FuzzRequest) => Promise<FuzzActor> {
  let served = 0;
  let cast: Promise<FuzzActor[]> | null = null;
  return async ({ name }) => {
    const turn = served;
    served += 1;
    const asked = cast ?? newCast(server);
    cast = served % REQUESTS_PER_CAST === 0 || SPENDS_CAST.test(name) ? null : asked;
    const actors = await asked;
    const actor = actors[turn % actors.length];
    if (actor === undefined) {
      throw new Error('There is nobody to send a request');
    }
    return actor;
  };
}

/** A text with the things of an actor in the places that were stored for them. */
export function filled(text: string, { things }: FuzzActor): string {
  return Object.entries(things).reduce(
    (known, [thing, id]) =>
      known.replaceAll(`"${thing}"`, String(id)).replaceAll(encodeURIComponent(thing), String(id)),
    text,
  );
}

async function newCast(server: TestServer): Promise<FuzzActor[]> {
  const owner = await newCitizen(server);
  const things = await thingsFor(server, owner);
  const admin = await newStaffMember(server, { role: 'ADMIN' });
  const neighbour = await newCitizen(server);
  return [new PatientClient(server.url), owner.client, neighbour.client, owner.client, admin.client].map(
    (client) => ({ client, things }),
  );
}
