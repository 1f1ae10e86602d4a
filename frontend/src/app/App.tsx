import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { GraphqlConnection } from '../lib/apollo';
import { createConnectionDoor } from '../lib/connection';
import { AppProviders } from './AppProviders';
import { AppRoutes } from './AppRoutes';

/** The web app: its connection to the server, its providers and its routes. */
export function App() {
  const [door] = useState(() => createConnectionDoor(openConnection));
  return (
    <AppProviders door={door}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppProviders>
  );
}

/** Apollo Client comes with the first screen that needs it; a visitor's do without. */
async function openConnection(): Promise<GraphqlConnection> {
  const { createGraphqlConnection } = await import('../lib/apollo');
  return createGraphqlConnection();
}
