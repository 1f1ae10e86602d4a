import {
  BusFront,
  Car,
  ChartLine,
  FileText,
  Inbox,
  LayoutDashboard,
  Map,
  Megaphone,
  OctagonAlert,
  Route,
  Scale,
  ScrollText,
  ShieldAlert,
  Signpost,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import type { Permission } from '../../../graphql/generated';
import { LOCKS } from '../../../graphql/locks';
import { PATHS, STAFF_PATHS } from '../../../lib/paths';
import { STAFF_PAGE_MESSAGES } from './messages';

/** A page of the dashboard that the rail leads to. */
export type StaffEntryName = Exclude<keyof typeof STAFF_PATHS, 'account'>;

export interface StaffEntry {
  readonly name: StaffEntryName;
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Permission to open it, which its lists and figures need. */
  readonly permission: Permission;
}

const LOOKS: readonly (readonly [StaffEntryName, LucideIcon, Permission])[] = [
  ['overview', LayoutDashboard, LOCKS.dashboard],
  ['liveMap', Map, LOCKS.operationsMap],
  ['violations', OctagonAlert, 'canViewDashboard'],
  ['incidents', Inbox, 'canViewDashboard'],
  ['journeys', Route, 'canViewDashboard'],
  ['cases', Scale, LOCKS.openCase],
  ['violators', Car, LOCKS.violators],
  ['vehicles', BusFront, LOCKS.registeredVehicles],
  ['reports', FileText, LOCKS.dailyReportsConnection],
  ['analytics', ChartLine, LOCKS.analytics],
  ['users', Users, LOCKS.users],
  ['speedLimits', Signpost, LOCKS.speedLimits],
  ['limits', SlidersHorizontal, LOCKS.setSpeedThresholds],
  ['broadcast', Megaphone, LOCKS.sentAlertsConnection],
  ['audit', ScrollText, LOCKS.auditLog],
  ['system', ShieldAlert, LOCKS.serviceHealth],
];

/** Every page of the dashboard in the order of its rail, whether it is there or not. */
export const STAFF_ENTRIES: readonly StaffEntry[] = LOOKS.map(([name, icon, permission]) => ({
  name,
  path: STAFF_PATHS[name],
  label: STAFF_PAGE_MESSAGES[name],
  icon,
  permission,
}));

/** Whether an address is a page's own or of one of its parts; every address of the dashboard begins with the overview's. */
export function isWithin({ path }: StaffEntry, pathname: string): boolean {
  return pathname === path || (path !== PATHS.admin && pathname.startsWith(`${path}/`));
}
