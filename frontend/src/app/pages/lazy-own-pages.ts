import { lazy, type ComponentType } from 'react';

/** Screens that only somebody signed in opens, apart from those of visitors, who do without their names and addresses. */
export const MapScreen = lazy(() => import('./MapScreen').then((screen) => ({ default: screen.MapScreen })));
/** Sends what was queued; without a network it is missing, and there is nothing to send to. */
export const FamilySync = lazy<ComponentType>(() =>
  import('../../components/family/FamilySync').then(
    (sync) => ({ default: sync.FamilySync }),
    () => ({ default: () => null }),
  ),
);
export const BusScreen = lazy(() => import('./BusScreen').then((screen) => ({ default: screen.BusScreen })));
export const FamilyPage = lazy(() =>
  import('../../features/drive/family/FamilyPage').then((page) => ({ default: page.FamilyPage })),
);
export const StartJourneyDialog = lazy(() =>
  import('../../features/drive/start-end/StartJourneyDialog').then((dialog) => ({
    default: dialog.StartJourneyDialog,
  })),
);
export const LeaveSheet = lazy(() =>
  import('../../features/offline/LeaveSheet').then((sheet) => ({ default: sheet.LeaveSheet })),
);
export const UnsentSheet = lazy(() =>
  import('./UnsentSheet').then((sheet) => ({ default: sheet.UnsentSheet })),
);
export const JourneysPage = lazy(() =>
  import('../../features/journeys/JourneysPage').then((page) => ({ default: page.JourneysPage })),
);
export const JourneyPage = lazy(() =>
  import('../../features/journeys/JourneyPage').then((page) => ({ default: page.JourneyPage })),
);
export const ReceiptPage = lazy(() =>
  import('../../features/journeys/receipt/ReceiptPage').then((page) => ({ default: page.ReceiptPage })),
);
export const ReportsPage = lazy(() =>
  import('../../features/reports/ReportsPage').then((page) => ({ default: page.ReportsPage })),
);
export const MyIncidentsPage = lazy(() =>
  import('../../features/incidents/mine/MyIncidentsPage').then((page) => ({ default: page.MyIncidentsPage })),
);
export const IncidentPage = lazy(() =>
  import('../../features/incidents/mine/IncidentPage').then((page) => ({ default: page.IncidentPage })),
);
export const ViolationsPage = lazy(() =>
  import('../../features/violations/ViolationsPage').then((page) => ({ default: page.ViolationsPage })),
);
export const ViolationSheet = lazy(() =>
  import('../../features/violations/ViolationSheet').then((sheet) => ({ default: sheet.ViolationSheet })),
);
export const SettingsPage = lazy(() =>
  import('../../features/settings/SettingsPage').then((page) => ({ default: page.SettingsPage })),
);
export const SharedScreen = lazy(() =>
  import('../shared/SharedScreen').then((screen) => ({ default: screen.SharedScreen })),
);
export const TrackersPage = lazy(() =>
  import('../../features/trackers/TrackersPage').then((page) => ({ default: page.TrackersPage })),
);
export const LooksPage = lazy(() =>
  import('../../features/looks/LooksPage').then((page) => ({ default: page.LooksPage })),
);
export const ImportJourneyPage = lazy(() =>
  import('../../features/journeys/import/ImportJourneyPage').then((page) => ({
    default: page.ImportJourneyPage,
  })),
);
export const ProfileScreen = lazy(() =>
  import('./ProfileScreen').then((screen) => ({ default: screen.ProfileScreen })),
);
export const NotificationsPage = lazy(() =>
  import('../../features/notifications/NotificationsPage').then((page) => ({
    default: page.NotificationsPage,
  })),
);
