import { ArrowLeftRight, LayoutDashboard, Webhook, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { WEBHOOK_MESSAGES } from '../webhooks/messages';
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

const WebhooksPage = lazy(async () => ({
  default: (await import('../webhooks/WebhooksPage')).WebhooksPage,
}));

/** The pages for developers, in the order of the rail; a new one is one entry here. */
export const DEVELOPER_PAGES: readonly DeveloperEntry[] = [
  {
    ...{ path: DEVELOPER_PATHS.overview, label: DEVELOPER_MESSAGES.overview, icon: LayoutDashboard },
    ...{ about: null, page: OverviewPage },
  },
  {
    ...{ path: DEVELOPER_PATHS.webhooks, label: WEBHOOK_MESSAGES.title, icon: Webhook },
    ...{ about: WEBHOOK_MESSAGES.about, page: WebhooksPage },
  },
  {
    ...{ path: '/api/docs', label: DEVELOPER_MESSAGES.rest, icon: ArrowLeftRight },
    ...{ about: DEVELOPER_MESSAGES.restAbout, page: null },
  },
];
