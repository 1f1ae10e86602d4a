import type { Browser } from 'playwright-core';
import { startAppServer, type AppServer } from '../testing/browser/app-server';
import { openBrowser } from '../testing/browser/browser';
import { speedInRegisteredBus } from '../testing/registered-bus';
import { shootAgency } from './scenes/agency-scenes';
import { BRIEF_PLAN } from './shots/shots';

describe('The pages of a transport agency', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer({ DEMO: '1' }), openBrowser()]);
    await speedInRegisteredBus(server.url);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('have no fault for axe, targets for every finger, and room for large letters', async () => {
    const stage = { browser, url: server.url, language: 'en', plan: BRIEF_PLAN } as const;
    expect(await shootAgency(stage)).toEqual([]);
  });
});
