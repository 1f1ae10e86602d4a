import { ChakraProvider } from '@chakra-ui/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { drawnTexts } from 'virtual:drawn-texts';
import { HomeShell } from './app/screens/HomeShell';
import { homeQuestionText } from './app/home-question-text';
import { system } from './app/theme/system';
import { SignInPage } from './features/identity/sign-in/SignInPage';
import { LandingPage } from './features/landing/LandingPage';
import { ConnectionProvider, createConnectionDoor } from './lib/apollo/connection';
import { treesOf } from './lib/i18n/catalogues';
import { LanguageProvider } from './lib/i18n/LanguageProvider';
import type { Language } from '@wakafine/domain/people/languages';
import { PATHS } from './lib/paths';
import { SessionProvider } from './lib/session/session';
import { ShellStateProvider } from './lib/shell-state';

export { homeQuestionText };

/** The pages that are drawn at build, each with its address. */
const DRAWN_PAGES = {
  landing: { path: PATHS.home, Page: LandingPage },
  'sign-in': { path: PATHS.signIn, Page: SignInPage },
  home: { path: PATHS.home, Page: HomeShell },
} as const;
export type DrawnPage = keyof typeof DRAWN_PAGES;

const nowhere = createConnectionDoor(() => Promise.reject(new Error('Nothing is asked at build')));

/** A page as it is first seen, in a language; its rules of style stand in `style` elements between the others. */
export function drawPage(page: DrawnPage, language: Language): string {
  const { path, Page } = DRAWN_PAGES[page];
  return renderToString(
    <ChakraProvider value={system}>
      <LanguageProvider start={{ language, scope: 'home', messages: treesOf(drawnTexts[language]) }}>
        <ConnectionProvider door={nowhere}>
          <SessionProvider>
            <ShellStateProvider>
              <MemoryRouter initialEntries={[path]}>
                <Page />
              </MemoryRouter>
            </ShellStateProvider>
          </SessionProvider>
        </ConnectionProvider>
      </LanguageProvider>
    </ChakraProvider>,
  );
}
