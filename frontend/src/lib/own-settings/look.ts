import type { Language } from '../i18n/languages';
import type { ThemePreference } from '../theme-preference';
import { readStored, writeStored } from '../storage/browser-storage';
import { USER_KEYS } from '../storage/storage-keys';
import type { OwnSettings } from './own-settings';

const THEMES: Record<OwnSettings['theme'], ThemePreference> = {
  LIGHT: 'light',
  DARK: 'dark',
  SYSTEM: 'system',
};
const LANGUAGES: Record<OwnSettings['language'], Language> = { EN: 'en', FR: 'fr', PIDGIN: 'pidgin' };
const THEME_CHOICE = { light: 'LIGHT', dark: 'DARK', system: 'SYSTEM' } as const;
const LANGUAGE_CHOICE = { en: 'EN', fr: 'FR', pidgin: 'PIDGIN' } as const;

/** What a browser looks like. */
export interface Look {
  theme: ThemePreference;
  language: Language;
}

/** The look that settings ask for. */
export function lookOf({ theme, language }: OwnSettings): Look {
  return { theme: THEMES[theme], language: LANGUAGES[language] };
}

/** How the server names a language. */
export function languageChoice(language: Language): OwnSettings['language'] {
  return LANGUAGE_CHOICE[language];
}

/** How settings name a look. */
export function lookChoices({ theme, language }: Look): Pick<OwnSettings, 'theme' | 'language'> {
  return { theme: THEME_CHOICE[theme], language: LANGUAGE_CHOICE[language] };
}

/** Whether this browser has not taken over the look of these settings yet; of an account that chose nothing there is none. */
export function isLookNew(accountId: string, { version }: OwnSettings): boolean {
  return version > 0 && readStored(USER_KEYS.appliedSettings) !== `${accountId}:${version}`;
}

/** Notes that this browser looks as these settings ask; what is then chosen in the header stays until they change again. */
export function noteLook(accountId: string, { version }: OwnSettings): void {
  writeStored(USER_KEYS.appliedSettings, `${accountId}:${version}`);
}
