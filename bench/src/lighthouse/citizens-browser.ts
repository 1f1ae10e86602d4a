import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { PHONE } from '@wakafine/e2e/testing/browser/browser';
import { becomeCitizen } from '@wakafine/e2e/testing/citizen';
import { findChromium } from '@wakafine/e2e/testing/browser/find-chromium';
import { chromeFlags } from './chrome-flags';

/** A browser in which a citizen is signed in, to which Lighthouse can be sent. */
export interface CitizensBrowser {
  /** Path where Lighthouse finds it. */
  readonly port: number;
  /** Removes what the app is made of; who was here last stays known. */
  deleteApp(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a browser with a profile of its own, creates a citizen, and opens the home page once. */
export async function openCitizensBrowser(url: string): Promise<CitizensBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'wakafine-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(process.env),
    baseURL: url,
    viewport: PHONE,
    args: [...chromeFlags(), `--remote-debugging-port=${port}`],
  });
  const page = await context.newPage();
  await becomeCitizen(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).waitFor();
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  return {
    port,
    async deleteApp() {
      await session.send('Network.clearBrowserCache');
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(url).origin,
        storageTypes: 'service_workers,cache_storage',
      });
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
