import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { readStored, writeStored } from '../browser-storage';
import { CHOICE_KEYS } from '../storage-keys';
import { ENGLISH_FIRST, loadCatalogue, type Catalogue } from './catalogues';
import { LANGUAGES, languageOf, type Language } from './languages';

export interface LanguageState {
  language: Language;
  setLanguage(language: Language): void;
  /** Whether all texts are there, or only those of the first pages. */
  isWhole: boolean;
  failure: { why: unknown } | null;
  /** Has the texts of all screens fetched. */
  fetchAll(): void;
}

/** Under which the choice is kept. */
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
  const [isAllWanted, setIsAllWanted] = useState(start?.isWhole ?? false);
  const { loaded, failure } = useCatalogue(language, isAllWanted, start);

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
  const fetchAll = useCallback(() => setIsAllWanted(true), []);
  const isWhole = loaded?.isWhole ?? false;
  const state = useMemo(
    () => ({ language, setLanguage, isWhole, failure, fetchAll }),
    [language, setLanguage, isWhole, failure, fetchAll],
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

/** Shows what is below once the texts of all screens are there. Throws to the nearest boundary when they can't be fetched. */
export function AllTexts({ children }: { children: ReactNode }) {
  const { isWhole, failure, fetchAll } = useLanguage();
  useEffect(fetchAll, [fetchAll]);
  if (!isWhole && failure !== null) {
    throw failure.why;
  }
  return isWhole ? children : null;
}

/** Texts that are there. */
export interface StartTexts {
  language: Language;
  isWhole: boolean;
  messages: Catalogue;
}

const ENGLISH: StartTexts = { language: 'en', isWhole: false, messages: ENGLISH_FIRST };

interface CatalogueState {
  /** Null only while the very first texts are on their way. */
  loaded: StartTexts | null;
  /** Why the texts in force are not the wanted ones, where they could not be fetched. */
  failure: { why: unknown } | null;
}

/** Keeps the old texts until the new ones are there, and where these can't be fetched; English where there are none. */
function useCatalogue(language: Language, isAllWanted: boolean, start?: StartTexts): CatalogueState {
  const [state, setState] = useState<CatalogueState>({
    loaded: start ?? (language === 'en' ? ENGLISH : null),
    failure: null,
  });
  const { loaded } = state;
  const isThere = loaded?.language === language && (loaded.isWhole || !isAllWanted);
  useEffect(
    function fetchCatalogue() {
      if (isThere) {
        return undefined;
      }
      let isCurrent = true;
      const show = (next: (kept: CatalogueState) => CatalogueState) => {
        if (isCurrent) {
          setState(next);
        }
      };
      loadCatalogue(language, isAllWanted).then(
        (messages) => show(() => ({ loaded: { language, isWhole: isAllWanted, messages }, failure: null })),
        (why: unknown) => show((kept) => ({ loaded: kept.loaded ?? ENGLISH, failure: { why } })),
      );
      return () => {
        isCurrent = false;
      };
    },
    [language, isAllWanted, isThere],
  );
  return { loaded, failure: isThere ? null : state.failure };
}
