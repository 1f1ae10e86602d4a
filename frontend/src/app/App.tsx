import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { ConnectionDoor } from '../lib/apollo/connection';
import type { StartTexts } from '../lib/i18n/LanguageProvider';
import { AppProviders } from './AppProviders';
import { AppRoutes } from './AppRoutes';

/** The web app: its connection to the server, its providers and its routes. */
export function App({ door, texts }: { door: ConnectionDoor; texts: StartTexts | undefined }) {
  useEffect(
    function askServerAgain() {
      const client = door.opened()?.client;
      if (client) {
        // What was asked before the first page was drawn counted as new for that page only (`home-answers`).
        client.prioritizeCacheValues = false;
      }
    },
    [door],
  );
  return (
    <AppProviders door={door} texts={texts}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppProviders>
  );
}
