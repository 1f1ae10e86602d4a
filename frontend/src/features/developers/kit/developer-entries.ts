import {
  ArrowLeftRight,
  BookOpen,
  ChartColumn,
  CircleAlert,
  Database,
  Gauge,
  History,
  KeyRound,
  LayoutDashboard,
  Radio,
  Rocket,
  Terminal,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { DEVELOPER_PATHS, PATHS } from '../../../lib/paths';
import { DEVELOPER_MESSAGES } from './messages';
import { PAGE_MESSAGES } from './page-messages';

/** A page for developers, as the rail and the overview name it. */
export interface DeveloperEntry {
  path: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Content of the page, for the list of the overview; null for the overview itself and what it shows. */
  about: MessageDescriptor | null;
}

/** The pages for developers, in the order of the rail; the pages themselves stand in `shell/developer-pages.ts`, but for the open data, which have a frame of their own. */
export const DEVELOPER_ENTRIES: readonly DeveloperEntry[] = [
  {
    ...{ path: DEVELOPER_PATHS.overview, icon: LayoutDashboard },
    ...{ label: DEVELOPER_MESSAGES.overview, about: null },
  },
  {
    ...{ path: DEVELOPER_PATHS.keys, icon: KeyRound },
    ...{ label: DEVELOPER_MESSAGES.keys, about: null },
  },
  {
    ...{ path: DEVELOPER_PATHS.usage, icon: ChartColumn },
    ...{ label: DEVELOPER_MESSAGES.usage, about: null },
  },
  {
    ...{ path: DEVELOPER_PATHS.start, icon: Rocket },
    ...{ label: PAGE_MESSAGES.start, about: PAGE_MESSAGES.startAbout },
  },
  {
    ...{ path: DEVELOPER_PATHS.explorer, icon: Terminal },
    ...{ label: PAGE_MESSAGES.explorer, about: PAGE_MESSAGES.explorerAbout },
  },
  {
    ...{ path: DEVELOPER_PATHS.schema, icon: BookOpen },
    ...{ label: PAGE_MESSAGES.schema, about: PAGE_MESSAGES.schemaAbout },
  },
  {
    ...{ path: DEVELOPER_PATHS.rest, icon: ArrowLeftRight },
    ...{ label: DEVELOPER_MESSAGES.rest, about: DEVELOPER_MESSAGES.restAbout },
  },
  {
    ...{ path: DEVELOPER_PATHS.webhooks, icon: Webhook },
    ...{ label: DEVELOPER_MESSAGES.webhooks, about: DEVELOPER_MESSAGES.webhooksAbout },
  },
  {
    ...{ path: DEVELOPER_PATHS.changes, icon: History },
    ...{ label: PAGE_MESSAGES.changes, about: PAGE_MESSAGES.changesAbout },
  },
  {
    ...{ path: DEVELOPER_PATHS.events, icon: Radio },
    ...{ label: DEVELOPER_MESSAGES.events, about: DEVELOPER_MESSAGES.eventsAbout },
  },
  {
    ...{ path: DEVELOPER_PATHS.limits, icon: Gauge },
    ...{ label: DEVELOPER_MESSAGES.limits, about: DEVELOPER_MESSAGES.limitsAbout },
  },
  {
    ...{ path: DEVELOPER_PATHS.errors, icon: CircleAlert },
    ...{ label: DEVELOPER_MESSAGES.errors, about: DEVELOPER_MESSAGES.errorsAbout },
  },
  {
    ...{ path: PATHS.openData, icon: Database },
    ...{ label: DEVELOPER_MESSAGES.openData, about: DEVELOPER_MESSAGES.openDataAbout },
  },
];
