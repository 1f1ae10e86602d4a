import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readStored, writeStored } from './storage/browser-storage';
import { CHOICE_KEYS } from './storage/storage-keys';

export type ThemePreference = 'light' | 'dark' | 'system';

export interface ThemeState {
  preference: ThemePreference;
  isDark: boolean;
  setPreference(preference: ThemePreference): void;
}

const DARK_QUERY = '(prefers-color-scheme: dark)';
const ThemeContext = createContext<ThemeState | null>(null);

/** Stores the chosen theme and the `dark` class on the page's root; a first visit is dark. */
export function ThemePreferenceProvider({ children }: { children: ReactNode }) {
  const [preference, setStored] = useState<ThemePreference>(readPreference);
  const [deviceIsDark, setDeviceIsDark] = useState(() => window.matchMedia(DARK_QUERY).matches);
  const isDark = preference === 'system' ? deviceIsDark : preference === 'dark';

  useEffect(function followDevice() {
    const query = window.matchMedia(DARK_QUERY);
    const handleChange = () => setDeviceIsDark(query.matches);
    query.addEventListener('change', handleChange);
    return () => query.removeEventListener('change', handleChange);
  }, []);

  useEffect(
    function paintRoot() {
      const root = document.documentElement;
      root.classList.toggle('dark', isDark);
      root.style.colorScheme = isDark ? 'dark' : 'light';
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute('content', isDark ? '#0A1310' : '#F3F6F3');
    },
    [isDark],
  );

  const setPreference = useCallback((next: ThemePreference) => {
    writeStored(CHOICE_KEYS.theme, next);
    setStored(next);
  }, []);
  const state = useMemo(() => ({ preference, isDark, setPreference }), [preference, isDark, setPreference]);
  return <ThemeContext.Provider value={state}>{children}</ThemeContext.Provider>;
}

/** The theme in force and the way to change it. */
export function useThemePreference(): ThemeState {
  const state = useContext(ThemeContext);
  if (state === null) {
    throw new Error('useThemePreference needs ThemePreferenceProvider');
  }
  return state;
}

function readPreference(): ThemePreference {
  const stored = readStored(CHOICE_KEYS.theme);
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}
