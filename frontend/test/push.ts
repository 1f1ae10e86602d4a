/** A browser that can get messages, as much of it as the app uses. */
export interface PushBrowser {
  /** Answer to the browser's own question, and its state from then on. */
  answer: NotificationPermission;
  /** Number of times it has asked. */
  asked: number;
  /** Addresses by which it has subscribed, in order; the last is in force unless it was ended. */
  readonly endpoints: string[];
  isSubscribed: boolean;
  /** Whether the push service is reached. */
  isReached: boolean;
  /** Notifications that are shown and not closed. */
  shown: number;
  /** Hands a message of the service worker to the page. */
  say: (message: unknown, ports?: readonly unknown[]) => void;
  /** Removes it again. */
  remove: () => void;
}

/** Gives the test's browser a service worker and a push service. */
export function installPush(permission: NotificationPermission = 'default'): PushBrowser {
  const worker = new EventTarget();
  const question = {
    permission,
    requestPermission() {
      browser.asked += 1;
      question.permission = browser.answer;
      return Promise.resolve(browser.answer);
    },
  };
  const browser: PushBrowser = {
    answer: 'granted',
    asked: 0,
    endpoints: [],
    isSubscribed: false,
    isReached: true,
    shown: 0,
    say: (data, ports = []) =>
      void worker.dispatchEvent(Object.assign(new Event('message'), { data, ports })),
    remove() {
      for (const [owner, name] of ADDED) {
        Reflect.deleteProperty(owner, name);
      }
    },
  };
  const registration = {
    getNotifications: () =>
      Promise.resolve(Array.from({ length: browser.shown }, () => ({ close: () => (browser.shown -= 1) }))),
    pushManager: managerOf(browser),
  };
  Object.assign(worker, {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.defineProperty(window, 'Notification', { value: question, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  return browser;
}

const ADDED: readonly (readonly [object, string])[] = [
  [navigator, 'serviceWorker'],
  [window, 'Notification'],
  [window, 'PushManager'],
];

function managerOf(browser: PushBrowser) {
  let key = '';
  const subscription = () => ({
    endpoint: browser.endpoints.at(-1),
    options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
    toJSON: () => ({ endpoint: browser.endpoints.at(-1), keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe() {
      browser.isSubscribed = false;
      return Promise.resolve(true);
    },
  });
  return {
    getSubscription: () => Promise.resolve(browser.isSubscribed ? subscription() : null),
    subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (!browser.isReached) {
        return Promise.reject(new DOMException('Registration failed', 'AbortError'));
      }
      key = applicationServerKey;
      browser.isSubscribed = true;
      browser.endpoints.push(`https://push.example/send/token-${browser.endpoints.length + 1}`);
      return Promise.resolve(subscription());
    },
  };
}
