import { languageChoice, languageOfChoice, type Language } from '@wakafine/domain/people/languages';
import type { ThemePreference } from '../theme-preference';
import { readStored, writeStored } from '../storage/browser-storage';
import { USER_KEYS } from '../storage/storage-keys';
import type { OwnSettings } from './own-settings';

const THEMES: Record<OwnSettings['theme'], ThemePreference> = {
  LIGHT: 'light',
  DARK: 'dark',
  SYSTEM: 'system',
};
const THEME_CHOICE = { light: 'LIGHT', dark: 'DARK', system: 'SYSTEM' } as const;

/** Theme and language of a browser. */
export interface Look {
  theme: ThemePreference;
  language: Language;
}

/** The look that settings ask for. */
export function lookOf({ theme, language }: OwnSettings): Look {
  return { theme: THEMES[theme], language: languageOfChoice(language) };
}

/** Names of looks in the settings. */
export function lookChoices({ theme, language }: Look): Pick<OwnSettings, 'theme' | 'language'> {
  return { theme: THEME_CHOICE[theme], language: languageChoice(language) };
}

/** Whether this browser has not applied the look of these settings yet; of an account that chose nothing there is none. */
export function isLookNew(accountId: string, { version }: OwnSettings): boolean {
  return version > 0 && readStored(USER_KEYS.appliedSettings) !== `${accountId}:${version}`;
}

/** Notes that this browser looks as these settings ask; what is then chosen in the header stays until they change again. */
export function noteLook(accountId: string, { version }: OwnSettings): void {
  writeStored(USER_KEYS.appliedSettings, `${accountId}:${version}`);
}
