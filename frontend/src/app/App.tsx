import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createGraphqlConnection } from '../lib/apollo';
import { AppProviders } from './AppProviders';
import { AppRoutes } from './AppRoutes';

/** The web app: its connection to the server, its providers and its routes. */
export function App() {
  const [connection] = useState(createGraphqlConnection);
  return (
    <AppProviders connection={connection}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppProviders>
  );
}
