import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadFirstPage } from './app/first-load';
import type { GraphqlConnection } from './lib/apollo/apollo';
import { createConnectionDoor } from './lib/apollo/connection';
import { awaitInstallOffer } from './lib/install-offer';
import { isFetchingAheadUnwanted } from './lib/saving-hint';

let isStored = false;

/** Has the app cached on the phone. The code for it is no part of a first load. */
function storeApp(): void {
  if (import.meta.env.PROD && !isStored) {
    isStored = true;
    void import('./lib/offline/service-worker').then(({ registerServiceWorker }) => registerServiceWorker());
  }
}

/** Apollo Client comes with the first screen that needs it; a visitor's do without. */
async function openConnection(): Promise<GraphqlConnection> {
  // Of somebody signed in, whose app must hold without a network: also where a visitor's is not fetched ahead.
  storeApp();
  const { openGraphqlConnection } = await import('./lib/apollo/apollo');
  return openGraphqlConnection();
}

async function start(root: HTMLElement): Promise<void> {
  const door = createConnectionDoor(openConnection);
  const page = document.documentElement.dataset.first;
  const texts = await loadFirstPage(page, door);
  const screen = (
    <StrictMode>
      <App door={door} texts={texts} />
    </StrictMode>
  );
  const render = (): void => createRoot(root).render(screen);
  if (page === 'sign-in') {
    // What was typed before is restored while it is drawn: nothing may be typed in between.
    render();
  } else {
    // In small parts, so that a slow phone answers to its reader meanwhile.
    startTransition(render);
  }
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no element with the id root');
}
void start(root);
awaitInstallOffer();
if (!isFetchingAheadUnwanted()) {
  storeApp();
}
