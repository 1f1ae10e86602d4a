import { fetchPinStepAhead } from '../features/identity/sign-in/pin-step';
import { typedBefore } from '../lib/drawn-page';
import { readStored } from '../lib/storage/browser-storage';
import type { ConnectionDoor } from '../lib/apollo/connection';
import { loadCatalogue } from '../lib/i18n/catalogues';
import { LANGUAGE_KEY, type StartTexts } from '../lib/i18n/LanguageProvider';
import { languageOf } from '../lib/i18n/languages';
import { SignedInScreens } from './lazy-frame';
import { Connected, DriveProvider, HomeScreen, LandingPage, SignInPage } from './pages/lazy-pages';

/** Screen that the page's own first script found; nothing where that script does not run. */
export type FirstPage = 'landing' | 'sign-in' | 'home';

const LOADERS: Record<FirstPage, (door: ConnectionDoor) => readonly Promise<unknown>[]> = {
  landing: () => [LandingPage.load()],
  'sign-in': () => {
    // A number typed into the drawn page is sent at once: the next step should be there by then.
    if (typedBefore('mobileNumber') !== '') {
      fetchPinStepAhead();
    }
    return [SignInPage.load()];
  },
  home: (door) => [
    openWithAnswers(door),
    ...[Connected, SignedInScreens, DriveProvider, HomeScreen].map((screen) => screen.load()),
  ],
};

/**
 * Waits for all that the first page consists of, so that it is drawn once and whole. What can't be fetched is tried again
 * when it is drawn, and announced then. Gives the texts to begin with, where they came.
 */
export async function loadFirstPage(
  page: string | undefined,
  door: ConnectionDoor,
): Promise<StartTexts | undefined> {
  const language = languageOf(readStored(LANGUAGE_KEY));
  const scope = page === 'home' ? 'home' : 'first';
  const [texts] = await Promise.allSettled([
    loadCatalogue(language, scope),
    ...(isFirstPage(page) ? LOADERS[page](door) : []),
  ]);
  return texts.status === 'fulfilled' ? { language, scope, messages: texts.value } : undefined;
}

async function openWithAnswers(door: ConnectionDoor): Promise<void> {
  const connection = await door.open();
  const { cacheHomeAnswers } = await import('./home-answers');
  await cacheHomeAnswers(connection);
}

function isFirstPage(page: string | undefined): page is FirstPage {
  return page !== undefined && page in LOADERS;
}
