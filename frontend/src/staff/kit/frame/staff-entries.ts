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
import { STAFF_PATHS } from '../../../lib/paths';
import { STAFF_PAGE_MESSAGES } from './messages';

/** A page of the dashboard that the rail leads to. */
export type StaffEntryName = Exclude<keyof typeof STAFF_PATHS, 'account'>;

export interface StaffEntry {
  readonly name: StaffEntryName;
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** What a role needs to open it. */
  readonly permission: Permission;
}

const LOOKS: readonly (readonly [StaffEntryName, LucideIcon, Permission])[] = [
  ['overview', LayoutDashboard, 'canViewDashboard'],
  ['liveMap', Map, 'canViewDashboard'],
  ['violations', OctagonAlert, 'canViewDashboard'],
  ['incidents', Inbox, 'canViewDashboard'],
  ['journeys', Route, 'canViewDashboard'],
  ['cases', Scale, 'canSuspendVehicles'],
  ['violators', Car, 'canViewDashboard'],
  ['vehicles', BusFront, 'canSuspendVehicles'],
  ['reports', FileText, 'canGenerateReports'],
  ['analytics', ChartLine, 'canViewDashboard'],
  ['users', Users, 'canManageUsers'],
  ['speedLimits', Signpost, 'canViewDashboard'],
  ['limits', SlidersHorizontal, 'canEditSettings'],
  ['broadcast', Megaphone, 'canBroadcastAlerts'],
  ['audit', ScrollText, 'canAccessSystemSettings'],
  ['system', ShieldAlert, 'canAccessSystemSettings'],
];

/** Every page of the dashboard in the order of its rail, whether it is there or not. */
export const STAFF_ENTRIES: readonly StaffEntry[] = LOOKS.map(([name, icon, permission]) => ({
  name,
  path: STAFF_PATHS[name],
  label: STAFF_PAGE_MESSAGES[name],
  icon,
  permission,
}));
