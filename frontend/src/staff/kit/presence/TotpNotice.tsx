import { Box, Button } from '@chakra-ui/react';
import { DAY_MS } from '@wakafine/domain/units';
import { ShieldAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Banner } from '../../../components/surface/Banner';
import { useStaffViewerQuery } from '../../../graphql/staff';
import { STAFF_PATHS } from '../../../lib/paths';
import { useNow } from '../../../lib/useNow';
import { TOTP_DUE_MESSAGES } from './messages';

const TICK_MS = 60_000;

/** Says for how many days the dashboard goes on without a second step; nothing where none is waited for. */
export function TotpNotice() {
  const { formatMessage } = useIntl();
  const nowMs = useNow(true, TICK_MS);
  const dueAt = useStaffViewerQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.totpDueAt ?? null;
  if (dueAt === null) {
    return null;
  }
  const days = Math.max(1, Math.ceil((Date.parse(dueAt) - nowMs) / DAY_MS));
  return (
    // The pages of the dashboard begin nearer to their bar than a banner takes for granted.
    <Box mt={{ base: '2', md: '0' }}>
      <Banner
        tone="info"
        icon={ShieldAlert}
        text={formatMessage(TOTP_DUE_MESSAGES.left, { days })}
        action={
          <Button asChild variant="outline" size="sm" minH="12">
            <Link to={STAFF_PATHS.account}>{formatMessage(TOTP_DUE_MESSAGES.setUp)}</Link>
          </Button>
        }
      />
    </Box>
  );
}
