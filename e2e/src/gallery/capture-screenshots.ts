import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_CODES } from '@wakafine/domain/people/languages';
import { startAppServer } from '../testing/browser/app-server';
import { openBrowser } from '../testing/browser/browser';
import { speedInRegisteredBus } from '../testing/registered-bus';
import { firstAdministrator } from '../testing/staff';
import { writeContactSheet } from './contact-sheet';
import { shootAgency } from './scenes/agency-scenes';
import { peopleCountry } from './scenes/country/country-stage';
import { driveOthers } from './scenes/past-drives';
import { shootGallery, shootIdentity } from './shoot-gallery';
import { FULL_PLAN } from './shots/shots';
import { shootAnswers } from './scenes/country/answer-scenes';
import { shootPlans } from './scenes/country/plan-scenes';
import { shootRegister, shootStaff } from './scenes/staff-scenes';

/** Takes every screen in every width, theme and language from servers of its own, and prints where the page of them lies. */
async function captureScreenshots(): Promise<void> {
  rmSync(FULL_PLAN.folder, { recursive: true, force: true });
  await captureMost();
  await captureCountry();
  console.log(pathToFileURL(writeContactSheet(FULL_PLAN.folder)).href);
}

async function captureMost(): Promise<void> {
  const { account, settings } = firstAdministrator();
  const [server, browser] = await Promise.all([startAppServer({ DEMO: '1', ...settings }), openBrowser()]);
  try {
    const { url } = server;
    await driveOthers(url, Date.now());
    await speedInRegisteredBus(url);
    for (const language of LANGUAGE_CODES) {
      const stage = { browser, url, language, plan: FULL_PLAN };
      const faults = [
        ...(await shootGallery(stage, account)),
        ...(await shootIdentity(stage)),
        ...(await shootStaff(stage, account)),
        ...(await shootRegister(stage, account)),
        ...(await shootAgency(stage)),
      ];
      faults.forEach((fault) => console.error(fault));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The pages that plan and decide, from a server whose roads and vehicles are made up: no other screen shows them. */
async function captureCountry(): Promise<void> {
  const { account, settings } = firstAdministrator();
  const [server, browser] = await Promise.all([startAppServer({ DEMO: '1', ...settings }), openBrowser()]);
  try {
    const caseId = await peopleCountry(browser, server, account);
    for (const language of LANGUAGE_CODES) {
      const stage = { browser, url: server.url, language, plan: FULL_PLAN };
      const faults = [
        ...(await shootAnswers(stage, { account, caseId })),
        ...(await shootPlans(stage, account)),
      ];
      faults.forEach((fault) => console.error(fault));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

void captureScreenshots();
