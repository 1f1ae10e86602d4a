import { CONSENT_VERSION } from '@wakafine/domain/people/consent';
import { LNG } from './country';
import { uuidOf } from './player';
import type { Known, OpenJourney } from './player';
import type { Chance } from './chance';
import { pickOf } from './chance';

/** Dependencies of a move. */
export interface Table {
  readonly chance: Chance;
  readonly known: Known;
  readonly now: () => Date;
  /** Lets so many ms pass in all countries. */
  readonly pass: (ms: number) => void;
  /** Plates to be typed: of others in one country or the other. */
  readonly plates: readonly string[];
}

/** One call of a player. */
export interface Move {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180;
/** Steps between speeds that no filter takes for a jump, km/h a second. */
const STEP_KMH = 10;

const PLACE = 'latitude longitude';
const VIOLATION = `id journeyId registrationNumber transportAgency vehicleId vehicleStatus startedAt endedAt speedKmh
  severity grade status previousViolations limitKmh isOwn isWithdrawn fineAmountXaf ${PLACE}`;
const JOURNEY = `id isActive registrationNumber startTime endTime distanceKm maxSpeedKmh violationCount acceptedThrough
  vehicleId transportAgency binding boundVehicle { registrationNumber } violations { ${VIOLATION} }
  alerts { startedAt endedAt peakKmh meanKmh severity ${PLACE} } findings { kind startedAt endedAt arrival { toTown } }`;
const SIMILAR = 'id incidentType severity occurredAt isVerified confirmationCount isConfirmed';

/** A GraphQL call. */
export function graphql(query: string, variables: Readonly<Record<string, unknown>>): Move {
  return { method: 'POST', path: '/graphql', body: { query, variables } };
}

/** The moves of a player by name: acts of own accounts, and the questions that follow from the answers. */
export const MOVES: Readonly<Record<string, (table: Table, player: number) => Move>> = {
  start({ chance, known, plates, now }) {
    const isPublic = chance() < 0.6;
    const input = {
      vehicleType: 'BUS',
      registrationNumber: pickOf(chance, plates),
      category: isPublic ? 'PUBLIC' : 'PRIVATE',
      ...(isPublic
        ? { transportAgency: pickOf(chance, ['Finexs Voyages', 'Vatican Express', known.text()]) }
        : {}),
      role: pickOf(chance, ['DRIVER', 'PASSENGER']),
      startedAt: now().toISOString(),
      clientId: uuidOf(chance),
    };
    return graphql(
      `mutation ($input: StartJourneyInput!) { startJourney(input: $input) { journey { ${JOURNEY} } } }`,
      { input },
    );
  },
  drive(table, player) {
    const input = drivePush(table, player);
    return graphql(
      `mutation ($input: RecordFixesInput!) { recordFixes(input: $input) {
        accepted duplicates acceptedThrough journey { ${JOURNEY} } } }`,
      { input },
    );
  },
  end({ known, chance }, player) {
    const input = { journeyId: journeyOf({ known, chance }, player) };
    return graphql(
      `mutation ($input: EndJourneyInput!) { endJourney(input: $input) { journey { ${JOURNEY} } } }`,
      { input },
    );
  },
  claim({ known, chance }, player) {
    const place = { latitude: 4 + chance() / 10, longitude: LNG };
    const body = {
      journeyId: Number(journeyOf({ known, chance }, player)),
      speed: 55 + chance() * 60,
      ...place,
    };
    return { method: 'POST', path: '/api/violations', body };
  },
  reportViolation({ known, chance }, player) {
    const id = (chance() < 0.5 ? known.own.get(player) : undefined) ?? known.id();
    return { method: 'POST', path: `/api/violations/${id}/report` };
  },
  reportIncident({ known, chance }) {
    const input = {
      mood: 'ANGRY',
      incidentType: pickOf(chance, ['ROAD_HAZARD', 'PEDESTRIAN']),
      description: `Seen here: ${known.text()}`,
      location: placeOf(chance),
      clientId: uuidOf(chance),
    };
    return graphql(
      `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id status ${PLACE} } } }`,
      { input },
    );
  },
  similarIncidents({ chance }) {
    const variables = { ...placeOf(chance), type: pickOf(chance, ['ROAD_HAZARD', 'PEDESTRIAN']) };
    return graphql(
      `query ($lat: Float!, $lng: Float!, $type: IncidentType!) {
        similarIncidents(lat: $lat, lng: $lng, incidentType: $type) { ${SIMILAR} } }`,
      variables,
    );
  },
  confirmIncident({ known, chance }, player) {
    const { id: incidentId, ...location } = known.shown.get(player) ?? { id: known.id(), ...placeOf(chance) };
    const input = { incidentId, location };
    return graphql(
      `mutation ($input: ConfirmIncidentInput!) { confirmIncident(input: $input) { incident { ${SIMILAR} } } }`,
      { input },
    );
  },
  setConsents({ chance }) {
    const isAdult = chance() < 0.7;
    const answers = { recording: true, cases: isAdult, witness: isAdult, adult: isAdult ? 'YES' : 'UNSAID' };
    const input = { clientId: uuidOf(chance), version: CONSENT_VERSION, language: 'EN', ...answers };
    return graphql(
      `
        mutation ($input: SetConsentsInput!) {
          setConsents(input: $input) {
            viewer {
              consent {
                witness
                cases
              }
            }
          }
        }
      `,
      { input },
    );
  },
  bindVehicle({ known }) {
    return graphql(
      `mutation ($input: BindVehicleInput!) { bindVehicle(input: $input) { outcome journey { ${JOURNEY} } } }`,
      { input: { code: known.text() } },
    );
  },
  violations({ known, chance }) {
    const variables = {
      filter: {
        scope: pickOf(chance, ['PUBLIC', 'PUBLIC', 'MINE']),
        ...(chance() < 0.3 ? { from: known.time() } : {}),
        ...(chance() < 0.2 ? { to: known.time() } : {}),
        ...(chance() < 0.2 ? { cardSeverity: pickOf(chance, ['MINOR', 'MODERATE', 'SEVERE']) } : {}),
        ...(chance() < 0.2 ? { journeyId: known.id() } : {}),
        ...(chance() < 0.2 ? { transportAgency: known.text() } : {}),
      },
      search: chance() < 0.3 ? known.text() : null,
      after: chance() < 0.4 ? known.cursor() : null,
      sort: pickOf(chance, ['NEWEST', 'OLDEST', 'FASTEST', 'SLOWEST']),
    };
    return graphql(
      `query ($filter: ViolationFilter, $search: String, $after: String, $sort: ViolationSort!) {
        violations(filter: $filter, search: $search, after: $after, sort: $sort, first: 5) {
          totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${VIOLATION} } } } }`,
      variables,
    );
  },
  oneOf({ known, chance }) {
    const field = pickOf(chance, [`violation(id: $id) { ${VIOLATION} }`, `journey(id: $id) { ${JOURNEY} }`]);
    return graphql(`query ($id: ID!) { ${field} }`, { id: known.id() });
  },
  page({ known, chance }) {
    const path = pickOf(chance, ['/api/violations', '/api/journeys', '/api/incidents']);
    return { method: 'GET', path: `${path}?limit=${pickOf(chance, [1, 3, 10])}&before=${known.id()}` };
  },
};

/** The journey that a player is on, else any id. */
function journeyOf({ known }: Pick<Table, 'known' | 'chance'>, player: number): string {
  return known.open.get(player)?.id ?? known.id();
}

/** A place among the incidents of the country, in one of four cells that touch. */
function placeOf(chance: Chance): { lat: number; lng: number } {
  return { lat: 4.05 + (chance() - 0.5) / 1000, lng: LNG + (chance() - 0.5) / 1000 };
}

/** Fixes of the next half minute or so of a player's journey, once a second, up to now; the time passes with them. */
function drivePush(
  { chance, known, now, pass }: Table,
  player: number,
): { journeyId: string; fixes: readonly Readonly<Record<string, unknown>>[] } {
  const open = known.open.get(player);
  const journey: OpenJourney = open ?? { id: known.id(), seq: 0, lat: 4 + chance() / 10 };
  const startedMs = now().getTime();
  const peakKmh = pickOf(chance, [40, 58, 66, 85, 110]);
  const speeds = speedsTo(peakKmh, 12 + Math.floor(chance() * 20));
  let { lat } = journey;
  const fixes = speeds.map((speedKmh, index) => {
    lat += speedKmh / 3.6 / METRES_PER_DEGREE;
    const recordedAt = new Date(startedMs + (index + 1) * 1000).toISOString();
    return { seq: journey.seq + index + 1, lat, lng: LNG, recordedAt, accuracyM: 5 };
  });
  pass(speeds.length * 1000);
  if (open !== undefined) {
    known.open.set(player, { ...open, seq: open.seq + speeds.length, lat });
  }
  return { journeyId: journey.id, fixes };
}

function speedsTo(peakKmh: number, seconds: number): number[] {
  const rise = Array.from({ length: Math.floor(peakKmh / STEP_KMH) }, (_, index) => index * STEP_KMH);
  return [...rise, ...Array.from({ length: seconds }, () => peakKmh), ...[...rise].reverse()];
}
