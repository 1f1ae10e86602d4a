import { read } from '../../../testing/drives/drive-calls';
import { allPendingRevisions } from '../../violations/revisions/violation-revisions';
import { fastDrive } from '../../../testing/drives/fast-drive';
import type { FastDrive } from '../../../testing/drives/fast-drive';
import { ownDrive } from '../../../testing/drives/own-drive';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { decideByCommand } from './decide-revision';
import { rejudgeJourneys } from './rejudge-journeys';
import type { RejudgedJourney } from './rejudge-journeys';

const SAME = { better: 0, worse: 0, opened: 0, withdrawn: 0 };

/** Judges by the caution threshold. */
let strict: TestServer;
/** The same database, judged by the register as it is shipped: 110 km/h, unconfirmed. */
let lenient: TestServer;
let drive: FastDrive;
beforeEach(async () => {
  strict = await startTestServer();
  lenient = await startTestServer({ sharing: strict, clock: strict.clock, limitBasis: 'register' });
  drive = await fastDrive(strict);
});
afterEach(async () => {
  await lenient.close();
  await strict.close();
});

async function rejudge({ services }: TestServer, isDryRun = false): Promise<readonly RejudgedJourney[]> {
  const received: RejudgedJourney[] = [];
  const notify = (journey: RejudgedJourney): void => void received.push(journey);
  await rejudgeJourneys({ ...services, actor: null }, { since: new Date(0), isDryRun, notify });
  return received;
}

const rows = () =>
  strict.dataSource.query(
    `SELECT (SELECT jsonb_agg(journey ORDER BY id) FROM journey) AS journeys,
       (SELECT jsonb_agg(violation ORDER BY id) FROM violation) AS violations,
       (SELECT jsonb_agg(revision ORDER BY id) FROM violation_revision revision) AS revisions`,
  );
const violation = async () => (await strict.dataSource.query('SELECT * FROM violation'))[0];
const revisions = () =>
  strict.dataSource.query(
    `SELECT reason, is_pending AS "isPending", outcome, before->>'severity' AS before, after->>'severity' AS after
     FROM violation_revision ORDER BY id`,
  );

test('a dry run shows what would change, and changes no row', async () => {
  const before = await rows();
  expect(await rejudge(lenient, true)).toMatchObject([{ counts: { ...SAME, unchanged: 0, better: 1 } }]);
  expect(await rows()).toEqual(before);
});

test('what is better for the driver is applied with a revision, and a second time changes nothing', async () => {
  expect(await rejudge(lenient)).toMatchObject([{ counts: { ...SAME, unchanged: 0, better: 1 } }]);
  expect(await violation()).toMatchObject({ severity: 'WARNING', limit_kmh: 110, is_limit_confirmed: false });
  expect(await revisions()).toEqual([
    { reason: 'LIMIT', isPending: false, outcome: null, before: 'DANGER', after: 'WARNING' },
  ]);
  const after = await rows();
  expect(await rejudge(lenient)).toMatchObject([
    { counts: { ...SAME, unchanged: 1 }, hasOtherFigures: false },
  ]);
  expect(await rows()).toEqual(after);
});

test('one that another limit allows is withdrawn, and leaves the counts of its journey', async () => {
  await strict.dataSource.query('DELETE FROM journey; DELETE FROM violation');
  const { client, journeyId } = await ownDrive(strict);
  expect(await rejudge(lenient)).toMatchObject([{ counts: { ...SAME, unchanged: 0, withdrawn: 1 } }]);
  expect(await read(client, journeyId)).toMatchObject({ violationCount: 0, violations: [] });
  expect(await revisions()).toMatchObject([{ reason: 'LIMIT', isPending: false, outcome: null }]);
  expect((await violation()).is_withdrawn).toBe(true);
});

test('a journey whose figures another rule gave has them made anew', async () => {
  await strict.dataSource.query(
    `UPDATE journey SET distance_m = 1, alerts = '[]'; UPDATE violation SET rule_version = '2025.9'`,
  );
  expect(await rejudge(strict)).toMatchObject([{ counts: { ...SAME, unchanged: 1 }, hasOtherFigures: true }]);
  expect((await read(drive.client, drive.journeyId)).distanceKm).toBeGreaterThan(1);
  const [{ alerts }] = await strict.dataSource.query('SELECT alerts FROM journey');
  expect(alerts).toHaveLength(1);
  expect((await violation()).rule_version).not.toBe('2025.9');
  expect(await revisions()).toEqual([]);
});

test('what an older rule judged worse is bettered by the present one, which the revision says', async () => {
  await strict.dataSource.query(
    `UPDATE violation SET rule_version = '2025.9', proven_kmh = proven_kmh + 5 WHERE ended_at IS NOT NULL`,
  );
  await strict.dataSource.query('DELETE FROM violation_revision');
  await rejudge(strict);
  expect(await revisions()).toMatchObject([{ reason: 'RULE', isPending: false }]);
});

test('what is worse waits, once, and is applied by a person', async () => {
  await rejudge(lenient);
  const improved = await violation();
  expect(await rejudge(strict)).toMatchObject([{ counts: { ...SAME, unchanged: 0, worse: 1 }, waiting: 1 }]);
  await rejudge(strict);
  expect(await violation()).toEqual(improved);
  const [pending, ...more] = await allPendingRevisions(strict.services);
  expect(more).toEqual([]);
  expect(pending).toMatchObject({ reason: 'LIMIT', violationId: Number(improved.id) });
  await decide(strict, pending?.id ?? 0, true);
  expect(await violation()).toMatchObject({ severity: 'DANGER', limit_kmh: 50, is_limit_confirmed: true });
  expect((await revisions())[1]).toMatchObject({ isPending: false, outcome: 'APPLIED', after: 'DANGER' });
  expect(await revisions()).toHaveLength(2);
  expect(await rejudge(strict)).toMatchObject([{ counts: { ...SAME, unchanged: 1 }, waiting: 0 }]);
  expect(await audited()).toMatchObject([{ act: 'REVISION_APPLIED', actor_name: 'command line' }]);
});

test('what a person has dropped is not asked again', async () => {
  await rejudge(lenient);
  const improved = await violation();
  await rejudge(strict);
  const [pending] = await allPendingRevisions(strict.services);
  await decide(strict, pending?.id ?? 0, false);
  expect(await rejudge(strict)).toMatchObject([{ waiting: 0 }]);
  expect(await violation()).toEqual(improved);
  expect(await audited()).toMatchObject([{ act: 'REVISION_DROPPED', actor_name: 'command line' }]);
  await expect(decide(strict, pending?.id ?? 0, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a new violation waits without being one, and counts once it is applied', async () => {
  await strict.dataSource.query('DELETE FROM violation; UPDATE journey SET violation_count = 0');
  expect(await rejudge(strict)).toMatchObject([{ counts: { ...SAME, unchanged: 0, opened: 1 }, waiting: 1 }]);
  expect(await read(drive.client, drive.journeyId)).toMatchObject({ violationCount: 0, violations: [] });
  const [pending] = await allPendingRevisions(strict.services);
  expect(pending).toMatchObject({ reason: 'REJUDGED', violationId: null, before: null });
  expect(pending?.journeyId).toBe(Number(drive.journeyId));
  await decide(strict, pending?.id ?? 0, true);
  expect(await read(drive.client, drive.journeyId)).toMatchObject({
    violationCount: 1,
    violations: [{ severity: 'DANGER' }],
  });
  const [{ owner }] = await strict.dataSource.query(
    'SELECT violation_id = (SELECT id FROM violation) AS owner FROM violation_revision',
  );
  expect(owner).toBe(true);
  const { id } = await violation();
  expect(await audited()).toMatchObject([{ target: `violation:${id}` }]);
});

test('a change that judging does not give any more is refused, and judging again ends its wait', async () => {
  await rejudge(lenient);
  await rejudge(strict);
  const [pending] = await allPendingRevisions(strict.services);
  await expect(decide(lenient, pending?.id ?? 0, true)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await violation()).toMatchObject({ severity: 'WARNING' });
  expect(await rejudge(lenient)).toMatchObject([{ waiting: 1 }]);
  expect((await revisions())[1]).toMatchObject({ isPending: false, outcome: 'SUPERSEDED' });
});

test('killed after the first of two journeys, and run again, it completes', async () => {
  const other = await fastDrive(strict);
  const isKilled = new Error('killed');
  const kill = () => {
    throw isKilled;
  };
  const ctx = { ...lenient.services, actor: null };
  await expect(rejudgeJourneys(ctx, { since: new Date(0), isDryRun: false, notify: kill })).rejects.toBe(
    isKilled,
  );
  expect(await revisions()).toHaveLength(1);
  expect((await rejudge(lenient)).map(({ counts }) => counts.better)).toEqual([0, 1]);
  expect(await revisions()).toHaveLength(2);
  expect((await read(other.client, other.journeyId)).violations).toMatchObject([{ severity: 'WARNING' }]);
});

test('journeys whose fixes are thinned, and those under way, are left alone and counted', async () => {
  const under = await fastDrive(strict);
  await strict.dataSource.query('UPDATE journey SET route_simplified_at = now() WHERE id = $1', [
    drive.journeyId,
  ]);
  await strict.dataSource.query(
    'UPDATE journey SET ended_at = NULL, declared_ended_at = NULL WHERE id = $1',
    [under.journeyId],
  );
  const notify = jest.fn();
  const ctx = { ...lenient.services, actor: null };
  expect(await rejudgeJourneys(ctx, { since: new Date(0), isDryRun: false, notify })).toEqual({
    ...{ SIMPLIFIED: 1, UNDER_WAY: 1 },
  });
  expect(notify).not.toHaveBeenCalled();
  expect(await rejudgeJourneys(ctx, { since: strict.clock.now(), isDryRun: false, notify })).toEqual({
    ...{ SIMPLIFIED: 0, UNDER_WAY: 0 },
  });
});

function decide({ services }: TestServer, revisionId: number, isApplied: boolean): Promise<void> {
  return decideByCommand({ ...services, actor: null }, { revisionId, isApplied });
}

const audited = () =>
  strict.dataSource.query(
    `SELECT act, actor_name, target FROM audit_entry WHERE act LIKE 'REVISION%' ORDER BY id`,
  );
