import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Toaster } from '../components/surface/toaster';
import { ConnectionProvider, type ConnectionDoor } from '../lib/apollo/connection';
import { LanguageProvider, type StartTexts } from '../lib/i18n/LanguageProvider';
import { SessionProvider } from '../lib/session/session';
import { ShellStateProvider } from '../lib/shell-state';
import { ThemePreferenceProvider } from '../lib/theme-preference';
import { system } from './theme/system';

interface AppProvidersProps {
  door: ConnectionDoor;
  /** To begin with, where they are there already. */
  texts?: StartTexts;
  children: ReactNode;
}

/** All that every screen stands on, outermost first: looks, language, server, session, frame. */
export function AppProviders({ door, texts, children }: AppProvidersProps) {
  return (
    <ChakraProvider value={system}>
      <ThemePreferenceProvider>
        <LanguageProvider start={texts}>
          <ConnectionProvider door={door}>
            <SessionProvider>
              <ShellStateProvider>{children}</ShellStateProvider>
            </SessionProvider>
            <Toaster />
          </ConnectionProvider>
        </LanguageProvider>
      </ThemePreferenceProvider>
    </ChakraProvider>
  );
}
