import { lazyScreen, type LazyScreen } from '../../lib/lazy-screen';
import type { StaffEntryName } from '../kit/frame/staff-entries';

/**
 * The pages that there are, each fetched when it is opened: one line for each, such as
 * `users: lazyScreen(() => import('../features/users/UsersPage').then((page) => page.UsersPage)),`.
 * The address of an entry of the rail opens when its page stands here.
 */
export const STAFF_PAGES: Partial<Record<StaffEntryName, LazyScreen<object>>> = {
  incidents: lazyScreen(() =>
    import('../features/incidents/IncidentsPage').then((page) => page.IncidentsPage),
  ),
  broadcast: lazyScreen(() =>
    import('../features/broadcast/BroadcastPage').then((page) => page.BroadcastPage),
  ),
  liveMap: lazyScreen(() => import('../features/map/LiveMapPage').then((page) => page.LiveMapPage)),
  overview: lazyScreen(() => import('./overview/OverviewPage').then((page) => page.OverviewPage)),
  violations: lazyScreen(() =>
    import('../features/violations/ViolationsPage').then((page) => page.ViolationsPage),
  ),
  journeys: lazyScreen(() => import('../features/journeys/JourneysPage').then((page) => page.JourneysPage)),
  reports: lazyScreen(() =>
    import('../features/reports/StaffReportsPage').then((page) => page.StaffReportsPage),
  ),
  analytics: lazyScreen(() =>
    import('../features/analytics/AnalyticsPage').then((page) => page.AnalyticsPage),
  ),
  tonight: lazyScreen(() => import('../features/patrols/TonightPage').then((page) => page.TonightPage)),
  users: lazyScreen(() => import('../features/users/UsersPage').then((page) => page.UsersPage)),
  speedLimits: lazyScreen(() =>
    import('../features/speed-limits/SpeedLimitsPage').then((page) => page.SpeedLimitsPage),
  ),
  limits: lazyScreen(() => import('../features/limits/LimitsPage').then((page) => page.LimitsPage)),
  cases: lazyScreen(() => import('../features/cases/CasesPage').then((page) => page.CasesPage)),
  violators: lazyScreen(() =>
    import('../features/violators/ViolatorsPage').then((page) => page.ViolatorsPage),
  ),
  vehicles: lazyScreen(() => import('../features/vehicles/VehiclesPage').then((page) => page.VehiclesPage)),
  audit: lazyScreen(() => import('../features/audit/AuditPage').then((page) => page.AuditPage)),
  system: lazyScreen(() => import('../features/system/SystemPage').then((page) => page.SystemPage)),
};

/** Pages of one thing of a page's list, at the address of the page and the identifier of the thing. */
export const STAFF_DETAILS: typeof STAFF_PAGES = {
  analytics: lazyScreen(() =>
    import('../features/analytics/detail/AnalyticsDetail').then((page) => page.AnalyticsDetail),
  ),
  cases: lazyScreen(() => import('../features/cases/page/CasePage').then((page) => page.CasePage)),
};
