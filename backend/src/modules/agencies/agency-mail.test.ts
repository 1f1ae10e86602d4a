import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { agencyPerson, giveToAgency } from '../../testing/agencies';
import { accusedDrive } from '../../testing/cases/accused-drive';
import { acknowledgeNotice, openCase, reviewCase } from '../../testing/cases/case-calls';
import { startSmtpServer } from '../../testing/peers/smtp-server';
import type { TestSmtpServer } from '../../testing/peers/smtp-server';
import { ask } from '../../testing/register';
import { staffClient } from '../../testing/staff';
import { until } from '../../testing/server/test-sockets';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { sendCaseNotices } from './mail/send-case-notices';
import { sendAgencyReports } from './mail/weekly-reports';
import { weekStart, WEEK_DAYS } from './overview/weeks';

const WITHIN_MS = 10_000;
const LOGIN = { user: 'wakafine', pass: 'a password of the mail server' };
const INVITE = `mutation ($input: InviteAgencyUserInput!) { inviteAgencyUser(input: $input) { path } }`;
const SET_STATUS = `mutation ($input: SetViolatorStatusInput!) { setViolatorStatus(input: $input) { status } }`;
const REPORTS = `{ agencyReports { weekOf violations judgedKm vehicleCount observedVehicles comparison openCases } }`;

let server: TestServer;
let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer({ login: LOGIN });
  const { port } = new URL(smtp.url);
  server = await startTestServer({
    publicUrl: 'https://wakafine.test',
    mail: {
      ...{ gateway: 'smtp', host: '127.0.0.1', port: Number(port), isSecure: false, needsTls: false },
      ...{ login: LOGIN, from: 'no-reply@wakafine.test' },
    },
  });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

let addresses = 0;
const address = (): string => `safety${(addresses += 1)}@line.example`;

/** Bodies of the mails to an address, once there are so many; long lines of a mail are put together again. */
async function mailsTo(to: string, count: number): Promise<string[]> {
  const sent = () => smtp.received().filter((mail) => mail.to.includes(to));
  await until(() => sent().length >= count, WITHIN_MS);
  return sent().map(({ source }) =>
    source
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

/** A case of a new agency whose notice somebody has received. */
async function servedCase() {
  const drive = await accusedDrive(server);
  const email = address();
  const person = await agencyPerson(server, { email });
  await giveToAgency(server, { violationId: drive.violationId, agency: person.agency });
  const { id } = await openCase(await staffClient(server, 'SUPERVISOR'), drive.violationId);
  await reviewCase(await staffClient(server, 'SUPERVISOR'), id);
  return { ...drive, ...person, email };
}

test('an invitation goes out by mail with its link, and is stored nowhere once it is sent', async () => {
  const email = address();
  const admin = await staffClient(server, 'ADMIN');
  const input = { agency: 'Musango Bus Service', role: 'AGENCY_VIEWER', email };
  const { path } = (await ask(admin, INVITE, { input })).inviteAgencyUser;
  const [mail] = await mailsTo(email, 1);
  expect(mail).toContain(`https://wakafine.test${path}`);
  const isGone = async () => {
    const [row] = await server.dataSource.query('SELECT text FROM mail_message WHERE recipient = $1', [
      email,
    ]);
    return row.text === null;
  };
  for (const endMs = Date.now() + WITHIN_MS; !(await isGone());) {
    expect(Date.now()).toBeLessThan(endMs);
  }
});

test('an agency is informed of a case once, and once more three days before its end, without a name or a plate', async () => {
  const { holder, violationId, email } = await servedCase();
  await Promise.all([sendCaseNotices(server.services), sendCaseNotices(server.services)]);
  await sendCaseNotices(server.services);
  const [notice] = await mailsTo(email, 1);
  expect(notice).toContain('has not begun yet');
  expect(notice).toContain('https://wakafine.test/agency');
  expect(notice).not.toMatch(/LT|CS|6\d{8}/);
  await acknowledgeNotice(holder, violationId);
  await sendCaseNotices(server.services);
  server.clock.advance(13 * DAY_MS);
  await sendCaseNotices(server.services);
  await sendCaseNotices(server.services);
  const mails = await mailsTo(email, 2);
  expect(mails).toHaveLength(2);
  expect(mails[1]).toContain('after that the evidence decides');
});

test('nobody is reminded of what the agency has answered', async () => {
  const { client, holder, violationId, email } = await servedCase();
  await acknowledgeNotice(holder, violationId);
  await sendCaseNotices(server.services);
  await mailsTo(email, 1);
  const [{ id }] = (await ask(client, '{ agencyCases { id } }')).agencyCases;
  const answer = `mutation { answerAgencyCase(input: { caseId: "${id}", statement: "It stood still.",
    clientId: "${crypto.randomUUID()}" }) { case { mayAnswer } } }`;
  expect((await ask(client, answer)).answerAgencyCase.case.mayAnswer).toBe(false);
  server.clock.advance(13 * DAY_MS);
  await sendCaseNotices(server.services);
  expect(await mailsTo(email, 1)).toHaveLength(1);
});

test('an agency is informed when two people suspend a vehicle of theirs, and when two clear it', async () => {
  const { vehicleId, client, email } = await servedCase();
  const people = [await staffClient(server, 'SUPERVISOR'), await staffClient(server, 'SUPERVISOR')];
  const decide = async (status: string): Promise<void> => {
    const input = { vehicleId: String(vehicleId), status, reason: 'A secret of the office.' };
    for (const person of people) {
      await ask(person, SET_STATUS, { input });
    }
  };
  const isSuspended = async (): Promise<unknown> =>
    (await ask(client, '{ agencyVehicles { isSuspended } }')).agencyVehicles[0].isSuspended;
  await decide('SUSPENDED');
  const [suspended] = await mailsTo(email, 1);
  expect(suspended).toContain('The authority has suspended one of your vehicles.');
  expect(await isSuspended()).toBe(true);
  await decide('ACTIVE');
  const mails = await mailsTo(email, 2);
  expect(mails[1]).toContain('it is no longer suspended');
  expect(mails.join()).not.toMatch(/secret|LT \d/);
  expect(await isSuspended()).toBe(false);
});

test('the report of last week is made once, from Monday at seven on, and stays as it was', async () => {
  const email = address();
  const { agency } = await agencyPerson(server, { email });
  const nextMonday = weekStart(server.clock.now().getTime()) + WEEK_DAYS;
  server.clock.advance(startOfDayMs(nextMonday) + 6 * HOUR_MS - server.clock.now().getTime());
  await server.dataSource.query('DELETE FROM agency_report');
  await sendAgencyReports(server.services);
  expect(await server.dataSource.query('SELECT week_of FROM agency_report')).toEqual([]);
  server.clock.advance(HOUR_MS);
  await Promise.all([sendAgencyReports(server.services), sendAgencyReports(server.services)]);
  await sendAgencyReports(server.services);
  const mails = await mailsTo(email, 1);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('0 of 0 vehicles');
  const reader = await agencyPerson(server, { agency, role: 'AGENCY_VIEWER' });
  const { agencyReports } = await ask(reader.client, REPORTS);
  expect(agencyReports).toEqual([
    expect.objectContaining({ comparison: 'TOO_LITTLE', violations: 0, vehicleCount: 0, openCases: 0 }),
  ]);
  expect(civilDayOf(Date.parse(`${agencyReports[0].weekOf}T12:00:00Z`))).toBe(nextMonday - WEEK_DAYS);
});
