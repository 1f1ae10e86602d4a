import { Navigate } from 'react-router-dom';
import { BookmarkX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../../components/states/EmptyState';
import { useSavedViewOfLinkQuery } from '../../../../graphql/staff';
import { STAFF_PAGE_MESSAGES } from '../../../kit/frame/messages';
import { StaffScreen } from '../../../kit/frame/StaffScreen';
import { FailedCard, WaitingCards } from '../states/CardStates';
import { VIEWS_MESSAGES } from './messages';
import { viewAddress } from './view-address';

/** Opens a view by its link: leads to its page by the sentence that it has now. */
export function OpenView({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useSavedViewOfLinkQuery({ variables: { id } });
  const view = data?.savedView;
  if (view !== null && view !== undefined) {
    return <Navigate to={viewAddress(view)} replace />;
  }
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.analytics)}>
      {view === undefined && error === undefined && <WaitingCards count={2} />}
      {view === undefined && error !== undefined && (
        <FailedCard onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {view === null && <EmptyState icon={BookmarkX} title={formatMessage(VIEWS_MESSAGES.notThere)} />}
    </StaffScreen>
  );
}
