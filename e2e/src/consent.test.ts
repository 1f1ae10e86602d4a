import type { Browser, Page, Response } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson, PHONE } from './testing/browser/browser';
import { agreeOnScreen, becomeCitizen } from './testing/citizen';
import { isWholeInSight, see, seeGone } from './testing/browser/see';

const AGREE = { name: 'Yes, record my journeys' };

describe('A citizen and what their journeys may be used for', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function openNewcomer() {
    const person = await openPerson(browser, { url: server.url });
    await person.page.setViewportSize(PHONE);
    await becomeCitizen(person.page, { agrees: false });
    await person.page.goto('/');
    return person;
  }

  it('answers each question by itself before the first journey, and the server stores it', async () => {
    const { page, context, faults } = await openNewcomer();
    const sheet = await openSheet(page);
    expect(await sheet.getByRole('switch', { name: 'Be a witness' }).isDisabled()).toBe(true);
    await sheet.getByText('Yes', { exact: true }).click();
    await sheet.getByRole('switch', { name: 'Be a witness' }).click();
    const heard = page.waitForResponse(isAnswerStored);
    await sheet.getByRole('button', AGREE).click();
    await see(page.getByRole('dialog', { name: 'Start New Journey' }));
    await heard;
    expect(await stored(page)).toMatchObject([
      { recording: true, cases: false, witness: true, adult: 'YES', language: 'EN' },
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('answers without a network, and the server hears of it once there is one', async () => {
    const { page, context } = await openNewcomer();
    await openSheet(page);
    await context.setOffline(true);
    await agreeOnScreen(page);
    const heard = page.waitForResponse(isAnswerStored);
    await context.setOffline(false);
    await heard;
    expect(await stored(page)).toMatchObject([{ recording: true, cases: false, adult: 'UNSAID' }]);
    await context.close();
  });

  it('takes the yes to recording back: no journey starts until it is given again', async () => {
    const { page, context } = await openNewcomer();
    await openSheet(page);
    await agreeOnScreen(page);
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Record my journeys' }).click();
    await see(page.getByText(/^In force since/));
    await page.goto('/');
    await page.getByRole('button', { name: 'Answer again' }).click();
    const sheet = page.getByRole('dialog', { name: 'Recording is off' });
    const heard = page.waitForResponse(isAnswerStored);
    await sheet.getByRole('button', AGREE).click();
    await see(page.getByRole('dialog', { name: 'Start New Journey' }));
    await heard;
    expect((await stored(page)).map(({ recording }) => recording)).toEqual([true, false, true]);
    await context.close();
  });

  it('can read every word and reach both buttons with letters of twice the size', async () => {
    const { page, context } = await openNewcomer();
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const sheet = await openSheet(page);
    for (const name of [AGREE.name, 'Not now']) {
      expect(await isWholeInSight(sheet.getByRole('button', { name }))).toBe(true);
    }
    await sheet.getByText('I’d rather not say').scrollIntoViewIfNeeded();
    expect(await isWholeInSight(sheet.getByText('I’d rather not say'))).toBe(true);
    await sheet.getByRole('button', { name: 'Not now' }).click();
    await seeGone(sheet);
    expect(await stored(page)).toEqual([]);
    await context.close();
  });

  async function openSheet(page: Page) {
    await page.getByRole('main').getByRole('button', { name: 'Start Journey' }).click();
    const sheet = page.getByRole('dialog', { name: 'Before your first journey' });
    await see(sheet);
    return sheet;
  }
});

interface Answer {
  readonly recording: boolean;
}

/** The answers that the server has, oldest first. */
async function stored(page: Page): Promise<Answer[]> {
  const query = '{ myConsentsConnection { nodes { recording cases witness adult language } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = await answer.json();
  return data.myConsentsConnection.nodes.toReversed();
}

function isAnswerStored(response: Response): boolean {
  return response.request().postData()?.includes('SetConsents') === true;
}
