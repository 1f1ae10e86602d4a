import { DAY_MS } from '@wakafine/domain/units';
import { writePastJourney } from '../../testing/drives/past-drives';
import { newCitizen } from '../../testing/party/party';
import { openTheatre } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import { askersOf, sentOperations } from '../../testing/policy/sent-operations';
import type { SentOperation } from '../../testing/policy/sent-operations';
import { buildStage } from '../../testing/party/things';
import { watchStatements } from '../../testing/server/watched-statements';
import type { WatchedStatements } from '../../testing/server/watched-statements';
import type { Asker } from '../policy/policy-table';

/** Statements that one question of the web app may have the database run, whatever it is about and however many rows it shows. */
const MOST = 3;

/**
 * Questions that take more, with how many. Every one is of one thing in all its parts, or of several things on one page
 * that is seldom opened; none grows with its rows. The number is exact, so that mending one shortens the list.
 */
const MORE: Readonly<Record<string, number>> = {
  'LastJourney owner': 4,
  'MyDataCounts owner': 5,
  'RegisteredVehicle admin': 4,
  // Each source fails by itself, and is a row of the queue then.
  'StaffAttention admin': 16,
  'StaffIncidentDetail admin': 4,
  'StaffLimits admin': 6,
  'agencyCases agencyManager': 4,
  'agencyDrivers agencyManager': 4,
  'agencyOverview agencyManager': 5,
  'agencyVehicles agencyManager': 4,
  'journeyDetail owner': 5,
  'operationsMap admin': 4,
  'staffCaseDetail admin': 8,
  'staffJourneyDetail admin': 5,
  'staffOverview admin': 7,
  'violationCase owner': 5,
};

/** A process asks these once a second at most, for all its callers: they belong to no question, but no question may ask one twice. */
const REMEMBERED = ['identity.find-sessions', 'limits.register-version', 'settings.thresholds-timeline'];

/** A process reads each day of figures once, and again when it has changed. */
const READ_ONCE = ['segments.packed-day', 'segments.figures-of-day'];

/** Not of the question: the bounds of a transaction, and what is stored of a look of staff, before they see it. */
const NOT_ASKED = [
  ...['START TRANSACTION', 'COMMIT', 'identity.insert-looks', 'identity.insert-audit-entry'],
  'notifications.wanting-look-notices',
  ...READ_ONCE,
];

let theatre: Theatre;
let statements: WatchedStatements;
beforeAll(async () => {
  theatre = await openTheatre();
  const { server, stage } = theatre;
  // Several rows of everything, so that what is asked for each row shows.
  for (const accountId of [stage.owner.id, stage.owner.id, (await newCitizen(server)).id]) {
    const startedAt = new Date(Date.now() - 2 * DAY_MS);
    const violations = [82, 71].map((speedKmh) => ({ startedAt, speedKmh }));
    await writePastJourney(server, { accountId, endedAt: startedAt, violations });
  }
  await buildStage(server);
  statements = watchStatements(server.app);
});
afterAll(async () => {
  statements.stop();
  await theatre.close();
});

/** The statements of an operation, the first time that somebody asks and with nothing remembered of an earlier one. */
async function statementsOf(operation: SentOperation, asker: Asker): Promise<string[]> {
  const party = await theatre.partyFor('Query.', asker);
  const variables = await operation.variables(party, theatre);
  return statements.during(async () => {
    const { body } = await party.asker.client.graphql(operation.query, variables);
    expect(body.errors).toBeUndefined();
  });
}

const QUESTIONS = sentOperations()
  .filter(({ kind }) => kind === 'query')
  .flatMap((operation) => askersOf(operation).map((asker) => [operation.name, asker, operation] as const));

test('every question of the web app is counted', () => {
  const questions = sentOperations().filter(({ kind }) => kind === 'query');
  const counted = new Set(QUESTIONS.map(([name]) => name));
  expect(questions.filter(({ name }) => !counted.has(name)).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(MORE).filter((name) => !counted.has(name.split(' ')[0] ?? ''))).toEqual([]);
});

test.each(QUESTIONS)(
  '%s, asked by %s, runs no more statements than it may',
  async (name, asker, operation) => {
    const ran = await statementsOf(operation, asker);
    const remembered = ran.filter((each) => REMEMBERED.includes(each));
    expect(remembered).toEqual([...new Set(remembered)]);
    const asked = ran.filter(
      (each) => !REMEMBERED.includes(each) && !NOT_ASKED.includes(each) && !each.startsWith('BEGIN;'),
    );
    const more = MORE[`${name} ${asker}`];
    expect({ asked, count: asked.length }).toEqual({ asked, count: more ?? Math.min(asked.length, MOST) });
  },
);
