import type { FixFlag } from '@wakafine/domain/speed/fix';
import type { SpeedZone, ViolationSeverity } from '@wakafine/domain/speed/zones';

/** A phone's input about its vehicle and its drive. */
export interface JourneyStart {
  readonly vehicleType: 'CAR' | 'BUS' | 'BIKE' | 'TRAIN';
  readonly registrationNumber: string;
  readonly category: 'PRIVATE' | 'PUBLIC';
  readonly transportAgency?: string;
  readonly role?: 'DRIVER' | 'PASSENGER';
  /** Code of the vehicle, as it is scanned or typed. */
  readonly vehicleCode?: string;
  /** Signature of an enrolled phone over this start. */
  readonly deviceProof?: { readonly deviceId: string; readonly signature: string };
  /** UUID that makes a repeated start the same journey; drawn by the phone when unset. */
  readonly clientId?: string;
  /** Milliseconds since 1970; unset: now. */
  readonly startedAtMs?: number;
}

/** A journey from the public API, without its route. */
export interface JourneyNumbers {
  readonly id: string;
  readonly registrationNumber: string;
  readonly startTime: string;
  readonly endTime: string | null;
  readonly distanceKm: number;
  readonly maxSpeedKmh: number | null;
  readonly averageSpeedKmh: number;
  readonly currentSpeedKmh: number | null;
  readonly zone: SpeedZone | null;
  readonly isActive: boolean;
  readonly status: 'ACTIVE' | 'COMPLETED';
  readonly violationCount: number;
  readonly acceptedThrough: number;
}

/** A violation from the public API, for its owner. */
export interface ViolationNumbers {
  readonly id: string;
  readonly severity: ViolationSeverity;
  readonly speedKmh: number;
  readonly meanSpeedKmh: number | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly grade: 'A' | 'B' | 'C';
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly fixCount: number;
}

/** Answer of the service to one push of fixes. */
export interface Receipt {
  readonly accepted: number;
  readonly duplicates: number;
  readonly acceptedThrough: number;
  readonly flagged: readonly { readonly seq: number; readonly reason: FixFlag }[];
  readonly journey: Pick<
    JourneyNumbers,
    'id' | 'distanceKm' | 'maxSpeedKmh' | 'currentSpeedKmh' | 'zone' | 'violationCount'
  >;
}

const JOURNEY = `id registrationNumber startTime endTime distanceKm maxSpeedKmh averageSpeedKmh currentSpeedKmh zone
  isActive status violationCount acceptedThrough`;

export const SIGN_UP = `mutation SignUp($input: SignUpInput!) { signUp(input: $input) { id } }`;
export const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;
export const SIGN_OUT = `mutation SignOut { signOut }`;
export const MY_DEVICES = `query MyDevices { myDevices { id kind state registrationNumber } }`;
export const VIEWER = `query Viewer { viewer { id } }`;
export const SET_CONSENTS = `mutation SetConsents($input: SetConsentsInput!) {
  setConsents(input: $input) { viewer { id } } }`;
export const START_JOURNEY = `mutation StartJourney($input: StartJourneyInput!) {
  startJourney(input: $input) { journey { ${JOURNEY} } } }`;
export const RECORD_FIXES = `mutation RecordFixes($input: RecordFixesInput!) {
  recordFixes(input: $input) { accepted duplicates acceptedThrough flagged { seq reason }
    journey { id distanceKm maxSpeedKmh currentSpeedKmh zone violationCount } } }`;
export const END_JOURNEY = `mutation EndJourney($input: EndJourneyInput!) {
  endJourney(input: $input) { journey { ${JOURNEY} } } }`;
export const REPORT_INCIDENT = `mutation ReportIncident($input: ReportIncidentInput!) {
  reportIncident(input: $input) { incident { id } } }`;
export const ACTIVE_JOURNEY = `query ActiveJourney { activeJourney { ${JOURNEY} } }`;
export const JOURNEY_BY_ID = `query Journey($id: ID!) { journey(id: $id) { ${JOURNEY} } }`;
export const VIOLATIONS = `query Violations($journeyId: ID!, $after: String) {
  violations(first: 100, after: $after, filter: { scope: MINE, journeyId: $journeyId }) {
    edges { node { id severity speedKmh meanSpeedKmh startedAt endedAt grade latitude longitude fixCount } }
    pageInfo { hasNextPage endCursor } } }`;
