import { lazy, type ComponentType } from 'react';
import { DEVELOPER_PATHS } from '../../../lib/paths';

const SchemaPage = lazy(() =>
  import('../reference/SchemaPage').then((page) => ({ default: page.SchemaPage })),
);

/** The explorer, which has the screen to itself. */
export const ExplorerPage = lazy(() =>
  import('../explorer/ExplorerPage').then((page) => ({ default: page.ExplorerPage })),
);

/** The pages for developers by their addresses, each fetched when it is opened; a new one is a line here and in `kit/developer-entries.ts`. */
export const DEVELOPER_PAGES: Readonly<Record<string, ComponentType>> = {
  [DEVELOPER_PATHS.overview]: lazy(() =>
    import('../overview/OverviewPage').then((page) => ({ default: page.OverviewPage })),
  ),
  [DEVELOPER_PATHS.keys]: lazy(() => import('../keys/KeysPage').then((page) => ({ default: page.KeysPage }))),
  [DEVELOPER_PATHS.usage]: lazy(() =>
    import('../usage/UsagePage').then((page) => ({ default: page.UsagePage })),
  ),
  [DEVELOPER_PATHS.start]: lazy(() =>
    import('../guides/StartPage').then((page) => ({ default: page.StartPage })),
  ),
  [DEVELOPER_PATHS.schema]: SchemaPage,
  [DEVELOPER_PATHS.schemaType]: SchemaPage,
  [DEVELOPER_PATHS.rest]: lazy(() => import('../rest/RestPage').then((page) => ({ default: page.RestPage }))),
  [DEVELOPER_PATHS.changes]: lazy(() =>
    import('../changes/ChangesPage').then((page) => ({ default: page.ChangesPage })),
  ),
  [DEVELOPER_PATHS.events]: lazy(() =>
    import('../events/EventsPage').then((page) => ({ default: page.EventsPage })),
  ),
  [DEVELOPER_PATHS.limits]: lazy(() =>
    import('../limits/LimitsPage').then((page) => ({ default: page.LimitsPage })),
  ),
  [DEVELOPER_PATHS.errors]: lazy(() =>
    import('../errors/ErrorsPage').then((page) => ({ default: page.ErrorsPage })),
  ),
  [DEVELOPER_PATHS.webhooks]: lazy(() =>
    import('../webhooks/WebhooksPage').then((page) => ({ default: page.WebhooksPage })),
  ),
};
