import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { StaffEntryName } from './staff-entries';

/**
 * The pages that there are, each fetched when it is opened: one line for each, such as
 * `users: lazy(() => import('../users/UsersPage').then((page) => ({ default: page.UsersPage }))),`.
 * The address of an entry of the rail opens when its page stands here.
 */
export const STAFF_PAGES: Partial<Record<StaffEntryName, LazyExoticComponent<ComponentType>>> = {
  incidents: lazy(() =>
    import('../incidents/IncidentsPage').then((page) => ({ default: page.IncidentsPage })),
  ),
  broadcast: lazy(() =>
    import('../broadcast/BroadcastPage').then((page) => ({ default: page.BroadcastPage })),
  ),
  liveMap: lazy(() => import('../map/LiveMapPage').then((page) => ({ default: page.LiveMapPage }))),
  overview: lazy(() => import('../overview/OverviewPage').then((page) => ({ default: page.OverviewPage }))),
  violations: lazy(() =>
    import('../violations/ViolationsPage').then((page) => ({ default: page.ViolationsPage })),
  ),
  journeys: lazy(() => import('../journeys/JourneysPage').then((page) => ({ default: page.JourneysPage }))),
  reports: lazy(() =>
    import('../reports/StaffReportsPage').then((page) => ({ default: page.StaffReportsPage })),
  ),
  analytics: lazy(() =>
    import('../analytics/AnalyticsPage').then((page) => ({ default: page.AnalyticsPage })),
  ),
  users: lazy(() => import('../users/UsersPage').then((page) => ({ default: page.UsersPage }))),
  speedLimits: lazy(() =>
    import('../speed-limits/SpeedLimitsPage').then((page) => ({ default: page.SpeedLimitsPage })),
  ),
  limits: lazy(() => import('../limits/LimitsPage').then((page) => ({ default: page.LimitsPage }))),
  violators: lazy(() =>
    import('../violators/ViolatorsPage').then((page) => ({ default: page.ViolatorsPage })),
  ),
  vehicles: lazy(() => import('../vehicles/VehiclesPage').then((page) => ({ default: page.VehiclesPage }))),
  audit: lazy(() => import('../audit/AuditPage').then((page) => ({ default: page.AuditPage }))),
  system: lazy(() => import('../system/SystemPage').then((page) => ({ default: page.SystemPage }))),
};
