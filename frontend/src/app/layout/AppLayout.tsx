import { Suspense } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { ConsentSync } from '../../components/consent/ConsentSync';
import { OpenDataSync } from '../../components/open-data/OpenDataSync';
import { SkipLink } from '../../components/SkipLink';
import { ProfileSync } from '../../features/profile/edit/ProfileSync';
import { DeletionBanner } from '../../features/settings/my-data/DeletionBanner';
import { SettingsSync } from '../../features/settings/form/SettingsSync';
import { PATHS } from '../../lib/paths';
import { useStartJourneyDialog } from '../../lib/shell-state';
import { LoadBoundary } from '../pages/LoadBoundary';
import { NetworkNotices } from '../pages/NetworkNotices';
import { AlertNotices } from '../pages/lazy-alerts';
import { FamilySync, StartJourneyDialog } from '../pages/lazy-own-pages';
import { AppFrame } from './AppFrame';
import { AppHeader } from './AppHeader';

/** The frame of a signed-in user: header, tabs (a rail from 768 px on), the start dialog. */
export function AppLayout() {
  const { isOpen: isStartDialogOpen } = useStartJourneyDialog();
  const { pathname } = useLocation();
  const isJourney = useMatch(`${PATHS.journeys}/:journeyId`) !== null;
  const isReceipt = useMatch(PATHS.receipt) !== null;
  return (
    <>
      <AppFrame
        top={
          <>
            <SkipLink />
            <AppHeader isHiddenOnPhones={isJourney || isReceipt} />
            <Suspense fallback={null}>
              <AlertNotices />
            </Suspense>
            <NetworkNotices />
            <DeletionBanner />
            <SettingsSync />
            <ProfileSync />
            <ConsentSync />
            <OpenDataSync />
            <Suspense fallback={null}>
              <FamilySync />
            </Suspense>
          </>
        }
      >
        <LoadBoundary key={pathname}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </LoadBoundary>
      </AppFrame>
      {isStartDialogOpen && (
        <Suspense fallback={null}>
          <StartJourneyDialog />
        </Suspense>
      )}
    </>
  );
}
