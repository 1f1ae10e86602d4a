import { Suspense, useState } from 'react';
import { useSendReports } from '../../components/violation/useSendReports';
import { useDrive } from '../../features/drive/context/drive-context';
import { useSendWaiting } from '../../features/incidents/draft/useSendWaiting';
import { OfflineBanner } from '../../features/offline/OfflineBanner';
import { UpdateNotice } from '../../features/offline/UpdateNotice';
import { useSendContests } from '../../features/violations/case/useSendContests';
import { useViewer } from '../../lib/session/session';
import { UnsentSheet } from './lazy-own-pages';
import { LoadBoundary } from './LoadBoundary';
import { useUnsentCount } from './useUnsentCount';

/**
 * Notices under the header of every page about network and version: put together here, since no feature imports
 * another.
 */
export function NetworkNotices() {
  const { live } = useDrive();
  const accountId = useViewer()?.id ?? '';
  const [isListOpen, setIsListOpen] = useState(false);
  useSendReports(accountId);
  useSendWaiting(accountId);
  useSendContests(accountId);
  return (
    <>
      <OfflineBanner unsentCount={useUnsentCount()} onShow={() => setIsListOpen(true)} />
      <UpdateNotice isJourneyOn={live !== null} />
      {isListOpen && (
        // Without a network it may not be there to be fetched, which must not break the page.
        <LoadBoundary>
          <Suspense fallback={null}>
            <UnsentSheet isOpen onClose={() => setIsListOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}
