import { Button } from '@chakra-ui/react';
import { Lock, SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/states/EmptyState';
import { PERMISSION_MESSAGES } from '../../../components/staff/staff-messages';
import { PATHS, STAFF_PATHS } from '../../../lib/paths';
import { FRAME_MESSAGES } from './messages';
import type { StaffEntry } from './staff-entries';
import { StaffScreen } from './StaffScreen';

/** A page that the role may not open, at its address: says what is missing. */
export function DeniedPage({ entry }: { entry: StaffEntry }) {
  const { formatMessage } = useIntl();
  const permission = formatMessage(PERMISSION_MESSAGES[entry.permission]);
  return (
    <StaffScreen title={formatMessage(entry.label)}>
      <EmptyState
        icon={Lock}
        title={formatMessage(FRAME_MESSAGES.deniedTitle)}
        text={formatMessage(FRAME_MESSAGES.deniedText, { permission })}
        action={
          <Button asChild variant="outline">
            <Link to={STAFF_PATHS.account}>{formatMessage(FRAME_MESSAGES.toAccount)}</Link>
          </Button>
        }
      />
    </StaffScreen>
  );
}

/** An address below the dashboard's that it does not know. */
export function UnknownPage() {
  const { formatMessage } = useIntl();
  return (
    <StaffScreen title={formatMessage(FRAME_MESSAGES.operations)}>
      <EmptyState
        icon={SearchX}
        title={formatMessage(FRAME_MESSAGES.unknownTitle)}
        text={formatMessage(FRAME_MESSAGES.unknownText)}
        action={
          <Button asChild variant="outline">
            <Link to={PATHS.admin}>{formatMessage(FRAME_MESSAGES.toStart)}</Link>
          </Button>
        }
      />
    </StaffScreen>
  );
}
