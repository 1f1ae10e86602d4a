import type { Browser } from 'playwright-core';
import { startAppServer, type AppServer } from '../testing/browser/app-server';
import { openBrowser } from '../testing/browser/browser';
import { firstAdministrator } from '../testing/staff';
import { peopleCountry } from './scenes/country/country-stage';
import { shootAnswers } from './scenes/country/answer-scenes';
import { BRIEF_PLAN } from './shots/shots';

describe('The pages that answer the seven questions', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;
  let caseId: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer({ DEMO: '1', ...settings }), openBrowser()]);
    caseId = await peopleCountry(browser, server, account);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('have no fault for axe, targets for every finger, and room for large letters', async () => {
    const stage = { browser, url: server.url, language: 'en', plan: BRIEF_PLAN } as const;
    expect(await shootAnswers(stage, { account, caseId })).toEqual([]);
  });
});
