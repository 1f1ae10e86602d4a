import { lazy, type ComponentType } from 'react';
import { DEVELOPER_PATHS } from '../../../lib/paths';

/** The pages for developers by their addresses, each fetched when it is opened; a new one is a line here and in `kit/developer-entries.ts`. */
export const DEVELOPER_PAGES: Readonly<Record<string, ComponentType>> = {
  [DEVELOPER_PATHS.overview]: lazy(() =>
    import('../overview/OverviewPage').then((page) => ({ default: page.OverviewPage })),
  ),
  [DEVELOPER_PATHS.keys]: lazy(() => import('../keys/KeysPage').then((page) => ({ default: page.KeysPage }))),
  [DEVELOPER_PATHS.usage]: lazy(() =>
    import('../usage/UsagePage').then((page) => ({ default: page.UsagePage })),
  ),
};
