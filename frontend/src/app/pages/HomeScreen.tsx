import { Suspense, lazy, useState, type ComponentType } from 'react';
import type { PassedHazardsProps } from '../../components/hazards/PassedHazards';
import { Card } from '../../components/surface/Card';
import { useDrive } from '../../features/drive/context/drive-context';
import { HomePage } from '../../features/drive/home/HomePage';
import { isReminderAway } from '../../features/identity/proof/reminder';
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

/** As high as the reminder, so that what stands below stays where it is once that has come. */
function ReminderRoom() {
  return <Card as="div" minH={{ base: '16rem', lg: '10.75rem' }} />;
}

/** The home page with the panel of recent violations and the queued incidents: put together here, since no feature imports another. */
export function HomeScreen() {
  const viewer = useViewer();
  const accountId = viewer?.id ?? '';
  const isNumberProven = viewer?.isNumberProven ?? true;
  const [isDue] = useState(() => !isReminderAway(accountId, Date.now()));
  const isReminded = !isNumberProven && isDue;
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
            <Suspense fallback={isReminded ? <ReminderRoom /> : null}>
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
