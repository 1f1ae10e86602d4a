import { Grid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { DeveloperHead } from '../kit/DeveloperHead';
import { FirstCall } from './FirstCall';
import { OVERVIEW_MESSAGES } from './messages';
import { PageList } from './PageList';

/** Overview for developers: a first call that works as it stands, and the pages to go on with. */
export function OverviewPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <DeveloperHead title={formatMessage(OVERVIEW_MESSAGES.title)} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 360px' }}
        gap="4"
        alignItems="start"
      >
        <FirstCall />
        <PageList />
      </Grid>
    </>
  );
}
