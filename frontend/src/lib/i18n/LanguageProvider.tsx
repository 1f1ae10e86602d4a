import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { readStored, writeStored } from '../storage/browser-storage';
import { CHOICE_KEYS } from '../storage/storage-keys';
import { ENGLISH_FIRST, loadCatalogue, TEXT_SCOPES, type Catalogue, type TextScope } from './catalogues';
import { LANGUAGES, type Language } from '@wakafine/domain/people/languages';
import { languageOf } from './languages';

export interface LanguageState {
  language: Language;
  setLanguage(language: Language): void;
  /** Extent of the loaded texts. */
  scope: TextScope;
  failure: { why: unknown } | null;
  /** Has more texts fetched, up to a scope. */
  fetchUpTo(scope: TextScope): void;
}

/** Under which the choice is stored. */
export const LANGUAGE_KEY = CHOICE_KEYS.language;
const LanguageContext = createContext<LanguageState | null>(null);

/**
 * Gives every text below it in the chosen language; a change takes effect without a reload. `start` gives language and
 * texts where they are there already.
 */
export function LanguageProvider({ start, children }: { start?: StartTexts; children: ReactNode }) {
  const [language, setStored] = useState<Language>(
    () => start?.language ?? languageOf(readStored(LANGUAGE_KEY)),
  );
  const [wanted, setWanted] = useState<TextScope>(start?.scope ?? 'first');
  const { loaded, failure } = useCatalogue(language, wanted, start);

  useEffect(
    function nameLanguageOfPage() {
      if (loaded !== null) {
        document.documentElement.lang = LANGUAGES[loaded.language].tag;
      }
    },
    [loaded],
  );

  const setLanguage = useCallback((next: Language) => {
    writeStored(LANGUAGE_KEY, next);
    setStored(next);
  }, []);
  const fetchUpTo = useCallback(
    (next: TextScope) => setWanted((before) => (reaches(before, next) ? before : next)),
    [],
  );
  const scope = loaded?.scope ?? 'first';
  const state = useMemo(
    () => ({ language, setLanguage, scope, failure, fetchUpTo }),
    [language, setLanguage, scope, failure, fetchUpTo],
  );

  if (loaded === null) {
    return null;
  }
  return (
    <LanguageContext.Provider value={state}>
      <IntlProvider
        locale={LANGUAGES[loaded.language].formats}
        defaultLocale="en"
        timeZone="Africa/Douala"
        messages={loaded.messages}
      >
        {children}
      </IntlProvider>
    </LanguageContext.Provider>
  );
}

/** The language in force and the way to change it. */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (state === null) {
    throw new Error('useLanguage needs LanguageProvider');
  }
  return state;
}

/**
 * Shows what is below once the texts up to a scope are there. Throws to the nearest boundary when they can't be fetched.
 */
export function TextsUpTo({ scope: wanted, children }: { scope: TextScope; children: ReactNode }) {
  const { scope, failure, fetchUpTo } = useLanguage();
  const isThere = reaches(scope, wanted);
  useEffect(() => fetchUpTo(wanted), [fetchUpTo, wanted]);
  if (!isThere && failure !== null) {
    throw failure.why;
  }
  return isThere ? children : null;
}

function reaches(scope: TextScope, wanted: TextScope): boolean {
  return TEXT_SCOPES.indexOf(scope) >= TEXT_SCOPES.indexOf(wanted);
}

/** Texts that are there. */
export interface StartTexts {
  language: Language;
  scope: TextScope;
  messages: Catalogue;
}

const ENGLISH: StartTexts = { language: 'en', scope: 'first', messages: ENGLISH_FIRST };

interface CatalogueState {
  /** Null only while the very first texts are on their way. */
  loaded: StartTexts | null;
  /** Reason why the texts in force are not the wanted ones, where they could not be fetched. */
  failure: { why: unknown } | null;
}

/**
 * Shows the old texts until the new ones are there, and where these can't be fetched; English where there are
 * none.
 */
function useCatalogue(language: Language, wanted: TextScope, start?: StartTexts): CatalogueState {
  const [state, setState] = useState<CatalogueState>({
    loaded: start ?? (language === 'en' ? ENGLISH : null),
    failure: null,
  });
  const { loaded } = state;
  const isThere = loaded?.language === language && reaches(loaded.scope, wanted);
  useEffect(
    function fetchCatalogue() {
      if (isThere) {
        return undefined;
      }
      let isCurrent = true;
      const show = (next: (stored: CatalogueState) => CatalogueState) => {
        if (isCurrent) {
          setState(next);
        }
      };
      loadCatalogue(language, wanted).then(
        (messages) => show(() => ({ loaded: { language, scope: wanted, messages }, failure: null })),
        (why: unknown) => show((stored) => ({ loaded: stored.loaded ?? ENGLISH, failure: { why } })),
      );
      return () => {
        isCurrent = false;
      };
    },
    [language, wanted, isThere],
  );
  return { loaded, failure: isThere ? null : state.failure };
}
