import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { startAppServer } from '../app-server';
import { openBrowser } from '../browser';
import { speedInRegisteredBus } from '../registered-bus';
import { firstAdministrator } from '../staff';
import { writeContactSheet } from './contact-sheet';
import { driveOthers } from './past-drives';
import { shootGallery, shootIdentity } from './shoot-gallery';
import { FULL_PLAN } from './shots';
import { shootRegister, shootStaff } from './staff-scenes';

/** Takes every screen in every width, theme and language from a server of its own, and prints where the page of them lies. */
async function takeScreenshots(): Promise<void> {
  rmSync(FULL_PLAN.folder, { recursive: true, force: true });
  const { account, settings } = firstAdministrator();
  const [server, browser] = await Promise.all([startAppServer({ DEMO: '1', ...settings }), openBrowser()]);
  try {
    const { url } = server;
    await driveOthers(url, Date.now());
    await speedInRegisteredBus(url);
    for (const language of ['en', 'fr', 'pidgin'] as const) {
      const stage = { browser, url, language, plan: FULL_PLAN };
      const faults = [
        ...(await shootGallery(stage)),
        ...(await shootIdentity(stage)),
        ...(await shootStaff(stage, account)),
        ...(await shootRegister(stage, account)),
      ];
      faults.forEach((fault) => console.error(fault));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(pathToFileURL(writeContactSheet(FULL_PLAN.folder)).href);
}

void takeScreenshots();
