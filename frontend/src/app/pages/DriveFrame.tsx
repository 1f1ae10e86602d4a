import { Suspense, type ReactNode } from 'react';
import { useDrive } from '../../features/drive/context/drive-context';
import { DriveProvider } from '../../features/drive/DriveProvider';
import { QuickReport } from '../../features/incidents/sheet/QuickReport';
import { SosContact } from '../../features/profile/sos/SosContact';
import { useViewer } from '../../lib/session/session';
import { DrivingAlert } from './lazy-alerts';
import { useOfflinePdf } from './useOfflinePdf';

/** The drive under every page, with the reports that can be begun while driving, the emergency contact and the alerts of the authority: put together here, since no feature imports another. */
export function DriveFrame({ children }: { children: ReactNode }) {
  const accountId = useViewer()?.id ?? '';
  return (
    <DriveProvider
      quickReport={(slot) => <QuickReport accountId={accountId} {...slot} />}
      sosContact={(slot) => <SosContact {...slot} />}
      roadAlert={(sentence) => (
        <Suspense fallback={sentence}>
          <DrivingAlert sentence={sentence} />
        </Suspense>
      )}
    >
      {children}
      <OfflinePdf />
    </DriveProvider>
  );
}

function OfflinePdf() {
  useOfflinePdf(useDrive().live !== null);
  return null;
}
