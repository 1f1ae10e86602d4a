import type { ReactNode } from 'react';
import { DriveProvider } from '../features/drive/DriveProvider';
import { QuickReport } from '../features/incidents/QuickReport';
import { SosContact } from '../features/profile/SosContact';
import { useViewer } from '../lib/session';

/** The drive under every page, with the reports that can be begun while driving and the emergency contact: put together here, since no feature imports another. */
export function DriveFrame({ children }: { children: ReactNode }) {
  const accountId = useViewer()?.id ?? '';
  return (
    <DriveProvider
      quickReport={(slot) => <QuickReport accountId={accountId} {...slot} />}
      sosContact={(slot) => <SosContact {...slot} />}
    >
      {children}
    </DriveProvider>
  );
}
