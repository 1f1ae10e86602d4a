import type { Browser } from 'playwright-core';
import { openBrowser } from '../../testing/browser/browser';
import { axeFaults } from './axe-faults';

describe('axeFaults', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it('names a picture without words and grey text on grey, and nothing on a page in order', async () => {
    const page = await browser.newPage();
    const pageOf = (body: string) => `<html lang="en"><title>x</title><main>${body}</main></html>`;
    await page.setContent(pageOf('<img src="data:,"><p style="color:#999;background:#aaa">Words</p>'));
    const faults = await axeFaults(page);
    expect(faults).toContainEqual(expect.stringMatching(/^image-alt at <img/));
    expect(faults).toContainEqual(expect.stringMatching(/^color-contrast at <p/));
    await page.setContent(pageOf('<h1>Words</h1>'));
    expect(await axeFaults(page)).toEqual([]);
  });
});
