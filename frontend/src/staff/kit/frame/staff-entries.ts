import {
  BusFront,
  Car,
  ChartLine,
  FileText,
  Inbox,
  LayoutDashboard,
  Map,
  Megaphone,
  Moon,
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
  readonly group: StaffGroup;
  /** Letter that leads to it after g. */
  readonly goKey: string;
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Permission to open it, which its lists and figures need. */
  readonly permission: Permission;
}

type Look = readonly [name: StaffEntryName, icon: LucideIcon, permission: Permission, goKey: string];

/** Pages by what they are for: what is now, what is to be decided, what is to be planned, and what runs the service. */
const LOOKS: Readonly<Record<StaffGroup, readonly Look[]>> = {
  now: [
    ['overview', LayoutDashboard, LOCKS.dashboard, 'a'],
    ['liveMap', Map, LOCKS.operationsMap, 'm'],
    ['incidents', Inbox, 'canViewDashboard', 'i'],
    ['journeys', Route, 'canViewDashboard', 'j'],
  ],
  decide: [
    ['violations', OctagonAlert, 'canViewDashboard', 'v'],
    ['cases', Scale, LOCKS.openCase, 'c'],
    ['violators', Car, LOCKS.violators, 'p'],
    ['vehicles', BusFront, LOCKS.registeredVehicles, 'b'],
  ],
  plan: [
    ['analytics', ChartLine, LOCKS.analytics, 'n'],
    ['tonight', Moon, LOCKS.patrolPlan, 't'],
    ['speedLimits', Signpost, LOCKS.speedLimits, 's'],
    ['limits', SlidersHorizontal, LOCKS.setSpeedThresholds, 'l'],
  ],
  run: [
    ['reports', FileText, LOCKS.dailyReportsConnection, 'r'],
    ['broadcast', Megaphone, LOCKS.sentAlertsConnection, 'w'],
    ['users', Users, LOCKS.users, 'u'],
    ['audit', ScrollText, LOCKS.auditLog, 'o'],
    ['system', ShieldAlert, LOCKS.serviceHealth, 'y'],
  ],
};

/** The groups of the rail in their order. */
export const STAFF_GROUPS = ['now', 'decide', 'plan', 'run'] as const;
/** Group of the rail. */
export type StaffGroup = (typeof STAFF_GROUPS)[number];

/** Every page of the dashboard in the order of its rail, whether it is there or not. */
export const STAFF_ENTRIES: readonly StaffEntry[] = STAFF_GROUPS.flatMap((group) =>
  LOOKS[group].map(([name, icon, permission, goKey]) => ({
    name,
    group,
    goKey,
    path: STAFF_PATHS[name],
    label: STAFF_PAGE_MESSAGES[name],
    icon,
    permission,
  })),
);

/** Whether an address is a page's own or of one of its parts; every address of the dashboard begins with the overview's. */
export function isWithin({ path }: StaffEntry, pathname: string): boolean {
  return pathname === path || (path !== PATHS.admin && pathname.startsWith(`${path}/`));
}
