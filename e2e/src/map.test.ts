import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { driveHalfAnHour } from './gallery/scenes/past-drives';
import { see, seeGone, textOf } from './testing/browser/see';
import { startTileServer, type TileServer } from './testing/browser/tile-server';

const HERE = { latitude: 4.0611, longitude: 9.7479, accuracy: 25 };

/** The value over a label of a list of figures. */
function figure(page: Page, label: string): Promise<string> {
  return textOf(page.locator('dl > div', { hasText: label }).locator('dd'));
}

describe('The map', () => {
  let tiles: TileServer;
  let plain: AppServer;
  let tiled: AppServer;
  let broken: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    tiles = await startTileServer();
    [plain, tiled, broken, browser] = await Promise.all([
      startAppServer(),
      startAppServer({ MAP_STYLE_URL: tiles.styleUrl }),
      startAppServer({ MAP_STYLE_URL: tiles.styleUrl.replace('style.json', 'none.json') }),
      openBrowser(),
    ]);
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([plain?.stop(), tiled?.stop(), broken?.stop(), tiles?.stop()]);
  });

  async function openCitizen({ url }: AppServer, isLocated = true) {
    const person = await openPerson(browser, { url });
    if (isLocated) {
      await locate(person.context);
    }
    return { ...person, identity: await becomeCitizen(person.page) };
  }

  async function locate(context: BrowserContext): Promise<void> {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(HERE);
  }

  it('says what it lacks while it may not know the place, and shows it once it may', async () => {
    const { page, context } = await openCitizen(plain, false);
    await page.goto('/map');
    await see(page.getByText('Location access required for navigation'));
    await see(page.getByText('No Active Journey'));
    expect(await figure(page, 'accuracy')).toBe('--');
    await locate(context);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await see(page.getByText(/Douala$/));
    await page.getByText('Coordinates, for experts').click();
    await see(page.getByText('4.061100, 9.747900'));
    expect(await figure(page, 'accuracy')).toBe('± 25 m');
    await seeGone(page.getByText('Location access required for navigation'));
    await context.close();
  });

  it('leads out to maps and directions from here, and copies a link to this place', async () => {
    const { page, context } = await openCitizen(plain);
    await context.grantPermissions(['geolocation', 'clipboard-write']);
    // Nobody but our own server is asked in a story.
    await context.route(/google\.com/, (route) => route.fulfill({ body: 'A map of somebody else' }));
    await page.goto('/live-map');
    await see(page.getByText(/Douala$/));
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /Turn-by-turn navigation/ }).click();
    const directions = await opened;
    await directions.waitForURL(/dir\/\?api=1&origin=4\.061100%2C9\.747900&travelmode=driving/);
    expect(await directions.evaluate(() => window.opener)).toBeNull();
    await directions.close();
    await see(page.getByText('Navigation started'));
    await page.getByRole('button', { name: /Copy location link/ }).click();
    await see(page.getByText('Location link copied to clipboard!'));
    // The page itself may not read the clipboard (Permissions-Policy): it is pasted.
    const pasted = page.locator('textarea#pasted');
    await page.evaluate(() => {
      const field = Object.assign(document.createElement('textarea'), { id: 'pasted' });
      document.body.append(field);
      field.focus();
    });
    await page.keyboard.press('Control+V');
    expect(await pasted.inputValue()).toBe('https://www.google.com/maps?q=4.061100,9.747900&z=15');
    await context.close();
  });

  it('draws a live journey with no network, and moves by keyboard alone', async () => {
    const { page, context, identity } = await openCitizen(plain);
    await driveHalfAnHour(plain.url, identity, Date.now());
    await page.goto('/map');
    await see(page.getByText('Live Journey Active'));
    const map = page.getByRole('group', { name: 'Map of your journey' });
    await see(map.locator('[data-zone="DANGER"]'));
    expect(Number((await figure(page, 'route points')).replace(',', ''))).toBeGreaterThan(1_500);
    expect(await figure(page, 'distance')).toMatch(/^\d+\.\d km$/);
    await context.setOffline(true);
    const zoomOf = async () => Number(await map.getAttribute('data-zoom'));
    const whole = await zoomOf();
    await map.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowLeft');
    expect(await zoomOf()).toBeCloseTo(whole + 1, 1);
    await page.keyboard.press('0');
    expect(await zoomOf()).toBe(whole);
    await see(map.locator('[data-part="now"]'));
    await context.close();
  });

  it('lies over tiles where a style is configured, whose makers are named', async () => {
    const { page, context, faults } = await openCitizen(tiled);
    await page.goto('/map');
    await see(page.getByText('Your route is drawn over the map.'));
    await see(page.getByText('Made-up Map Makers'));
    await see(page.locator('[data-part="tiles"] canvas'));
    await see(page.locator('[data-part="now"]'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('goes on without tiles where the style cannot be had', async () => {
    const { page, context } = await openCitizen(broken);
    await page.goto('/map');
    await see(page.getByText('The background map could not be loaded.'));
    await see(page.locator('[data-part="now"]'));
    expect(await page.locator('[data-part="tiles"]').count()).toBe(0);
    await context.close();
  });
});
