import { ChakraProvider } from '@chakra-ui/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppProviders } from '../src/app/AppProviders';
import { AppRoutes } from '../src/app/AppRoutes';
import { system } from '../src/app/theme/system';
import { createGraphqlConnection } from '../src/lib/apollo';
import { createConnectionDoor } from '../src/lib/connection';
import { LanguageProvider } from '../src/lib/i18n/LanguageProvider';

/** The whole app at an address, against the API that the test serves. */
export function renderApp(path: string, connection = createGraphqlConnection()): RenderResult {
  return render(
    <AppProviders door={createConnectionDoor(() => Promise.resolve(connection))}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </AppProviders>,
  );
}

/** Where the app is, for tests that ask; people see it in the bar of their browser. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return (
    <span hidden data-testid="address">
      {pathname + search + hash}
    </span>
  );
}

/** A piece alone, with looks, language and links. */
export function renderPiece(piece: ReactNode): RenderResult {
  return render(
    <ChakraProvider value={system}>
      <LanguageProvider>
        <MemoryRouter>{piece}</MemoryRouter>
      </LanguageProvider>
    </ChakraProvider>,
  );
}
