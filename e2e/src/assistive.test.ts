import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { readAnnouncements, watchAnnouncements } from './testing/browser/announcements';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { driveHistory, driveOthers } from './gallery/scenes/past-drives';
import { driveUntilSign } from './testing/drives/drive-until-sign';
import { stagedDrive } from './testing/drives/staged-drive';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { see, seeGone } from './testing/browser/see';

const DOUALA = { lat: 4.0483, lng: 9.7043 };
/** Half of what Web Vitals call good. */
const STEADY = 0.05;

describe('What is announced to those who do not see it, and what holds still', () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let context: BrowserContext;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
    await driveOthers(server.url, Date.now());
    ({ page, context } = await openPerson(browser, { url: server.url, isGreeted: true }));
    await context.addInitScript(watchShifts);
    await installReceiver(page);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('names greeting, tips and what can be done there, and moves nothing where motion is not wanted', async () => {
    await page.goto('/');
    await see(page.getByRole('dialog').getByRole('listitem'));
    expect(await longestMotionMs(page)).toBeGreaterThan(100);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await longestMotionMs(page)).toBeLessThan(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await treeOf(page.getByRole('dialog'))).toMatchSnapshot();
    await page.getByRole('button', { name: 'Next slide' }).click();
    const tips = page.getByRole('dialog', { name: 'Safety tips' });
    await see(tips.getByRole('button', { name: 'I Choose Safety' }));
    await seeGone(tips.getByRole('group', { name: '1 of 2' }));
    expect(await treeOf(tips)).toMatchSnapshot();
  });

  it('names rows of zones and journeys with all that they show', async () => {
    await driveHistory(server.url, await becomeCitizen(page), Date.now());
    await page.goto('/journeys');
    await see(page.getByRole('main').getByRole('listitem'));
    // Places come with the gazetteer, which is fetched after the page.
    await see(page.getByText('from Nkongsamba'));
    expect(await treeOf(page.getByRole('main').getByRole('list'))).toMatchSnapshot();
    await page.goto('/');
    const zones = page.getByLabel('Real-Time Violation Zones');
    await see(zones.getByRole('listitem'));
    // Rows of one hour come in no order of time: which of two own ones is shown differs.
    expect((await treeOf(zones)).replaceAll(/\d+ km\/h/g, 'SPEED')).toMatchSnapshot();
  });

  it('distinguishes zones by shape, and fields and panels by edges, where the system chooses the colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = await page
      .getByLabel('Real-Time Violation Zones')
      .locator('h3 svg')
      .evaluateAll(shapesOf);
    expect(new Set(colours.map(({ outline }) => outline)).size).toBe(3);
    colours.forEach(({ fill, mark }) => expect(fill).not.toBe(mark));
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('reads the start dialog, the dial in each zone and the question at the end', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Start Journey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start New Journey' });
    await see(dialog);
    expect(await treeOf(dialog)).toMatchSnapshot();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await seeGone(dialog);
    await startOnScreen(page, 'LT 452 AB');
    const dial = page.getByRole('meter', { name: 'Speed' });
    const said = [await meterOf(dial)];
    const drive = stagedDrive(DOUALA, Date.now());
    await driveUntilSign(page, drive, { speedKmh: 42, name: 'Limit 50' });
    await see(page.getByRole('region', { name: 'Driving' }).getByText('Safe', { exact: true }));
    await watchAnnouncements(page);
    for (const speedKmh of [42, 56, 64, 86]) {
      // Whole numbers are rounded down, and places in seven decimals may lose a little.
      await playReadings(page, drive.stage(speedKmh + 0.5));
      await page.waitForFunction(
        (speed) => document.querySelector('[role=meter]')?.getAttribute('aria-valuenow') === speed,
        String(speedKmh),
      );
      said.push(await meterOf(dial));
    }
    expect(said).toMatchSnapshot();
    await playReadings(page, drive.stage(30));
    await page
      .getByRole('alert', { name: 'Speed alerts' })
      .getByText('Safe speed again. Thank you.')
      .waitFor();
    expect(await readAnnouncements(page)).toMatchSnapshot();
    await playReadings(page, drive.stage(0));
    await page.getByRole('main').getByRole('button', { name: 'End Journey' }).click();
    await see(page.getByRole('dialog'));
    // How far it was depends on when the sign came up.
    const question = await treeOf(page.getByRole('dialog'));
    expect(question.replace(/\d+\.\d\skm/u, 'DISTANCE')).toMatchSnapshot();
    await page.getByRole('dialog').getByRole('button', { name: 'End Journey' }).click();
    await see(page.getByText('Journey Completed'));
  });

  it('moves nothing that was already there while a page loads', async () => {
    for (const [path, sign] of [
      ['/', 'View Details'],
      ['/journeys', 'View Details'],
    ] as const) {
      await page.goto(path);
      await see(page.getByText(sign));
      await expectSteady(page);
    }
    const href = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .last()
      .getAttribute('href');
    await page.goto(href ?? '');
    await see(page.getByRole('slider', { name: 'Speed over time' }));
    await expectSteady(page);
    await context.clearCookies();
    await page.goto('/');
    await see(page.getByText('journeys followed'));
    await expectSteady(page);
  });
});

/** As assistive technology reads it, without what another run would name differently. */
async function treeOf(part: Locator): Promise<string> {
  return (await part.first().ariaSnapshot())
    .replace(/\w{3},\s\d{1,2}\s\w{3}/g, 'DATE')
    .replace(/\d\d:\d\d/g, 'TIME')
    .replace(/(journeys|violations)\/\d+/g, '$1/ID')
    .replace(/\d+[\s\u00a0]min\b(?:[\s\u00a0]\d+[\s\u00a0]s)?|\d+[\s\u00a0]s\b/g, 'DURATION');
}

async function meterOf(dial: Locator): Promise<Record<string, string | null>> {
  const [now, text, max] = await Promise.all(
    ['aria-valuenow', 'aria-valuetext', 'aria-valuemax'].map((name) => dial.first().getAttribute(name)),
  );
  return { now: now ?? null, text: text ?? null, max: max ?? null };
}

/** The longest that a part of the page takes to move or to change, in milliseconds. */
async function longestMotionMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const secondsOf = (durations: string) => Math.max(...durations.split(',').map(parseFloat));
    const styles = [...document.querySelectorAll('body *')].map((element) => getComputedStyle(element));
    return Math.max(
      ...styles.map(
        (style) => 1_000 * Math.max(secondsOf(style.transitionDuration), secondsOf(style.animationDuration)),
      ),
    );
  });
}

/** Runs in the page. */
function shapesOf(
  glyphs: (HTMLElement | SVGElement)[],
): { outline: string | null; fill: string; mark: string }[] {
  return glyphs.map((glyph) => {
    const [shape, mark] = [...glyph.querySelectorAll('path')];
    return {
      outline: shape?.getAttribute('d') ?? null,
      fill: shape === undefined ? '' : getComputedStyle(shape).fill,
      mark: mark === undefined ? '' : getComputedStyle(mark).stroke,
    };
  });
}

declare global {
  interface Window {
    /** Layout shift since the page was loaded, as Web Vitals count it. */
    wakafineShift?: { total: number; moved: string[] };
  }
}

/** Runs in the page, before anything else. */
function watchShifts(): void {
  const shift: { total: number; moved: string[] } = { total: 0, moved: [] };
  window.wakafineShift = shift;
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (!entry.hadRecentInput) {
        shift.total += entry.value;
        shift.moved.push(...entry.sources.map(({ node }) => String(node?.textContent?.slice(0, 60))));
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectSteady(page: Page): Promise<void> {
  const shift = await page.evaluate(() => window.wakafineShift);
  expect({ url: page.url(), moved: (shift?.total ?? 0) > STEADY ? shift : null }).toEqual({
    url: page.url(),
    moved: null,
  });
}
