import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { readStored, writeStored } from '../browser-storage';
import { ENGLISH, loadCatalogue, type Catalogue } from './catalogues';
import { LANGUAGES, languageOf, type Language } from './languages';

export interface LanguageState {
  language: Language;
  setLanguage(language: Language): void;
}

const STORAGE_KEY = 'app_language';
const LanguageContext = createContext<LanguageState | null>(null);

/** Gives every text below it in the chosen language; a change takes effect without a reload. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setStored] = useState<Language>(() => languageOf(readStored(STORAGE_KEY)));
  const loaded = useCatalogue(language);

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
  const state = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);

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

interface Loaded {
  language: Language;
  messages: Catalogue;
}

/** Keeps the old texts until the new ones are there; null only while the very first are on their way. */
function useCatalogue(language: Language): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(
    language === 'en' ? { language: 'en', messages: ENGLISH } : null,
  );
  useEffect(
    function fetchCatalogue() {
      let isCurrent = true;
      const show = (next: Loaded) => {
        if (isCurrent) {
          setLoaded(next);
        }
      };
      loadCatalogue(language).then(
        (messages) => show({ language, messages }),
        () => show({ language: 'en', messages: ENGLISH }),
      );
      return () => {
        isCurrent = false;
      };
    },
    [language],
  );
  return loaded;
}
