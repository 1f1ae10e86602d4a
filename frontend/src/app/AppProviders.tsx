import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Toaster } from '../components/toaster';
import { ConnectionProvider, type ConnectionDoor } from '../lib/connection';
import { LanguageProvider } from '../lib/i18n/LanguageProvider';
import { SessionProvider } from '../lib/session';
import { ShellStateProvider } from '../lib/shell-state';
import { ThemePreferenceProvider } from '../lib/theme-preference';
import { system } from './theme/system';

/** All that every screen stands on, outermost first: looks, language, server, session, frame. */
export function AppProviders({ door, children }: { door: ConnectionDoor; children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <ThemePreferenceProvider>
        <LanguageProvider>
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
