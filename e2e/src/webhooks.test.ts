import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { see } from './testing/browser/see';
import { becomeCitizen } from './testing/citizen';

/** A message as the receiver got it. */
interface Message {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

describe('Webhooks', () => {
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let receiver: Server;
  const messages: Message[] = [];

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        messages.push({ headers: request.headers, body });
        response.end('Got it, thank you');
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
    ({ context, page } = await openPerson(browser, { url: server.url }));
    await becomeCitizen(page);
  });

  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await server?.stop();
    receiver?.close();
  });

  it('adds one, stores its secret, sends a test and a delivery once more, and deletes it', async () => {
    // A server that listens on a port has an address with one.
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    await page.goto('/developers');
    await page.getByRole('navigation', { name: 'Pages for developers' }).getByText('Webhooks').click();
    await page.getByRole('button', { name: 'New webhook' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Address').fill(url);
    await sheet.getByRole('button', { name: 'Add webhook' }).click();
    await see(page.getByRole('dialog', { name: 'The secret, this once' }));
    const secret = await sheet.getByText(/^whsec_/).innerText();
    await sheet.getByRole('button', { name: 'I have stored it' }).click();

    const card = page.getByRole('region', { name: url });
    await card.getByRole('button', { name: 'Send a test' }).click();
    await see(card.getByText('Got it, thank you'));
    await see(card.getByText(/status 200/));
    expect(await axeFaults(page)).toEqual([]);
    await card.getByRole('button', { name: /^Send again: test_/ }).click();
    await see(page.getByText('It is sent again'));
    const [message] = messages;
    const {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    } = message?.headers ?? {};
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = `${String(id)}.${String(timestamp)}.${message?.body ?? ''}`;
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);

    await card.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await see(page.getByText('No webhooks yet'));
  });
});
