import { useSendReports } from '../components/useSendReports';
import { useDrive } from '../features/drive/drive-context';
import { OfflineBanner } from '../features/offline/OfflineBanner';
import { UpdateNotice } from '../features/offline/UpdateNotice';
import { useViewer } from '../lib/session';
import { useUnsentCount } from './useUnsentCount';

/** What stands under the header of every page about network and version: put together here, since no feature imports another. */
export function NetworkNotices() {
  const { live } = useDrive();
  useSendReports(useViewer()?.id ?? '');
  return (
    <>
      <OfflineBanner unsentCount={useUnsentCount()} />
      <UpdateNotice isJourneyOn={live !== null} />
    </>
  );
}
