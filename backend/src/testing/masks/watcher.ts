import type { GraphQLSchema } from 'graphql';
import type { Client } from 'graphql-ws';
import { settingsChanged } from '../../modules/settings/thresholds/settings.events';
import type { JsonValue, TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';
import { until } from '../server/test-sockets';
import { questionsOf } from './questions';
import type { Pools, Question } from './questions';
import { difference, textIn } from './read-text';

/** Subscriptions of one socket, with one for the probe; the server refuses more than 20. */
const OF_A_SOCKET = 18;
const PATIENCE_MS = 20_000;
const PROBE_EVERY_MS = 20;

/** Settings that nobody can make: anyone who gets them has subscribed. */
const PROBE_CAUTION_KMH = 999;
const PROBE = settingsChanged({
  speedThresholds: { caution: PROBE_CAUTION_KMH, warning: 1_000, danger: 1_001 },
  alertSettings: { sound: true, vibration: true, notification: true },
});
const PROBE_QUESTION = {
  query: 'subscription { settingsChanged { speedThresholds { caution } } }',
  variables: {},
};

/** These are sent at most once a second, so that only the latest frame is the same everywhere. */
const THROTTLED = ['attentionUpdated', 'dashboardUpdated', 'journeyUpdated', 'liveJourneysUpdated'];

/** One subscription with what came of it: values, errors and its end. */
export interface WatchedQuestion extends Question {
  readonly frames: readonly string[];
}

/**
 * The making of events publishes a violation again, once or twice as it falls between the pushes: what it says
 * counts.
 */
const REPEATED = ['violationUpdated'];

/** Everything that somebody has subscribed to. */
export interface Watcher {
  readonly watched: readonly WatchedQuestion[];
  close(): Promise<void>;
}

/**
 * The journey of a violation is read when the value is sent, and may have gone on by then: not the same in two countries. The questions
 * of Query follow that edge.
 */
const AT_THE_TIME = /\bjourney \{/;

/** Every subscription of a schema with every argument. */
export function subscriptionsOf(schema: GraphQLSchema, pools: Pools): Question[] {
  return questionsOf(schema, 'Subscription', pools).filter(({ query }) => !AT_THE_TIME.test(query));
}

/** Subscribes over real sockets and returns once all subscriptions stand. */
export async function watch(
  { services }: TestServer,
  client: TestClient,
  questions: readonly Question[],
): Promise<Watcher> {
  const watched = questions.map((question) => ({ ...question, frames: new Array<string>() }));
  const sockets: Client[] = [];
  const reached = new Set<Client>();
  for (let first = 0; first < watched.length; first += OF_A_SOCKET) {
    const socket = client.socket();
    sockets.push(socket);
    for (const question of watched.slice(first, first + OF_A_SOCKET)) {
      subscribe(socket, question, (frame) => {
        if (!frame.includes(`"caution":${PROBE_CAUTION_KMH}`)) {
          question.frames.push(frame);
        }
      });
    }
    // Messages of a socket are read in order: once this one stands, those before it do.
    subscribe(socket, PROBE_QUESTION, () => reached.add(socket));
  }
  await until(async () => {
    services.emit(PROBE);
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    return reached.size === sockets.length;
  }, PATIENCE_MS);
  const close = async (): Promise<void> => {
    await Promise.all(sockets.map(async (socket) => socket.dispose()));
  };
  return { watched, close };
}

/**
 * Difference between the frames of two people with the same subscriptions, once there is time for all to arrive.
 */
export async function frameDifferences(
  [one, other]: readonly [Watcher, Watcher],
  withinMs: number,
): Promise<string[]> {
  await until(() => differing(one, other).length === 0, withinMs).catch(() => undefined);
  return differing(one, other);
}

/** Waits until all watchers have been sent something of a field, asked without arguments, since `act` began. */
export async function afterNextFrame(
  watchers: readonly Watcher[],
  field: string,
  act: () => Promise<void>,
): Promise<void> {
  const counts = (): number[] => watchers.map(({ watched }) => countOf(watched, field));
  const before = counts();
  await act();
  await until(() => counts().every((count, index) => count > (before[index] ?? 0)), PATIENCE_MS);
}

function countOf(watched: readonly WatchedQuestion[], field: string): number {
  const asked = watched.filter((each) => each.field === field && Object.keys(each.variables).length === 0);
  return Math.min(...asked.map(({ frames }) => frames.length));
}

function differing(one: Watcher, other: Watcher): string[] {
  return one.watched.flatMap((question, index) => {
    const frames = comparable(question);
    const otherFrames = comparable(other.watched[index] ?? { ...question, frames: [] });
    const differs = difference(frames, otherFrames);
    return differs === null ? [] : [`${question.query} ${JSON.stringify(question.variables)}\n${differs}`];
  });
}

function comparable({ field, frames }: WatchedQuestion): string {
  if (field === 'liveJourneysUpdated') {
    return latestOfEach(frames);
  }
  const received = REPEATED.includes(field) ? [...new Set(frames)] : frames;
  return (THROTTLED.includes(field) ? received.slice(-1) : received).join('\n');
}

/** The latest that was sent of each journey, whichever others were sent with it. */
function latestOfEach(frames: readonly string[]): string {
  const latest = new Map<string, string>();
  for (const frame of frames) {
    const news: JsonValue = JSON.parse(frame.slice(frame.indexOf(' '))).data?.liveJourneysUpdated;
    const changed: { id: string }[] = news?.changed ?? [];
    const endedIds: string[] = news?.endedIds ?? [];
    changed.forEach((row) => latest.set(row.id, JSON.stringify(row)));
    endedIds.forEach((id) => latest.set(id, 'ended'));
    if (news === undefined) {
      latest.set('', frame);
    }
  }
  return JSON.stringify([...latest].sort());
}

function subscribe(
  socket: Client,
  { query, variables }: Pick<Question, 'query' | 'variables'>,
  store: (frame: string) => void,
): void {
  socket.subscribe(
    { query, variables },
    {
      next: (result) => store(textIn(200, JSON.stringify(result))),
      error: (error) => store(textIn(400, JSON.stringify(error))),
      complete: () => undefined,
    },
  );
}
