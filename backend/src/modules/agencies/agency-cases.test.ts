import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@wakafine/domain/units';
import { agencyPerson, giveToAgency } from '../../testing/agencies';
import type { AgencyPerson } from '../../testing/agencies';
import { accusedDrive } from '../../testing/cases/accused-drive';
import type { AccusedDrive } from '../../testing/cases/accused-drive';
import { acknowledgeNotice, contest, decide, openCase, reviewCase } from '../../testing/cases/case-calls';
import { PNG_PICTURE } from '../../testing/pictures';
import { settleEvents } from '../../testing/drives/settled-events';
import { ask, registerBus } from '../../testing/register';
import { staffClient } from '../../testing/staff';
import type { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { runCaseClock } from '../cases/clock/run-case-clock';

const CASE = `{ id number state registrationNumber hour mayAnswer dueAt daysLeft decision provenKmh limitKmh
  steps { kind by decision } answers { statement hasPhoto agency photo } }`;
const CASES = `{ agencyCases ${CASE} }`;
const ANSWER = `mutation ($input: AnswerAgencyCaseInput!) { answerAgencyCase(input: $input) { case ${CASE} } }`;
const ANSWERS =
  'query ($id: ID!) { case(id: $id) { answers { agency statement photo } steps { kind by actorName } } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const supervisor = (): Promise<TestClient> => staffClient(server, 'SUPERVISOR');

interface Accused extends AccusedDrive, AgencyPerson {
  readonly caseId: string;
}

/** A case of a new agency's bus whose measurement somebody has confirmed. */
async function confirmed(): Promise<Accused> {
  const drive = await accusedDrive(server);
  const person = await agencyPerson(server);
  await giveToAgency(server, { violationId: drive.violationId, agency: person.agency });
  const { id } = await openCase(await supervisor(), drive.violationId);
  await reviewCase(await supervisor(), id);
  return { ...drive, ...person, caseId: id };
}

async function served(): Promise<Accused> {
  const accused = await confirmed();
  await acknowledgeNotice(accused.holder, accused.violationId);
  return accused;
}

async function answer(client: TestClient, caseId: string, over: object = {}): Promise<JsonValue> {
  const input = { caseId, statement: 'The bus stood in the yard.', clientId: randomUUID(), ...over };
  const data = await ask(client, ANSWER, { input });
  return data.answerAgencyCase?.case ?? data;
}

const refusal = ({ refused }: JsonValue): string | undefined => refused?.clientCode ?? refused?.code;

test('an agency sees a case from its notice on, answers it, and everybody in it sees that it has', async () => {
  const drive = await accusedDrive(server);
  const { client, agency } = await agencyPerson(server);
  await giveToAgency(server, { violationId: drive.violationId, agency });
  const { id } = await openCase(await supervisor(), drive.violationId);
  expect(await ask(client, CASES)).toEqual({ agencyCases: [] });
  await reviewCase(await supervisor(), id);
  await acknowledgeNotice(drive.holder, drive.violationId);
  const [shown] = (await ask(client, CASES)).agencyCases;
  expect(shown).toMatchObject({
    id,
    mayAnswer: true,
    state: 'NOTICE',
    daysLeft: expect.any(Number),
    answers: [],
  });
  const answered = await answer(client, id, { photo: PNG_PICTURE.toString('base64') });
  expect(answered).toMatchObject({ state: 'NOTICE', mayAnswer: false });
  expect(answered.answers).toEqual([
    { statement: 'The bus stood in the yard.', hasPhoto: true, agency, photo: null },
  ]);
  for (const reader of [drive.holder, await supervisor()]) {
    const { case: read } = await ask(reader, ANSWERS, { id });
    expect(read.answers).toEqual([
      {
        agency,
        statement: 'The bus stood in the yard.',
        photo: expect.stringMatching(/^data:image\/png;base64,/),
      },
    ]);
    expect(read.steps.at(-1)).toMatchObject({ kind: 'ANSWERED', by: 'AGENCY' });
  }
  // The driver’s own voice is still theirs.
  expect((await contest(drive.holder, drive.violationId)).state).toBe('CONTESTED');
});

test('it answers once, whichever of its people is first and however often they press', async () => {
  const { client, agency, caseId } = await served();
  const colleague = (await agencyPerson(server, { agency })).client;
  const clientId = randomUUID();
  const same = await Promise.all([1, 2, 3].map(() => answer(client, caseId, { clientId })));
  expect(same.map((each) => each.answers?.length)).toEqual([1, 1, 1]);
  expect(refusal(await answer(client, caseId, { clientId, statement: 'Other words.' }))).toBe(
    'IDEMPOTENCY_MISMATCH',
  );
  expect(refusal(await answer(colleague, caseId))).toBe('case-answered-before');
  const both = await served();
  const other = (await agencyPerson(server, { agency: both.agency })).client;
  const raced = await Promise.all([answer(both.client, both.caseId), answer(other, both.caseId)]);
  expect(raced.map(refusal).sort()).toEqual(['case-answered-before', undefined]);
});

test('it answers in its time, and what was written then counts when it arrives late', async () => {
  const { client, agency, caseId } = await served();
  const [{ dueAt }] = (await ask(client, CASES)).agencyCases;
  const leftMs = new Date(dueAt).getTime() - server.clock.now().getTime();
  server.clock.advance(leftMs + DAY_MS);
  await runCaseClock(server.services);
  const late = (await agencyPerson(server, { agency })).client;
  expect(refusal(await answer(late, caseId))).toBe('case-term-ended');
  const writtenAt = new Date(new Date(dueAt).getTime() - DAY_MS).toISOString();
  expect((await answer(late, caseId, { writtenAt })).state).toBe('EXPIRED');
  const dated = await served();
  const long = new Date(server.clock.now().getTime() - 8 * DAY_MS).toISOString();
  expect((await answer(dated.client, dated.caseId, { writtenAt: long })).refused.fields).toHaveProperty(
    'writtenAt',
  );
});

test('it sees the decision, and neither a first signature nor a word of the driver or of staff', async () => {
  const { client, holder, violationId, caseId } = await served();
  await contest(holder, violationId, { statement: 'I am Paul Tchoua and I drove.' });
  await decide(await supervisor(), caseId, 'UPHOLD', { reason: 'Tchoua says nothing new.' });
  const cases = (await ask(client, CASES)).agencyCases;
  expect(cases[0]).toMatchObject({ state: 'DECIDED', decision: 'UPHOLD', mayAnswer: false });
  expect(JSON.stringify(cases)).not.toContain('Tchoua');
  expect(refusal(await answer(client, caseId))).toBe('case-wrong-state');
});

test('a rejected case stays with its agency, with its outcome and nothing that it accused the vehicle of', async () => {
  const { client, agency, holder, violationId, caseId } = await served();
  await contest(holder, violationId, { statement: 'I am Paul Tchoua and I drove.' });
  await decide(await supervisor(), caseId, 'REJECT', { reason: 'Tchoua was somewhere else.' });
  await settleEvents(server);
  const unnamed = 'SELECT named_agency AS agency FROM violation WHERE id = $1';
  expect(await server.dataSource.query(unnamed, [violationId])).toEqual([{ agency: null }]);
  const outcome = `{ agencyCases { id state decision isWithdrawn mayAnswer severity provenKmh provenS limitKmh limitPlace road
    registrationNumber steps { kind decision } } }`;
  const { agencyCases: cases } = await ask(client, outcome);
  const nothing = {
    severity: null,
    provenKmh: null,
    provenS: null,
    limitKmh: null,
    limitPlace: null,
    road: null,
  };
  expect(cases).toEqual([
    {
      ...{
        id: caseId,
        state: 'DECIDED',
        decision: 'REJECT',
        isWithdrawn: true,
        mayAnswer: false,
        ...nothing,
      },
      registrationNumber: expect.stringMatching(/^LT\d+CS$/),
      steps: expect.arrayContaining([{ kind: 'DECIDED', decision: 'REJECT' }]),
    },
  ]);
  expect(JSON.stringify(cases)).not.toContain('Tchoua');
  expect(refusal(await answer(client, caseId))).toBe('case-wrong-state');
  // In no figure and no list of violations.
  const events = await ask(client, '{ agencyEvents(first: 10) { edges { node { id } } } }');
  expect(events.agencyEvents.edges).toEqual([]);
  expect((await ask((await agencyPerson(server)).client, CASES)).agencyCases).toEqual([]);
  expect((await ask((await agencyPerson(server, { agency })).client, CASES)).agencyCases).toHaveLength(1);
});

test('a case that is refused before anybody has confirmed it is nothing that its agency reads of', async () => {
  const drive = await accusedDrive(server);
  const { client, agency } = await agencyPerson(server);
  await giveToAgency(server, { violationId: drive.violationId, agency });
  const { id } = await openCase(await supervisor(), drive.violationId);
  await reviewCase(await supervisor(), id, false);
  await settleEvents(server);
  expect(await ask(client, CASES)).toEqual({ agencyCases: [] });
  expect(refusal(await answer(client, id))).toBe('NOT_FOUND');
});

test('two agencies see and do nothing of each other, by any id', async () => {
  const accused = await served();
  const stranger = await agencyPerson(server);
  const bus = await registerBus(server, accused.agency);
  expect(refusal(await answer(stranger.client, accused.caseId))).toBe('NOT_FOUND');
  expect(await ask(stranger.client, CASES)).toEqual({ agencyCases: [] });
  const issue = 'mutation ($input: IssueAgencyCodeInput!) { issueAgencyCode(input: $input) { id } }';
  const revoke = 'mutation ($input: RevokeAgencyCodeInput!) { revokeAgencyCode(input: $input) { id } }';
  const asked = [
    await ask(stranger.client, issue, { input: { vehicleId: bus.id } }),
    await ask(stranger.client, revoke, { input: { codeId: bus.codeId, reason: 'Not ours.' } }),
    await ask(stranger.client, issue, { input: { vehicleId: '999999999' } }),
  ];
  expect(asked.map(refusal)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  const open = { id: accused.caseId };
  expect(await ask(stranger.client, 'query ($id: ID!) { case(id: $id) { id } }', open)).toEqual({
    case: null,
  });
  expect(await ask(accused.client, 'query ($id: ID!) { case(id: $id) { id } }', open)).toEqual({
    case: null,
  });
  const own = await ask(accused.client, revoke, { input: { codeId: bus.codeId, reason: 'Torn off.' } });
  expect(own).toEqual({ revokeAgencyCode: [] });
  expect((await ask(accused.client, issue, { input: { vehicleId: bus.id } })).issueAgencyCode).toHaveLength(
    1,
  );
});

test('who only looks answers nothing and prints nothing', async () => {
  const { agency, caseId } = await served();
  const viewer = (await agencyPerson(server, { agency, role: 'AGENCY_VIEWER' })).client;
  expect(refusal(await answer(viewer, caseId))).toBe('FORBIDDEN');
  expect((await ask(viewer, CASES)).agencyCases).toHaveLength(1);
});

test('an agency that has the bus from later on sees nothing of before', async () => {
  const { vehicleId, caseId } = await served();
  const next = await agencyPerson(server);
  await server.dataSource.query('UPDATE vehicle SET agency_name = $2, agency_set_at = now() WHERE id = $1', [
    vehicleId,
    next.agency,
  ]);
  expect(await ask(next.client, CASES)).toEqual({ agencyCases: [] });
  expect(refusal(await answer(next.client, caseId))).toBe('NOT_FOUND');
});

test.each([
  ['no words', { statement: '   ' }, 'statement'],
  ['too many of them', { statement: 'a'.repeat(2_001) }, 'statement'],
  ['a photo that is none', { photo: Buffer.from('GIF89a').toString('base64') }, 'photo'],
  ['an id that is none', { clientId: 'one' }, 'clientId'],
])('%s are refused with the field', async (_what, over, field) => {
  const { client, caseId } = await served();
  expect(Object.keys((await answer(client, caseId, over)).refused.fields).join()).toContain(field);
  expect((await answer(client, caseId)).mayAnswer).toBe(false);
});
