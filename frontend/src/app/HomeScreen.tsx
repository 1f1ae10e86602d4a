import { Suspense } from 'react';
import { useDrive } from '../features/drive/drive-context';
import { HomePage } from '../features/drive/HomePage';
import { ReportButton } from '../features/incidents/ReportButton';
import { WaitingReports } from '../features/incidents/WaitingReports';
import { InstallCard } from '../features/offline/InstallCard';
import { InstallPopup } from '../features/offline/InstallPopup';
import { ZonesPanel } from '../features/violations/ZonesPanel';
import { useIsPushMoment } from '../lib/push/ask-moment';
import { useViewer } from '../lib/session';
import { PushCard } from './lazy-notifications';

/** The home page with the panel of recent violations and the reports of incidents: put together here, since no feature imports another. */
export function HomeScreen() {
  const accountId = useViewer()?.id ?? '';
  const { live } = useDrive();
  const mayAsk = useIsPushMoment(accountId) && live === null;
  return (
    <>
      <HomePage
        zones={<ZonesPanel />}
        reports={<WaitingReports accountId={accountId} />}
        ask={
          mayAsk && (
            <Suspense fallback={null}>
              <PushCard />
            </Suspense>
          )
        }
        install={live === null && <InstallCard />}
      />
      {live === null && <InstallPopup />}
      <ReportButton accountId={accountId} place={live?.place ?? null} />
    </>
  );
}
