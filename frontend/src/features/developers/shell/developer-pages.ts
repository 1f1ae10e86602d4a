import { ArrowLeftRight, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { DEVELOPER_MESSAGES } from './messages';

/** A page for developers, as the rail names it. */
export interface DeveloperEntry {
  path: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** What is found there, for the list of the overview; null for the overview itself. */
  about: MessageDescriptor | null;
  /** Fetched when it is opened; null for a page outside, to which a plain link leads. */
  page: ComponentType | null;
}

const OverviewPage = lazy(async () => ({
  default: (await import('../overview/OverviewPage')).OverviewPage,
}));

/** The pages for developers, in the order of the rail; a new one is one entry here. */
export const DEVELOPER_PAGES: readonly DeveloperEntry[] = [
  {
    ...{ path: DEVELOPER_PATHS.overview, label: DEVELOPER_MESSAGES.overview, icon: LayoutDashboard },
    ...{ about: null, page: OverviewPage },
  },
  {
    ...{ path: '/api/docs', label: DEVELOPER_MESSAGES.rest, icon: ArrowLeftRight },
    ...{ about: DEVELOPER_MESSAGES.restAbout, page: null },
  },
];
