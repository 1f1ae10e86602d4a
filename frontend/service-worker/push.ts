import type { WorkerMessage } from '../src/lib/push/worker-messages';
import { submitSubscription, markRead, pushKey, type Subscribed } from './ask-server';

/** The part of a window of the app that is used. */
export interface OpenPage {
  readonly visibilityState: DocumentVisibilityState;
  postMessage: (message: WorkerMessage, transfer: Transferable[]) => void;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

/** The part of the service worker's surroundings that is used. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    readonly pushManager: { subscribe: (options: PushSubscriptionOptionsInit) => Promise<Subscribed> };
  };
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
}

/** A message as the server writes it, in the language of its reader. */
interface Received {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** So long a page may take to follow a link itself; one that is frozen or still loading is sent there, ms. */
const ANSWER_WAIT_MS = 1_500;

/** Shows what has come, once however often it comes, and notifies the open pages. */
export async function showPushed(scope: PushScope, text: string | undefined): Promise<void> {
  const received = textIn(text);
  if (received === null) {
    return;
  }
  const { id, title, body, path } = received;
  const pages = await openPages(scope);
  pages.forEach((page) => page.postMessage({ kind: 'pushed' }, []));
  await scope.registration.showNotification(title, {
    body,
    tag: id,
    icon: '/icon-192.png',
    data: { id, path },
  });
}

/** Opens the page that a message is about: in a window that is open, without loading it anew, since a journey may be on. */
export async function openNotification(scope: PushScope, data: unknown): Promise<void> {
  const { id, path } = aimOf(data, scope.location.origin);
  const reading = id === null ? null : markRead(id).catch(() => null);
  const pages = await openPages(scope);
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (page === undefined) {
    await scope.clients.openWindow(path);
  } else {
    await page.focus().catch(() => null);
    if (!(await follows(page, path))) {
      await page.navigate(path).catch(() => scope.clients.openWindow(path));
    }
  }
  await reading;
}

/**
 * The push service has changed this browser's address: it is sent to the server; rejects where that fails, and
 * the app does it when it is opened.
 */
export async function renewPush(
  { registration }: Pick<PushScope, 'registration'>,
  renewed: Subscribed | null | undefined,
): Promise<void> {
  const subscription =
    renewed ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: await pushKey(),
    }));
  await submitSubscription(subscription);
}

function openPages({ clients }: PushScope): Promise<readonly OpenPage[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Whether a page says in time that it goes there. */
function follows(page: OpenPage, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const notify = (hasAnswered: boolean): void => {
      clearTimeout(timer);
      port1.close();
      resolve(hasAnswered);
    };
    const timer = setTimeout(() => notify(false), ANSWER_WAIT_MS);
    port1.onmessage = () => notify(true);
    page.postMessage({ kind: 'open', path }, [port2]);
  });
}

function textIn(text: string | undefined): Received | null {
  try {
    const received: unknown = JSON.parse(text ?? '');
    return isNotified(received) ? received : null;
  } catch {
    return null;
  }
}

function isNotified(received: unknown): received is Received {
  const parts = ['id', 'title', 'body', 'path'];
  return (
    typeof received === 'object' &&
    received !== null &&
    parts.every((part) => typeof Reflect.get(received, part) === 'string')
  );
}

/** Address that a tap opens, which is never out of the app, and the subject. */
function aimOf(data: unknown, origin: string): { id: string | null; path: string } {
  if (typeof data !== 'object' || data === null) {
    return { id: null, path: '/' };
  }
  const [id, path] = ['id', 'path'].map((part): unknown => Reflect.get(data, part));
  const url = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : null;
  // A path such as /.//elsewhere is of this origin until it is read again without the dot.
  const isOurs = url !== null && url.origin === origin && !url.pathname.startsWith('//');
  return {
    id: typeof id === 'string' ? id : null,
    path: isOurs ? url.pathname + url.search + url.hash : '/',
  };
}
