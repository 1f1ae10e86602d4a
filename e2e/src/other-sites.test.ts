import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';

const BLOCKED = 'blocked';
const VIEWER = '{ viewer { mobileNumber } }';
const STATISTICS = '{ statistics { totalJourneys } }';

/** Request that a page of another site sends, and the part of the answer that it got. */
interface Attempt {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  readonly type?: string;
  readonly credentials?: RequestCredentials;
  readonly mode?: RequestMode;
  readonly authorization?: string;
}

describe('A page of another site, in the browser of a citizen who is signed in', () => {
  let server: AppServer;
  let browser: Browser;
  let attacker: Server;
  let context: BrowserContext;
  let page: Page;
  let number: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
    attacker = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Press</title>');
    });
    await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
    const person = await openPerson(browser, { url: server.url });
    ({ context } = person);
    number = (await becomeCitizen(person.page)).mobileNumber;
    page = await context.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await new Promise((resolve) => attacker?.close(resolve));
  });

  /** Opens the page: as a neighbour its host is that of the app, and the browser would send the cookie. */
  async function openAttacker(host: string): Promise<void> {
    // A server that listens on a port has an address with one.
    const { port } = attacker.address() as AddressInfo;
    await page.goto(`http://${host}:${port}/`);
  }

  /** The answer as the page can read it. */
  function attempt(what: Attempt): Promise<string> {
    const { path, method = 'GET', body, type, credentials = 'include', mode = 'cors', authorization } = what;
    const headers = {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(authorization === undefined ? {} : { authorization }),
    };
    const request = { method, credentials, mode, headers, ...(body === undefined ? {} : { body }) };
    return page.evaluate(
      ([url, init, blocked]) =>
        fetch(url, init).then(
          async (answer) => (answer.type === 'opaque' ? blocked : `${answer.status} ${await answer.text()}`),
          () => blocked,
        ),
      [`${server.url}${path}`, request, BLOCKED] as const,
    );
  }

  const byGet = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
  const json = (query: string) => ({
    method: 'POST',
    body: JSON.stringify({ query }),
    type: 'application/json',
  });

  it.each(['127.0.0.1', 'localhost'])(
    'reads what is public from %s, and nothing in the citizen’s name',
    async (host) => {
      await openAttacker(host);
      const open = { credentials: 'same-origin' } as const;
      expect(await attempt({ path: '/graphql', ...json(STATISTICS), ...open })).toContain('"totalJourneys"');
      expect(await attempt({ path: byGet(STATISTICS), ...open })).toContain('"totalJourneys"');
      expect(await attempt({ path: '/api/statistics', ...open })).toContain('"totalJourneys"');
      expect(await attempt({ path: byGet(VIEWER), ...open })).toContain('"viewer":null');
      expect(await attempt({ path: '/graphql', ...json(VIEWER), ...open })).toContain('"viewer":null');
      expect(await attempt({ path: '/api/auth/me', ...open })).toMatch(/^403 /);
      expect(await attempt({ path: '/graphql', ...json('mutation { signOut }'), ...open })).toMatch(/^403 /);
    },
  );

  it.each(['127.0.0.1', 'localhost'])(
    'gets nothing from %s by asking with the cookie, and changes nothing',
    async (host) => {
      await openAttacker(host);
      const signOut = JSON.stringify({ query: 'mutation { signOut }' });
      const attempts: Attempt[] = [
        { path: byGet(VIEWER) },
        { path: '/api/auth/me' },
        { path: '/graphql', ...json(VIEWER) },
        { path: '/graphql', ...json('mutation { signOut }') },
        { path: '/api/auth/signout', method: 'POST' },
        { path: '/graphql', method: 'POST', body: signOut, type: 'text/plain' },
        { path: '/graphql', method: 'POST', body: signOut, type: 'text/plain', mode: 'no-cors' },
        { path: '/api/auth/signout', method: 'POST', mode: 'no-cors' },
        { path: byGet('mutation { signOut }'), mode: 'no-cors' },
        { path: '/graphql', ...json('mutation { signOut }'), authorization: 'Bearer wfk_made_up' },
      ];
      for (const what of attempts) {
        expect([what, await attempt(what)]).toEqual([what, BLOCKED]);
      }
      const own = await context.request.get(`${server.url}${byGet(VIEWER)}`);
      expect(await own.json()).toMatchObject({ data: { viewer: { mobileNumber: number } } });
    },
  );

  it.each(['127.0.0.1', 'localhost'])(
    'hears from %s what visitors hear, and nothing by the cookie',
    async (host) => {
      await openAttacker(host);
      const listen = (query: string, withCredentials: boolean) =>
        page.evaluate(
          ([url, isWith]) =>
            new Promise<string>((resolve) => {
              const source = new EventSource(url, { withCredentials: isWith });
              source.onopen = () => resolve('open');
              source.onerror = () => resolve('refused');
            }),
          [`${server.url}/graphql/stream?query=${encodeURIComponent(query)}`, withCredentials] as const,
        );
      expect(await listen('subscription { alertBroadcast { id } }', false)).toBe('open');
      expect(await listen('subscription { activeJourney { id } }', false)).toBe('refused');
      expect(await listen('subscription { activeJourney { id } }', true)).toBe('refused');
      const socket = await page.evaluate(
        (url) =>
          new Promise<string>((resolve) => {
            const opened = new WebSocket(url, 'graphql-transport-ws');
            opened.onopen = () => resolve('open');
            opened.onerror = () => resolve('refused');
          }),
        `${server.url.replace('http', 'ws')}/graphql`,
      );
      expect(socket).toBe('refused');
    },
  );
});
