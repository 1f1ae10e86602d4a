import { randomUUID } from 'node:crypto';
import { Account } from '../../modules/identity/accounts/account.entity';
import { isAgencyRole } from '@wakafine/domain/people/roles';
import type { Role } from '@wakafine/domain/people/roles';
import { startSession } from '../../modules/identity/sessions/sessions';
import { ROLE_OF } from '../../transport/policy/policy-table';
import type { Asker } from '../../transport/policy/policy-table';
import { PatientClient } from '../server/patient-client';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

/** The secrets of everybody at a party. */
export const PARTY_PIN = '483920';
/** The secrets of everybody at a party. */
export const PARTY_PASSWORD = 'a fair wind to Kribi';

/** The agency of everybody who comes from one. */
export const PARTY_AGENCY = 'Musango Bus Service';

/** Somebody signed in, or a visitor. */
export interface Person {
  readonly client: TestClient;
  /** 0 for a visitor. */
  readonly id: number;
  /** The number of a citizen, the username of staff; empty for a visitor. */
  readonly name: string;
}

/** A citizen whose things a call is about, and anyone who calls. */
export interface Party {
  readonly server: TestServer;
  readonly owner: Person;
  readonly asker: Person;
  /** Person who prepares the things of the call, where the asker can't. */
  readonly preparer?: Person;
}

let nextNumber = 690_000_000;
const hashes = new WeakMap<TestServer, Promise<{ pinHash: string; passwordHash: string }>>();

/** Invites an owner and somebody who asks, each with an account of their own behind the doors. */
export async function inviteParty(server: TestServer, asker: Asker): Promise<Party> {
  const owner = await newCitizen(server);
  return { server, owner, asker: await personAs(server, asker, owner) };
}

/** The caller, beside the owner. */
export async function personAs(server: TestServer, asker: Asker, owner: Person): Promise<Person> {
  switch (asker) {
    case 'visitor':
      return { client: new PatientClient(server.url), id: 0, name: '' };
    case 'owner':
      return owner;
    case 'other':
      return newCitizen(server);
    default:
      return newStaffMember(server, { role: ROLE_OF[asker] });
  }
}

/** A citizen with a number of their own, signed in. */
export async function newCitizen(server: TestServer): Promise<Person> {
  nextNumber += 1;
  const mobileNumber = String(nextNumber);
  const { pinHash } = await hashesOf(server);
  const account = { username: mobileNumber, mobileNumber, pinHash, fullName: 'Demo Citizen' };
  return signedIn(server, { ...account, role: 'CITIZEN' });
}

/** Somebody of the staff or of an agency, signed in. */
export async function newStaffMember(
  server: TestServer,
  { role, mustChangePassword = false }: { role: Role; mustChangePassword?: boolean },
): Promise<Person> {
  const { passwordHash } = await hashesOf(server);
  const username = `${role.toLowerCase()}-${randomUUID()}`;
  const agencyName = isAgencyRole(role) ? PARTY_AGENCY : null;
  return signedIn(server, { username, passwordHash, role, agencyName, mustChangePassword });
}

/** Another session of somebody, in a browser of its own. */
export async function anotherSession(
  { services, url }: TestServer,
  { id }: { id: number },
  role: Role,
): Promise<{ client: TestClient; sessionId: number }> {
  const { token, sessionId } = await startSession({ ...services, actor: null }, { id, role });
  const client = new PatientClient(url);
  client.setCookie('wf_session', token);
  return { client, sessionId };
}

async function signedIn(
  server: TestServer,
  person: Partial<Account> & { username: string; role: Role },
): Promise<Person> {
  const createdAt = server.services.clock();
  const { id } = await server.services.db.entities.save(Account, { ...person, createdAt });
  const { client } = await anotherSession(server, { id }, person.role);
  return { client, id, name: person.username };
}

/** Hashing is slow on purpose: everybody at a party has the same secret. */
function hashesOf(server: TestServer): Promise<{ pinHash: string; passwordHash: string }> {
  const { hasher } = server.services;
  const made =
    hashes.get(server) ??
    Promise.all([hasher.hash(PARTY_PIN), hasher.hash(PARTY_PASSWORD)]).then(([pinHash, passwordHash]) => ({
      pinHash,
      passwordHash,
    }));
  hashes.set(server, made);
  return made;
}
