import { Suspense, lazy, type ComponentType } from 'react';
import type { PassedHazardsProps } from '../../components/hazards/PassedHazards';
import { useDrive } from '../../features/drive/context/drive-context';
import { HomePage } from '../../features/drive/home/HomePage';
import { ReportButton } from '../../features/incidents/sheet/ReportButton';
import { WaitingReports } from '../../features/incidents/mine/WaitingReports';
import { InstallCard } from '../../features/offline/InstallCard';
import { InstallPopup } from '../../features/offline/InstallPopup';
import { ZonesPanel } from '../../features/violations/ZonesPanel';
import { useIsPushMoment } from '../../lib/push/ask-moment';
import { useViewer } from '../../lib/session/session';
import { PushCard } from './lazy-notifications';

/** Asks only once a journey has passed something: nobody waits for it. */
const PassedHazards = lazy<ComponentType<PassedHazardsProps>>(() =>
  import('../../components/hazards/PassedHazards').then(
    (hazards) => ({ default: hazards.PassedHazards }),
    () => ({ default: () => null }),
  ),
);

/** Without a network it is missing, and comes with another visit. */
const NumberReminder = lazy<ComponentType>(() =>
  import('../../features/identity/proof/NumberReminder').then(
    (reminder) => ({ default: reminder.NumberReminder }),
    () => ({ default: () => null }),
  ),
);

/** The home page with the panel of recent violations and the queued incidents: put together here, since no feature imports another. */
export function HomeScreen() {
  const viewer = useViewer();
  const accountId = viewer?.id ?? '';
  const isNumberProven = viewer?.isNumberProven ?? true;
  const { live } = useDrive();
  const mayAsk = useIsPushMoment(accountId);
  const report = (
    <ReportButton accountId={accountId} place={live?.place ?? null} isFloating={live === null} />
  );
  return (
    <>
      <HomePage
        report={live !== null && report}
        zones={<ZonesPanel />}
        reports={
          <>
            {live !== null && !live.isElsewhere && (
              <Suspense fallback={null}>
                <PassedHazards place={live.place} way={live.points} />
              </Suspense>
            )}
            <WaitingReports accountId={accountId} />
          </>
        }
        ask={
          live === null && (
            <Suspense fallback={null}>
              {!isNumberProven && <NumberReminder />}
              {mayAsk && <PushCard />}
            </Suspense>
          )
        }
        install={live === null && <InstallCard />}
      />
      {live === null && <InstallPopup />}
      {live === null && report}
    </>
  );
}
