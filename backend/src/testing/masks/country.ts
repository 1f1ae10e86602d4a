import { randomBytes } from 'node:crypto';
import { canonicalPlate } from '@wakafine/domain/plate';
import { isLive } from '@wakafine/domain/public-time';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { Account } from '../../modules/identity/account.entity';
import { startSession } from '../../modules/identity/sessions';
import { TestClient } from '../test-client';
import type { TestServer } from '../test-server';

/** A journey of a country, with the violation that its track has shown. */
export interface CountryRow {
  /** Which of the citizens: the last one is who asks. */
  readonly citizen: number;
  readonly plate: string;
  /** The agency that the vehicle is bound to; null: the plate was only typed. */
  readonly agency: string | null;
  readonly startedAtMs: number;
  readonly speedKmh: number;
  readonly lat: number;
  readonly grade: 'A' | 'B' | 'C';
}

/** Everything that is in a database of the test, but for who asks. */
export type Country = readonly CountryRow[];

/** So many citizens live there; the last one asks. */
export const CITIZENS = 4;
/** Who asks. */
export const ASKER = CITIZENS - 1;

/** Numbers from 0 to below 1 that a seed gives (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A country up to a time: bound buses, typed plates, and who asks typing the plates of others. */
export function buildCountry(chance: () => number, nowMs: number): Country {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(chance() * values.length)] ?? (values[0] as Value);
  const typed = ['LT 482 KD', 'CE-1234-C', 'OU-1-B', 'ABC', 'A1-', 'SW 771 AA', 'lt482kd', 'NW 909 QX'];
  const bound = ['SW 452 CM', 'EN 300 TT', 'LT 111 AA'];
  const agencies = ['Finexs Voyages', 'Touristique Express', 'Finexs Voyages'];
  return Array.from({ length: 40 }, (_, index) => {
    const citizen = Math.floor(chance() * CITIZENS);
    const which = Math.floor(chance() * bound.length);
    const isBound = citizen !== ASKER && chance() < 0.4;
    const age = index < 24 ? chance() * 3 * HOUR_MS : chance() * 60 * 24 * HOUR_MS;
    return {
      citizen,
      plate: isBound ? (bound[which] ?? '') : pick([...typed, ...bound]),
      agency: isBound ? (agencies[which] ?? null) : null,
      startedAtMs: nowMs - 2 * MINUTE_MS - Math.floor(age),
      speedKmh: 52 + chance() * 60,
      lat: 4 + chance() / 10,
      grade: pick(['A', 'A', 'B', 'C'] as const),
    };
  });
}

/**
 * The same country with other plates, by a bijection that leaves what masks show. `isOwnKept` leaves the plates that who
 * asks has typed, so that they are those of others in one country only.
 */
export function withOtherPlates(country: Country, { isOwnKept }: { isOwnKept: boolean }): Country {
  return country.map((row) =>
    isOwnKept && row.citizen === ASKER ? row : { ...row, plate: otherPlate(row.plate) },
  );
}

/** The same country with other times, within what public rows show of them, and other places. */
export function withOtherTimes(country: Country, chance: () => number, nowMs: number): Country {
  return country.map((row) => {
    if (row.citizen === ASKER) {
      return row;
    }
    const spanMs = isLive(row.startedAtMs, nowMs) ? MINUTE_MS : HOUR_MS;
    const from = Math.floor(row.startedAtMs / spanMs) * spanMs;
    return { ...row, startedAtMs: from + Math.floor(chance() * spanMs), lat: 4 + chance() / 10 };
  });
}

/** Writes a country into the empty database of a server, under the public ids of another one. */
export async function writeCountry(server: TestServer, country: Country, like?: TestServer): Promise<void> {
  const { dataSource, services } = server;
  if (like !== undefined) {
    const [key] = await like.dataSource.query('SELECT inner_key, outer_key FROM public_id_key');
    await dataSource.query('UPDATE public_id_key SET inner_key = $1, outer_key = $2', [
      key.inner_key,
      key.outer_key,
    ]);
  }
  const accountIds: number[] = [];
  for (let citizen = 0; citizen < CITIZENS; citizen += 1) {
    const mobileNumber = String(677_000_100 + citizen);
    const account = {
      username: mobileNumber,
      mobileNumber,
      role: 'CITIZEN' as const,
      createdAt: services.clock(),
    };
    accountIds.push((await services.db.entities.save(Account, account)).id);
  }
  for (const row of country) {
    await writeRow(server, row, accountIds[row.citizen] ?? 0);
  }
}

/** Who asks, signed in; their account is the last of the citizens. */
export async function askerOf({ url, services }: TestServer): Promise<TestClient> {
  const { id } = await services.db.entities.findOneByOrFail(Account, {
    mobileNumber: String(677_000_100 + ASKER),
  });
  const { token } = await startSession({ ...services, actor: null }, { id, role: 'CITIZEN' });
  const client = new TestClient(url);
  client.setCookie('wf_session', token);
  return client;
}

async function writeRow({ dataSource }: TestServer, row: CountryRow, accountId: number): Promise<void> {
  const { plate, agency, speedKmh, lat, grade } = row;
  const startedAt = new Date(row.startedAtMs);
  const [vehicle] = await dataSource.query(
    `INSERT INTO vehicle (plate, created_at) VALUES ($1, $2)
     ON CONFLICT (plate) DO UPDATE SET plate = excluded.plate RETURNING id`,
    [canonicalPlate(plate), startedAt],
  );
  if (agency !== null) {
    await dataSource.query('UPDATE vehicle SET agency_name = $1 WHERE id = $2', [agency, vehicle.id]);
  }
  const binding = agency === null ? 'TYPED' : 'BOUND';
  const typedAgency = agency ?? 'Typed Travel';
  const [journey] = await dataSource.query(
    `INSERT INTO journey (account_id, vehicle_id, content_hash, vehicle_type, registration_number, category,
       transport_agency, traveller_role, started_at, ended_at, last_received_at, distance_m, average_speed_kmh,
       moving_s, violation_count, binding)
     VALUES ($1, $2, $3, 'BUS', $4, 'PUBLIC', $5, 'DRIVER', $6, $6, $6, 12000, 40, 1080, 1, $7) RETURNING id`,
    [accountId, vehicle.id, randomBytes(8), plate, typedAgency, startedAt, binding],
  );
  const severity = speedKmh >= 70 ? 'DANGER' : speedKmh >= 60 ? 'WARNING' : 'CAUTION';
  await dataSource.query(
    `INSERT INTO violation (journey_id, account_id, vehicle_id, vehicle_type, registration_number, category,
       transport_agency, started_at, ended_at, speed_kmh, latitude, longitude, severity, grade, fix_count, binding)
     VALUES ($1, $2, $3, 'BUS', $4, 'PUBLIC', $5, $6, $6, $7, $8, 9.7, $9, $10, 12, $11)`,
    [
      journey.id,
      accountId,
      vehicle.id,
      plate,
      typedAgency,
      startedAt,
      speedKmh,
      lat,
      severity,
      grade,
      binding,
    ],
  );
}

/** Another plate of which every mask shows the same: two at the front, two at the end of 7 or more. */
function otherPlate(plate: string): string {
  const length = [...canonicalPlate(plate)].length;
  const last = length >= 7 ? length - 2 : length;
  let index = -1;
  return [...plate]
    .map((sign) => {
      if (!/[\p{L}\p{N}]/u.test(sign)) {
        return sign;
      }
      index += 1;
      const isShown = index < 2 || index >= last;
      return isShown ? sign : /[0-9]/.test(sign) ? String((Number(sign) + 3) % 10) : nextLetter(sign);
    })
    .join('');
}

function nextLetter(letter: string): string {
  const first = letter === letter.toUpperCase() ? 65 : 97;
  return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 5) % 26));
}

/** Staff that may see masks and nothing behind them, the same in every country. */
export async function operatorOf({ url, services }: TestServer): Promise<TestClient> {
  const account = { username: 'operator', role: 'OPERATOR' as const, createdAt: services.clock() };
  const { id } = await services.db.entities.save(Account, account);
  const { token } = await startSession({ ...services, actor: null }, { id, role: 'OPERATOR' });
  const client = new TestClient(url);
  client.setCookie('wf_session', token);
  return client;
}
