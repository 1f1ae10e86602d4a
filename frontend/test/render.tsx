import { ChakraProvider } from '@chakra-ui/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppProviders } from '../src/app/AppProviders';
import { AppRoutes } from '../src/app/AppRoutes';
import { system } from '../src/app/theme/system';
import {
  createGraphqlConnection,
  openGraphqlConnection,
  type GraphqlConnection,
} from '../src/lib/apollo/apollo';
import { createConnectionDoor } from '../src/lib/apollo/connection';
import { LanguageProvider } from '../src/lib/i18n/LanguageProvider';
import { clearAnswerTimes } from '../src/lib/persisted-cache/answer-times';

/** The whole app at an address, against the API that the test serves. */
export function renderApp(path: string, connection = createGraphqlConnection()): RenderResult {
  return renderAt(path, () => Promise.resolve(connection));
}

/**
 * The same as after a start of the browser: with what was stored on the phone, and nothing of what was known
 * before.
 */
export function renderStartedApp(path: string): RenderResult {
  clearAnswerTimes();
  return renderAt(path, openGraphqlConnection);
}

function renderAt(path: string, open: () => Promise<GraphqlConnection>): RenderResult {
  return render(
    <AppProviders door={createConnectionDoor(open)}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </AppProviders>,
  );
}

/** Address of the app, for tests that ask; people see it in the bar of their browser. */
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
