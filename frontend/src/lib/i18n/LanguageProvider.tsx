import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { readStored, writeStored } from '../browser-storage';
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

const STORAGE_KEY = 'app_language';
const LanguageContext = createContext<LanguageState | null>(null);

/**
 * Gives every text below it in the chosen language; a change takes effect without a reload. `start` gives language and
 * texts where nobody can have chosen.
 */
export function LanguageProvider({ start, children }: { start?: Loaded; children: ReactNode }) {
  const [language, setStored] = useState<Language>(
    () => start?.language ?? languageOf(readStored(STORAGE_KEY)),
  );
  const [isAllWanted, setIsAllWanted] = useState(false);
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
    writeStored(STORAGE_KEY, next);
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

interface Loaded {
  language: Language;
  isWhole: boolean;
  messages: Catalogue;
}

const ENGLISH: Loaded = { language: 'en', isWhole: false, messages: ENGLISH_FIRST };

interface CatalogueState {
  /** Null only while the very first texts are on their way. */
  loaded: Loaded | null;
  /** Why the texts in force are not the wanted ones, where they could not be fetched. */
  failure: { why: unknown } | null;
}

/** Keeps the old texts until the new ones are there, and where these can't be fetched; English where there are none. */
function useCatalogue(language: Language, isAllWanted: boolean, start?: Loaded): CatalogueState {
  const [state, setState] = useState<CatalogueState>({
    loaded: start ?? (language === 'en' ? ENGLISH : null),
    failure: null,
  });
  useEffect(
    function fetchCatalogue() {
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
    [language, isAllWanted],
  );
  return state;
}
