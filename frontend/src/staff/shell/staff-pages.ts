import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { StaffEntryName } from '../kit/frame/staff-entries';

/**
 * The pages that there are, each fetched when it is opened: one line for each, such as
 * `users: lazy(() => import('../features/users/UsersPage').then((page) => ({ default: page.UsersPage }))),`.
 * The address of an entry of the rail opens when its page stands here.
 */
export const STAFF_PAGES: Partial<Record<StaffEntryName, LazyExoticComponent<ComponentType>>> = {
  incidents: lazy(() =>
    import('../features/incidents/IncidentsPage').then((page) => ({ default: page.IncidentsPage })),
  ),
  broadcast: lazy(() =>
    import('../features/broadcast/BroadcastPage').then((page) => ({ default: page.BroadcastPage })),
  ),
  liveMap: lazy(() => import('../features/map/LiveMapPage').then((page) => ({ default: page.LiveMapPage }))),
  overview: lazy(() => import('./overview/OverviewPage').then((page) => ({ default: page.OverviewPage }))),
  violations: lazy(() =>
    import('../features/violations/ViolationsPage').then((page) => ({ default: page.ViolationsPage })),
  ),
  journeys: lazy(() =>
    import('../features/journeys/JourneysPage').then((page) => ({ default: page.JourneysPage })),
  ),
  reports: lazy(() =>
    import('../features/reports/StaffReportsPage').then((page) => ({ default: page.StaffReportsPage })),
  ),
  analytics: lazy(() =>
    import('../features/analytics/AnalyticsPage').then((page) => ({ default: page.AnalyticsPage })),
  ),
  users: lazy(() => import('../features/users/UsersPage').then((page) => ({ default: page.UsersPage }))),
  speedLimits: lazy(() =>
    import('../features/speed-limits/SpeedLimitsPage').then((page) => ({ default: page.SpeedLimitsPage })),
  ),
  limits: lazy(() => import('../features/limits/LimitsPage').then((page) => ({ default: page.LimitsPage }))),
  cases: lazy(() => import('../features/cases/CasesPage').then((page) => ({ default: page.CasesPage }))),
  violators: lazy(() =>
    import('../features/violators/ViolatorsPage').then((page) => ({ default: page.ViolatorsPage })),
  ),
  vehicles: lazy(() =>
    import('../features/vehicles/VehiclesPage').then((page) => ({ default: page.VehiclesPage })),
  ),
  audit: lazy(() => import('../features/audit/AuditPage').then((page) => ({ default: page.AuditPage }))),
  system: lazy(() => import('../features/system/SystemPage').then((page) => ({ default: page.SystemPage }))),
};

/** Pages of one thing of a page's list, at the address of the page and the identifier of the thing. */
export const STAFF_DETAILS: typeof STAFF_PAGES = {
  analytics: lazy(() =>
    import('../features/analytics/detail/AnalyticsDetail').then((page) => ({
      default: page.AnalyticsDetail,
    })),
  ),
  cases: lazy(() => import('../features/cases/page/CasePage').then((page) => ({ default: page.CasePage }))),
};
