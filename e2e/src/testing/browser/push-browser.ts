import type { BrowserContext, Page } from 'playwright-core';
import type { PushService } from './push-service';

/**
 * Lets the browser's subscribing lead to a push service of the story: a browser without a window reaches none. All else, from
 * the question to the service worker, is the browser's own.
 */
export async function leadPushTo(context: BrowserContext, { subscription }: PushService): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(replacePushManager, JSON.stringify(subscription));
}

/** Hands a message that reached the push service to the browser's service worker, as the browser does. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) {
        resolve(registration.registrationId);
      }
    });
  });
  await devTools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data });
  await devTools.detach();
}

/** Notifications that the phone shows now, as title and text; also those of none of its pages. */
export function shownMessages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => `${title}: ${body}`);
  });
}

/** Whether the browser is subscribed. */
export function isSubscribed(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.pushManager.getSubscription()) !== null;
  });
}

// Runs in the page before anything else, at every load.
function replacePushManager(subscriptionText: string): void {
  const KEY = 'story-push-key';
  const { endpoint, keys } = JSON.parse(subscriptionText);
  const subscription = () => ({
    endpoint,
    options: {
      applicationServerKey: Uint8Array.from(
        atob((window.sessionStorage.getItem(KEY) ?? '').replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe() {
      window.sessionStorage.removeItem(KEY);
      return Promise.resolve(true);
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: () =>
      Promise.resolve(window.sessionStorage.getItem(KEY) === null ? null : subscription()),
    subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      window.sessionStorage.setItem(KEY, applicationServerKey);
      return Promise.resolve(subscription());
    },
  });
}
