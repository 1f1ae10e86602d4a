import { randomUUID } from 'node:crypto';
import { encodeFixes, FIX_BATCH_TYPE } from '@wakafine/domain/journeys/fix-batch';
import { createCookieJar } from '@wakafine/simulator/client/cookie-jar';
import { END_JOURNEY, RECORD_FIXES, START_JOURNEY } from '@wakafine/simulator/client/operations';
import type { JourneyNumbers, Receipt } from '@wakafine/simulator/client/operations';
import { freshIdentity } from '@wakafine/simulator/identity';
import { openDoor } from './door';
import type { Asked, Door, Watching } from './door';
import { planJourney } from './journey-plan';
import type { JourneyPlan, Push } from './journey-plan';
import type { KnownJourney, Model } from './model';

const JOURNEYS_A_CITIZEN = 15;
const BETWEEN_STARTS_MS = 3_600_000;
/** Journeys lie in the last days, none in the future whatever the clock of the server says. */
const FIRST_START_AGO_MS = 5 * 86_400_000;

/** Everything that phones share. */
export interface Traffic extends Watching {
  readonly url: string;
  readonly seed: number;
  readonly model: Model;
  /** Waits until so many fixes more may be sent. */
  readonly pace: (fixes: number) => Promise<void>;
  readonly isOver: () => boolean;
}

/** Drives one journey after another with one phone until it is over, now and then as another citizen. */
export async function drivePhone(traffic: Traffic, phone: number): Promise<void> {
  const firstStartMs = Math.floor(Date.now() / 1000) * 1000 - FIRST_START_AGO_MS;
  for (let nth = 0; !traffic.isOver();) {
    const { door, mobileNumber } = await citizensDoor(traffic);
    for (let own = 0; own < JOURNEYS_A_CITIZEN && !traffic.isOver(); own += 1, nth += 1) {
      await driveJourney(traffic, door, {
        plan: planJourney(traffic.model.drives, { seed: traffic.seed, phone, nth }),
        startedAtMs: firstStartMs + own * BETWEEN_STARTS_MS,
        registrationNumber: `LT ${String(nth % 1000).padStart(3, '0')} ${plateLetters(phone)}`,
      });
      await submitIncident(traffic, door);
      if (own === 0) {
        await askForPin(door, mobileNumber);
      }
    }
    door.close();
  }
}

/** Signs a citizen up and in: a phone that obeyed Retry-After would wait out a whole run after a full disk. */
async function citizensDoor(traffic: Traffic): Promise<{ door: Door; mobileNumber: string }> {
  const { mobileNumber, pin } = freshIdentity();
  const body = JSON.stringify({ mobileNumber, pinCode: pin });
  const visitor = openDoor(traffic.url, traffic);
  // A number that is in use is our own: the answer to its sign-up got lost.
  const signUp = { what: 'a sign-up', method: 'POST', path: '/api/auth/signup', body, mayBe: 409 } as const;
  await visitor.untilDone(signUp);
  const signIn = { what: 'a sign-in', method: 'POST', path: '/api/auth/signin', body } as const;
  const signedIn = await visitor.untilDone(signIn);
  visitor.close();
  const cookies = createCookieJar();
  cookies.accept(signedIn?.cookies ?? []);
  return { door: openDoor(traffic.url, traffic, { cookie: cookies.header() }), mobileNumber };
}

interface Start {
  readonly plan: JourneyPlan;
  readonly startedAtMs: number;
  readonly registrationNumber: string;
}

async function driveJourney(traffic: Traffic, door: Door, start: Start): Promise<void> {
  const { plan, startedAtMs, registrationNumber } = start;
  const { model } = traffic;
  const startedAt = new Date(startedAtMs).toISOString();
  const car = { vehicleType: 'CAR', registrationNumber, category: 'PRIVATE' };
  const asked = graphql('a start', START_JOURNEY, { input: { clientId: randomUUID(), ...car, startedAt } });
  const { startJourney } = await dataOf<{ startJourney: { journey: JourneyNumbers } }>(door, asked);
  const journey: KnownJourney = {
    ...{ id: startJourney.journey.id, drive: plan.drive, startedAtMs },
    ...{ acknowledged: [], unsure: null, ended: null },
  };
  model.journeys.push(journey);
  let shownKm = 0;
  for (const push of plan.pushes) {
    if (traffic.isOver()) {
      break;
    }
    await traffic.pace((push.to - push.from) * (push.isTwice ? 2 : 1));
    await sendPush(traffic, door, { journey, push, plan });
    if (plan.isInOrder && push.door === 'graphql') {
      shownKm = await lookAtJourney(traffic, door, shownKm);
    }
  }
  await endJourney(traffic, door, journey);
}

async function sendPush(
  traffic: Traffic,
  door: Door,
  { journey, push, plan }: { journey: KnownJourney; push: Push; plan: JourneyPlan },
): Promise<void> {
  const { model } = traffic;
  const asked = pushOf(journey, push, model);
  // One push that is never sent again is enough to be found by its fixes.
  let failures = 0;
  const isGivenUp = (): boolean => {
    failures += 1;
    return journey.unsure === null && !push.isTwice && chance(journey, push, failures) < plan.givesUp;
  };
  const beganMs = performance.now();
  const answers = await Promise.all([
    door.untilDone(asked, isGivenUp),
    ...(push.isTwice ? [door.untilDone(asked)] : []),
  ]);
  if (answers.includes(null)) {
    journey.unsure = push;
    return;
  }
  for (const answer of answers) {
    const { accepted, duplicates } = receiptIn(answer?.text ?? '', push);
    if (accepted + duplicates !== push.to - push.from) {
      traffic.answers.accuse(
        `a push of ${push.to - push.from} fixes was acknowledged as ${accepted} and ${duplicates} again`,
      );
    }
  }
  journey.acknowledged.push(push);
  model.fixes += push.to - push.from;
  model.pushes += 1;
  model.newestPushBeganMs = Math.max(model.newestPushBeganMs, beganMs);
}

/** What a screen shows of the journey under way: its way, which never goes back. Gives the way that is shown now, km. */
async function lookAtJourney({ answers }: Traffic, door: Door, shownKm: number): Promise<number> {
  const answer = await door.try({ what: 'the journey', method: 'GET', path: '/api/journeys/active' });
  if (answer?.status !== 200) {
    return shownKm;
  }
  // The contract names this member, and null where there is no journey.
  const nowKm = (JSON.parse(answer.text) as { distance: number } | null)?.distance ?? -1;
  if (nowKm < shownKm) {
    answers.accuse(`a journey under way was shown with ${nowKm} km after ${shownKm} km`);
  }
  return nowKm;
}

/** A number in [0, 1) that the push decides, so that the seed does. */
function chance({ drive }: KnownJourney, { from, to }: Push, failures: number): number {
  return ((drive * 7_919 + from * 104_729 + to * 1_299_709 + failures * 15_485_863) % 1_000) / 1_000;
}

function pushOf(journey: KnownJourney, push: Push, model: Model): Asked {
  const fixes = model.fixesOf(journey, push);
  if (push.door === 'binary') {
    return {
      ...{ what: 'a binary push', method: 'POST', path: `/api/journeys/${journey.id}/fixes` },
      ...{ body: encodeFixes(fixes), contentType: FIX_BATCH_TYPE },
    };
  }
  return graphql('a push', RECORD_FIXES, {
    input: {
      journeyId: journey.id,
      fixes: fixes.map(({ recordedAtMs, ...fix }) => ({
        ...fix,
        recordedAt: new Date(recordedAtMs).toISOString(),
      })),
    },
  });
}

function receiptIn(text: string, { door }: Push): Pick<Receipt, 'accepted' | 'duplicates'> {
  // Both doors are documented to answer so.
  const answer = JSON.parse(text) as Receipt & { data?: { recordFixes: Receipt } };
  return door === 'binary' ? answer : (answer.data?.recordFixes ?? { accepted: 0, duplicates: 0 });
}

async function endJourney(traffic: Traffic, door: Door, journey: KnownJourney): Promise<void> {
  const sent = [...journey.acknowledged, ...(journey.unsure === null ? [] : [journey.unsure])];
  const times = sent.flatMap((push) => traffic.model.fixesOf(journey, push)).map((fix) => fix.recordedAtMs);
  const endedAtMs = times.reduce((latest, each) => Math.max(latest, each), journey.startedAtMs);
  const input = { journeyId: journey.id, endedAt: new Date(endedAtMs).toISOString() };
  const { endJourney: ended } = await dataOf<{ endJourney: { journey: JourneyNumbers } }>(
    door,
    graphql('an end', END_JOURNEY, { input }),
  );
  const { distanceKm, maxSpeedKmh, averageSpeedKmh, violationCount } = ended.journey;
  journey.ended = { endedAtMs, distanceKm, maxSpeedKmh, averageSpeedKmh, violationCount };
}

async function submitIncident({ model }: Traffic, door: Door): Promise<void> {
  const clientId = randomUUID();
  const body = JSON.stringify({ clientId, mood: 'sad', incidentType: 'pedestrian' });
  await door.untilDone({ what: 'an incident', method: 'POST', path: '/api/incidents', body });
  model.incidents.push(clientId);
}

/** A message leaves for it; the PIN stays, since nobody types the code. */
async function askForPin(door: Door, mobileNumber: string): Promise<void> {
  const body = JSON.stringify({ mobileNumber, newPin: '471528' });
  await door.try({ what: 'a reset', method: 'POST', path: '/api/auth/custom-pin-update', body });
}

function graphql(what: string, query: string, variables: object): Asked {
  return { what, method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }) };
}

/** @throws Error for an answer that says no */
async function dataOf<T>(door: Door, asked: Asked): Promise<T> {
  const answer = await door.untilDone(asked);
  // The document decides what is answered.
  const { data, errors } = JSON.parse(answer?.text ?? '{}') as { data?: T; errors?: unknown };
  if (errors !== undefined || data === undefined) {
    throw new Error(`${asked.what} was refused: ${answer?.text.slice(0, 300)}`);
  }
  return data;
}

/** Two letters for each phone. */
function plateLetters(phone: number): string {
  const letter = (index: number): string => String.fromCharCode(65 + (index % 26));
  return `${letter(Math.floor(phone / 26))}${letter(phone)}`;
}
