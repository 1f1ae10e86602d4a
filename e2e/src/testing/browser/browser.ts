import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@wakafine/domain/people/languages';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from './find-chromium';

/** Longest that a story waits for what a person should see. */
const PATIENCE_MS = 20_000;
/** The phone of the design. */
export const PHONE = { width: 360, height: 740 };
/** The smallest phone that the design knows. */
export const NARROWEST = { width: 320, height: 568 };
export const DESKTOP = { width: 1280, height: 800 };

/**
 * Opens the installed Chromium, without a window and without talking to its makers; with the compilers that the browser of a phone has where
 * a story measures time. @throws Error where none is installed
 */
export function openBrowser({ isMeasured = false } = {}): Promise<Browser> {
  return chromium.launch(launchOptions({ isMeasured }));
}

function launchOptions({ isMeasured = false } = {}) {
  return {
    executablePath: findChromium(process.env),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page of a story is gone before optimised code has paid for itself: a fifth of the processor's time.
      ...(isMeasured ? [] : ['--js-flags=--no-maglev,--no-turbofan']),
      // Chromium refuses its sandbox to root, as whom containers and build machines often run.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/** The browser of one phone: its storage stays when it is closed, or dies. */
export interface PhoneBrowser {
  /** Opens it, at no address yet; the app may be stored. */
  open(): Promise<BrowserContext>;
  /** Ends its process without a warning, as a phone does that runs out of memory or power. */
  kill(): Promise<void>;
  /** Closes it and removes its storage. */
  remove(): Promise<void>;
}

/** A browser with a folder of its own, for the app at an address. */
export function phoneBrowser(url: string): PhoneBrowser {
  const folder = mkdtempSync(join(tmpdir(), 'wakafine-phone-'));
  let context: BrowserContext | null = null;
  return {
    async open() {
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions(),
        baseURL: url,
        viewport: PHONE,
        timezoneId: 'Africa/Douala',
        serviceWorkers: 'allow',
      });
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addInitScript(() => window.sessionStorage.setItem('violators-modal-closed', '1'));
      return context;
    },
    async kill() {
      const browser = context?.browser();
      const session = await browser?.newBrowserCDPSession();
      const answer = await session?.send('SystemInfo.getProcessInfo');
      const own = answer?.processInfo.find(({ type }) => type === 'browser');
      if (!browser || own === undefined) {
        throw new Error('The browser does not tell which process it is');
      }
      const gone = new Promise((resolve) => browser.once('disconnected', resolve));
      process.kill(own.id, 'SIGKILL');
      await gone;
    },
    async remove() {
      await context?.close().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Console errors of pages of a session from now on. */
export function faultsIn(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(String(fault.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') {
      faults.push(message.text());
    }
  });
  return faults;
}

/** Differences between the browsers of two people. */
export interface Person {
  readonly url: string;
  readonly viewport?: { width: number; height: number };
  readonly language?: Language;
  readonly theme?: 'dark' | 'light' | 'system';
  /** Whether the dialog that greets visitors opens; by default it was closed before. */
  readonly isGreeted?: boolean;
  /**
   * Whether the browser caches the app, so that it is there without a network; else each page comes from the
   * server.
   */
  readonly isAppCached?: boolean;
}

/**
 * A page in a browser session of its own, at no address yet; what it writes to its console as an error is stored
 * in `faults`.
 */
export async function openPerson(
  browser: Browser,
  { url, viewport = PHONE, language, theme, isGreeted = false, isAppCached = false }: Person,
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    timezoneId: 'Africa/Douala',
    serviceWorkers: isAppCached ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const chosen = { app_language: language, theme };
  await context.addInitScript(storeFirstChoices, JSON.stringify(chosen));
  if (!isGreeted) {
    await context.addInitScript(() => window.sessionStorage.setItem('violators-modal-closed', '1'));
  }
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      faults.push(message.text());
    }
  });
  return { context, page, faults };
}

// Runs in the page before anything else, at every load: a choice that was made on the screen stands.
function storeFirstChoices(chosen: string): void {
  for (const [key, value] of Object.entries(JSON.parse(chosen))) {
    if (typeof value === 'string' && window.localStorage.getItem(key) === null) {
      window.localStorage.setItem(key, value);
    }
  }
}
