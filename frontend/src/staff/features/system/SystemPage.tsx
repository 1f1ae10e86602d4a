import { Grid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { HealthCard } from './HealthCard';
import { ApiKeysCard } from './keys/ApiKeysCard';
import { SystemControl } from './SystemControl';

/** State of the service, and the acts that touch everything. */
export function SystemPage() {
  const { formatMessage } = useIntl();
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.system)}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="3"
        alignItems="start"
        w="full"
        maxW="contentXl"
      >
        <HealthCard />
        <SystemControl />
        <ApiKeysCard />
      </Grid>
    </StaffScreen>
  );
}
