import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@wakafine/domain/people/consent';
import { canonicalPlate } from '@wakafine/domain/people/plate';
import { createCookieJar } from './client/cookie-jar';
import { createSend, type Send, type Variables } from './client/graphql-http';
import * as operations from './client/operations';
import type { JourneyNumbers, JourneyStart, Receipt, ViolationNumbers } from './client/operations';
import { RequestError } from './client/request-error';
import type { Patience } from './client/retry';
import { createSubscriptions } from './client/subscriptions';
import type { PhoneFix } from './drives/fix';
import type { Identity } from './identity';

/** Address of the service, and the retries of the phone. */
export interface PhoneOptions extends Partial<Patience> {
  /** Address of the service, such as `http://127.0.0.1:4000`. */
  readonly url: string;
}

/** A phone in software: what it does goes through the public API and survives a service that goes away for a while. */
export type Phone = ReturnType<typeof createPhone>;

/** Time for which a phone waits for a service that is being restarted. */
const DEFAULT_PATIENCE_MS = 60_000;

/** Gives a phone with no session and no socket yet; each of its acts throws RequestError when the service refuses it. */
export function createPhone({ url, patienceMs = DEFAULT_PATIENCE_MS, onRetry }: PhoneOptions) {
  const graphqlUrl = new URL('/graphql', url).href;
  const cookies = createCookieJar();
  const send = createSend(graphqlUrl, cookies, { patienceMs, onRetry });
  const live = createSubscriptions(graphqlUrl, cookies);
  return {
    /** Sends any document with the phone's session. */
    request: send,
    /** Iterates over the data of a subscription with the phone's session. */
    subscribe: <T>(document: string, variables?: Variables) => live.subscribe<T>(document, variables),
    /** The phone's cookies as a `Cookie` header, for anyone who speaks in its place. */
    cookieHeader: () => cookies.header(),
    /** Closes the socket; requests may still be sent. */
    close: () => live.close(),
    /** The id of the signed-in citizen, or null. */
    viewerId: async () =>
      (await send<{ viewer: { id: string } | null }>(operations.VIEWER)).viewer?.id ?? null,
    /** Creates the account; one that is already there counts as created when the PIN is its own. */
    signUp: (identity: Identity) => signUp(send, identity),
    /** Opens a session and keeps its cookies. */
    signIn: (identity: Identity) => signIn(send, identity),
    /** Ends the session on the service. */
    signOut: async () => void (await send(operations.SIGN_OUT)),
    /** The id under which this phone is enrolled for a vehicle, or null. */
    enrolledAs: (registrationNumber: string) => enrolledAs(send, registrationNumber),
    /** Answers, as an adult and at a time (milliseconds since 1970), yes to recording, use in cases and being a witness. */
    consent: (answer: { clientId: string; answeredAtMs: number }) => consent(send, answer),
    /** Starts a journey; started twice with the same `clientId`, or after an answer that got lost, it is one journey. */
    startJourney: (start: JourneyStart) => startJourney(send, start),
    /** Sends 1-1,000 fixes as one push, again and again until the service has acknowledged them. */
    recordFixes: (journeyId: string, fixes: readonly PhoneFix[]) => recordFixes(send, journeyId, fixes),
    /** Ends a journey at a time (milliseconds since 1970; now when unset). */
    endJourney: (journeyId: string, endedAtMs?: number) => endJourney(send, journeyId, endedAtMs),
    /** The journey, or null when there is none that this phone may see. */
    journey: async (id: string) =>
      (await send<{ journey: JourneyNumbers | null }>(operations.JOURNEY_BY_ID, { id })).journey,
    /** The journey in course, or null. */
    activeJourney: () => activeJourney(send),
    /** Every violation of a journey, oldest first. */
    violations: (journeyId: string) => violations(send, journeyId),
  };
}

async function signUp(send: Send, { mobileNumber, pin }: Identity): Promise<void> {
  try {
    await send(operations.SIGN_UP, { input: { mobileNumber, pin } });
  } catch (error) {
    if (!isConflict(error)) {
      throw error;
    }
    // The first try may have been carried out and its answer lost; only the owner can know.
    await signIn(send, { mobileNumber, pin }).catch(() => {
      throw error;
    });
  }
}

async function signIn(send: Send, { mobileNumber, pin }: Identity): Promise<void> {
  await send(operations.SIGN_IN, { input: { mobileNumber, pin } });
}

async function enrolledAs(send: Send, registrationNumber: string): Promise<string | null> {
  const { myDevices } = await send<{ myDevices: EnrolledPhone[] }>(operations.MY_DEVICES);
  const isEnrolled = (device: EnrolledPhone): boolean =>
    device.kind === 'PHONE' &&
    device.state === 'APPROVED' &&
    canonicalPlate(device.registrationNumber) === canonicalPlate(registrationNumber);
  return myDevices.find(isEnrolled)?.id ?? null;
}

interface EnrolledPhone {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly registrationNumber: string;
}

async function consent(
  send: Send,
  { clientId, answeredAtMs }: { clientId: string; answeredAtMs: number },
): Promise<void> {
  const input = {
    ...{
      clientId,
      answeredAt: new Date(answeredAtMs).toISOString(),
      version: CONSENT_VERSION,
      language: 'EN',
    },
    ...{ recording: true, cases: true, witness: true, adult: 'YES' },
  };
  await send(operations.SET_CONSENTS, { input });
}

async function startJourney(send: Send, { startedAtMs, ...vehicle }: JourneyStart): Promise<JourneyNumbers> {
  const startedAt = startedAtMs === undefined ? undefined : new Date(startedAtMs).toISOString();
  const input = { clientId: randomUUID(), ...vehicle, startedAt };
  try {
    const data = await send<{ startJourney: { journey: JourneyNumbers } }>(operations.START_JOURNEY, {
      input,
    });
    return data.startJourney.journey;
  } catch (error) {
    const active = isConflict(error) ? await activeJourney(send) : null;
    const isSame =
      active?.registrationNumber === vehicle.registrationNumber &&
      startedAtMs !== undefined &&
      Date.parse(active.startTime) === startedAtMs;
    if (active && isSame) {
      return active;
    }
    throw error;
  }
}

async function recordFixes(send: Send, journeyId: string, fixes: readonly PhoneFix[]): Promise<Receipt> {
  const input = {
    journeyId,
    fixes: fixes.map(({ recordedAtMs, ...fix }) => ({
      ...fix,
      recordedAt: new Date(recordedAtMs).toISOString(),
    })),
  };
  return (await send<{ recordFixes: Receipt }>(operations.RECORD_FIXES, { input })).recordFixes;
}

async function endJourney(send: Send, journeyId: string, endedAtMs?: number): Promise<JourneyNumbers> {
  const endedAt = endedAtMs === undefined ? undefined : new Date(endedAtMs).toISOString();
  const data = await send<{ endJourney: { journey: JourneyNumbers } }>(operations.END_JOURNEY, {
    input: { journeyId, endedAt },
  });
  return data.endJourney.journey;
}

async function activeJourney(send: Send): Promise<JourneyNumbers | null> {
  return (await send<{ activeJourney: JourneyNumbers | null }>(operations.ACTIVE_JOURNEY)).activeJourney;
}

interface ViolationsPage {
  readonly violations: {
    readonly edges: readonly { readonly node: ViolationNumbers }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

async function violations(send: Send, journeyId: string): Promise<ViolationNumbers[]> {
  const found: ViolationNumbers[] = [];
  let after: string | null = null;
  do {
    const page: ViolationsPage = await send<ViolationsPage>(operations.VIOLATIONS, { journeyId, after });
    found.push(...page.violations.edges.map((edge) => edge.node));
    const { hasNextPage, endCursor } = page.violations.pageInfo;
    after = hasNextPage ? endCursor : null;
  } while (after !== null);
  return found.sort((one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt));
}

function isConflict(error: unknown): error is RequestError {
  return error instanceof RequestError && error.code === 'CONFLICT';
}
