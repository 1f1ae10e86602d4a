import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { buildSchema, parse, validate } from 'graphql';
import { WORKER_OPERATIONS } from '../../../service-worker/ask-server';
import { openNotification, renewPush, showPushed, type OpenPage } from '../../../service-worker/push';

const SUBMITTED = {
  id: '41',
  title: 'Votre signalement',
  body: 'L’autorité examine votre signalement.',
  path: '/reports/incidents/7?from=push#steps',
};
const ORIGIN = 'https://road.example';

/** A window of the app; one that lives follows a link by itself. */
function buildPage({ isAlive = true, isVisible = true } = {}) {
  const heard: unknown[] = [];
  const page: OpenPage = {
    visibilityState: isVisible ? 'visible' : 'hidden',
    postMessage(message, [port]) {
      heard.push(message);
      if (isAlive && port !== undefined && 'postMessage' in port) {
        port.postMessage('followed');
      }
    },
    focus: jest.fn(() => Promise.resolve()),
    navigate: jest.fn(() => Promise.resolve()),
  };
  return { page, heard };
}

function buildScope(pages: readonly OpenPage[] = []) {
  const showNotification = jest.fn(() => Promise.resolve());
  const openWindow = jest.fn(() => Promise.resolve());
  const subscribe = jest.fn(() => Promise.resolve(subscription));
  const clients = { matchAll: () => Promise.resolve(pages), openWindow };
  return {
    scope: {
      location: { origin: ORIGIN },
      registration: { showNotification, pushManager: { subscribe } },
      clients,
    },
    showNotification,
    openWindow,
    subscribe,
  };
}

const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'key', auth: 'secret' } }),
};

// What workers have and jsdom lacks.
Object.assign(globalThis, { MessageChannel });

let sent: { query: string; variables: Record<string, unknown> }[];
beforeEach(() => {
  sent = [];
  const data = { pushKey: 'the-key', storePushSubscription: true, markNotificationsRead: 1 };
  answerWith((body) => {
    sent.push(JSON.parse(body));
    return Promise.resolve({ json: () => Promise.resolve({ data }) });
  });
});

function answerWith(answer: (body: string) => Promise<unknown>): void {
  Object.assign(globalThis, { fetch: (_url: string, { body }: { body: string }) => answer(body) });
}

it('shows what has come in the words of the server, once however often it comes, and notifies the open pages', async () => {
  const { page, heard } = buildPage();
  const { scope, showNotification } = buildScope([page]);
  await showPushed(scope, JSON.stringify(SUBMITTED));
  expect(showNotification).toHaveBeenCalledWith('Votre signalement', {
    body: SUBMITTED.body,
    tag: '41',
    icon: '/icon-192.png',
    data: { id: '41', path: SUBMITTED.path },
  });
  expect(heard).toEqual([{ kind: 'pushed' }]);
});

it.each([undefined, 'no JSON', '"text"', JSON.stringify({ ...SUBMITTED, title: 7 })])(
  'shows nothing of what is no message of ours: %s',
  async (text) => {
    const { scope, showNotification } = buildScope();
    await showPushed(scope, text);
    expect(showNotification).not.toHaveBeenCalled();
  },
);

it('leads a window that is looked at to what was tapped without loading it anew, and marks it as read', async () => {
  const hidden = buildPage({ isVisible: false });
  const { page, heard } = buildPage();
  const { scope, openWindow } = buildScope([hidden.page, page]);
  await openNotification(scope, { id: '41', path: SUBMITTED.path });
  expect(heard).toEqual([{ kind: 'open', path: SUBMITTED.path }]);
  expect(page.focus).toHaveBeenCalled();
  expect(page.navigate).not.toHaveBeenCalled();
  expect(hidden.heard).toEqual([]);
  expect(openWindow).not.toHaveBeenCalled();
  expect(sent).toEqual([{ query: WORKER_OPERATIONS.markRead, variables: { id: '41' } }]);
});

it('sends a window there that does not answer', async () => {
  const { page } = buildPage({ isAlive: false });
  const { scope } = buildScope([page]);
  await openNotification(scope, { id: '41', path: SUBMITTED.path });
  expect(page.navigate).toHaveBeenCalledWith(SUBMITTED.path);
});

it('opens a window where there is none, also while the server is not reached', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const { scope, openWindow } = buildScope();
  await openNotification(scope, { id: '41', path: SUBMITTED.path });
  expect(openWindow).toHaveBeenCalledWith(SUBMITTED.path);
});

it.each([
  'https://elsewhere.example/x',
  '//elsewhere.example/x',
  '/.//elsewhere.example/x',
  '/\\elsewhere.example/x',
  'javascript:alert(1)',
  undefined,
])('never leads out of the app: %s', async (path) => {
  const { scope, openWindow } = buildScope();
  await openNotification(scope, { path });
  expect(openWindow).toHaveBeenCalledWith('/');
  expect(sent).toEqual([]);
});

it('sends the server a new address that the browser has found itself', async () => {
  const { scope, subscribe } = buildScope();
  await renewPush(scope, subscription);
  expect(subscribe).not.toHaveBeenCalled();
  const input = { endpoint: 'https://push.example/new', p256dh: 'key', auth: 'secret' };
  expect(sent).toEqual([{ query: WORKER_OPERATIONS.store, variables: { input } }]);
});

it('subscribes anew where the browser only says that the old address has ended', async () => {
  const { scope, subscribe } = buildScope();
  await renewPush(scope, null);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the-key' });
  expect(sent.map(({ query }) => query)).toEqual([WORKER_OPERATIONS.pushKey, WORKER_OPERATIONS.store]);
});

it('asks the server only what its schema knows', () => {
  const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'));
  for (const operation of Object.values(WORKER_OPERATIONS)) {
    expect(validate(schema, parse(operation))).toEqual([]);
  }
});
