import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser } from './testing/browser/browser';
import { pdfCode } from './testing/browser/pdf-code';
import { pdfText } from './testing/browser/pdf-text';
import { see } from './testing/browser/see';
import { speedInRegisteredBus } from './testing/registered-bus';
import { openDemoDesk } from './testing/staff';

/** So many are reviewed within a minute. */
const CASES = 10;
const MINUTE_MS = 60_000;
const BOUND = '{ violations(first: 100) { edges { node { id binding proofId case { id } } } } }';
const OPEN = 'mutation ($input: OpenCaseInput!) { openCase(input: $input) { case { id number } } }';

interface OpenedCase {
  readonly id: string;
  readonly number: string;
}

interface FoundViolation {
  readonly id: string;
  readonly binding: string;
  readonly proofId: string;
  readonly case: object | null;
}

describe('The review of cases', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer({ DEMO: '1' }), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Has somebody else open cases on violations of a registered bus. */
  async function openCases(): Promise<OpenedCase[]> {
    await speedInRegisteredBus(server.url, CASES + 2);
    const desk = await openDemoDesk(browser, server.url, 'admin');
    const ask = async (query: string, variables: object = {}) =>
      (await desk.request.post('/graphql', { data: { query, variables } })).json();
    const { data } = await ask(BOUND);
    const all: FoundViolation[] = data.violations.edges.map(({ node }: { node: FoundViolation }) => node);
    const opened: OpenedCase[] = [];
    for (const { id, proofId } of all.filter((each) => each.binding === 'BOUND' && each.case === null)) {
      await sealed(desk, proofId);
      const answer = await ask(OPEN, { input: { violationId: id, reason: 'Proven far above the limit.' } });
      opened.push(...(answer.data?.openCase ? [answer.data.openCase.case] : []));
    }
    await desk.context().close();
    return opened;
  }

  it('takes ten cases in a minute by keys alone, and the dossier of one leads to the check of its record', async () => {
    const opened = await openCases();
    expect(opened.length).toBeGreaterThanOrEqual(CASES);
    const desk = await openDemoDesk(browser, server.url, 'supervisor');
    await desk.goto('/admin/cases?state=REVIEW');
    await see(desk.getByRole('row', { name: opened.at(-1)?.number }));
    const beganMs = Date.now();
    await desk.getByRole('row', { name: opened.at(-1)?.number }).focus();
    await desk.keyboard.press('Enter');
    const reviewed: string[] = [];
    while (reviewed.length < CASES) {
      reviewed.push(await reviewOne(desk, reviewed));
    }
    expect(Date.now() - beganMs).toBeLessThan(MINUTE_MS);
    expect(new Set(reviewed).size).toBe(CASES);

    const [confirmed] = opened.filter(({ number }) => number === reviewed[0]);
    await desk.goto(`/admin/cases/${confirmed?.id}`);
    await see(desk.getByText('Notice not received yet'));
    await see(desk.getByText(/^Demo Supervisor, you took the step/));
    await readDossier(desk, String(reviewed[0]));
    await desk.context().close();
  });
});

/** Waits until the readings of a violation are sealed, which a job does every minute. */
async function sealed(desk: Page, proofId: string): Promise<void> {
  for (;;) {
    const answer = await desk.request.get(`/api/evidence/${proofId}/proof`);
    if ((await answer.json()).parts.fixes?.salt) {
      return;
    }
    await desk.waitForTimeout(1_000);
  }
}

/** Reviews the case that is shown: looks at its readings, picks a reason, and signs. Gives its number. */
async function reviewOne(desk: Page, before: readonly string[]): Promise<string> {
  const number = await desk.waitForFunction(
    (known) => {
      const [, title] = /^(C-\d+-\d+) /.exec(document.title) ?? [];
      return title !== undefined && !known.includes(title) ? title : null;
    },
    [...before],
  );
  await see(desk.getByRole('img', { name: 'Speed in the evidence window' }));
  // Every third one is refused.
  await desk.keyboard.press(before.length % 3 === 2 ? 'n' : 'y');
  await desk.keyboard.press('2');
  await desk.keyboard.press('Control+Enter');
  return String(await number.jsonValue());
}

/** Downloads the dossier, and has its code read as a reader of paper would. */
async function readDossier(desk: Page, number: string): Promise<void> {
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Dossier as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`wakafine-${number}.pdf`);
  const pdf = readFileSync(await file.path());
  const text = pdfText(pdf);
  expect(text).toContain(`Case ${number}`);
  expect(text).toContain('Reason: Proven far above the limit.');
  expect(text).toMatch(/Registration number [A-Z]{2}[^,]*•[^,]*, masked\./);
  const address = pdfCode(pdf);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/verify\/[0-9a-f]{32}#[\w-]+$/);
  await desk.goto(address ?? '');
  await see(desk.getByRole('heading', { level: 1, name: /^(Valid|Not yet included)$/ }));
  await see(desk.getByRole('heading', { name: 'What the paper says' }));
}
