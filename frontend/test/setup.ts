import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// Longer than the app itself waits for the server before it goes on without, such as 4 s at the start of a journey.
configure({ asyncUtilTimeout: 10_000 });

// The page is printed for the last look that finds nothing, not for each one before it: a tenth of a test's time.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// What browsers have and jsdom lacks.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(window, { ResizeObserver: SilentObserver });
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
// Nothing is painted: what a canvas shows is looked at in a browser.
HTMLCanvasElement.prototype.getContext = () => null;

// For its warnings React stores the stack of every element that is created: a tenth of a test's time. Past a limit it does without.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => undefined });

// Visitors are greeted once a tab. Only the tests of the greeting take this away.
beforeEach(() => window.sessionStorage.setItem('violators-modal-closed', '1'));
