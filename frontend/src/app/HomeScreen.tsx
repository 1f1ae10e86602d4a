import { useDrive } from '../features/drive/drive-context';
import { HomePage } from '../features/drive/HomePage';
import { ReportButton } from '../features/incidents/ReportButton';
import { WaitingReports } from '../features/incidents/WaitingReports';
import { InstallCard } from '../features/offline/InstallCard';
import { InstallPopup } from '../features/offline/InstallPopup';
import { ZonesPanel } from '../features/violations/ZonesPanel';
import { useViewer } from '../lib/session';

/** The home page with the panel of recent violations and the reports of incidents: put together here, since no feature imports another. */
export function HomeScreen() {
  const accountId = useViewer()?.id ?? '';
  const { live } = useDrive();
  return (
    <>
      <HomePage
        zones={<ZonesPanel />}
        reports={<WaitingReports accountId={accountId} />}
        install={live === null && <InstallCard />}
      />
      {live === null && <InstallPopup />}
      <ReportButton accountId={accountId} place={live?.place ?? null} />
    </>
  );
}
