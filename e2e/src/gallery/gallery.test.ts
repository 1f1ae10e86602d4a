import type { Browser } from 'playwright-core';
import { startAppServer, type AppServer } from '../testing/browser/app-server';
import { openBrowser } from '../testing/browser/browser';
import { firstAdministrator } from '../testing/staff';
import { driveOthers } from './scenes/past-drives';
import { composeManifestPictures, MANIFEST_PICTURE_BYTES } from './manifest-pictures';
import { composeReadmePicture } from './readme-picture';
import { shootGallery, shootIdentity } from './shoot-gallery';
import { BRIEF_PLAN, MANIFEST_PICTURES, README_PICTURES } from './shots/shots';

// French and Pidgin, and all widths, are for eyes: `npm run screenshots`.
describe('Every screen, on a phone and at a desk, light and dark', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    await driveOthers(server.url, Date.now());
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('has no fault for axe, targets for every finger, and room for large letters, and hides no part of what a driver must read', async () => {
    const stage = { browser, url: server.url, language: 'en', plan: BRIEF_PLAN } as const;
    expect(await shootGallery(stage, account)).toEqual([]);
  });

  it('has no such fault where people show who they are and what is theirs', async () => {
    const stage = { browser, url: server.url, language: 'en', plan: BRIEF_PLAN } as const;
    expect(await shootIdentity(stage)).toEqual([]);
  });

  it('gives the picture of the README', async () => {
    await composeReadmePicture(browser, README_PICTURES);
  });

  it('gives the pictures of the manifest, which are light enough for every phone that installs the app', async () => {
    const sizes = await composeManifestPictures(browser, MANIFEST_PICTURES);
    expect(sizes.filter((bytes) => bytes > MANIFEST_PICTURE_BYTES)).toEqual([]);
  });
});
