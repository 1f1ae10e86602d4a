import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { FIRST_QUERY } from '@wakafine/domain/api/first-query';
import { EyeOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import { AvailabilityCard } from '../availability/AvailabilityCard';
import { SnippetCard } from '../guides/SnippetCard';
import { KEY_MESSAGES } from '../keys/messages';
import { NewKeySheet } from '../keys/NewKeySheet';
import { DeveloperHead } from '../kit/DeveloperHead';
import { OVERVIEW_MESSAGES } from './messages';
import { OwnKeys } from './OwnKeys';
import { PageList } from './PageList';
import { ServiceState } from './ServiceState';

/** Overview for developers: the own keys and their use, a first call that works as it stands, and the pages to go on with. */
export function OverviewPage() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <>
      <Plus size={18} aria-hidden />
      {formatMessage(KEY_MESSAGES.create)}
    </>
  );
  return (
    <>
      <DeveloperHead title={formatMessage(OVERVIEW_MESSAGES.title)}>
        <ServiceState />
        {viewer === null ? (
          <Button asChild>
            <Link to={DEVELOPER_PATHS.keys}>{create}</Link>
          </Button>
        ) : (
          <Button onClick={() => setIsCreating(true)}>{create}</Button>
        )}
      </DeveloperHead>
      {viewer !== null && <OwnKeys />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
        gap="4"
        alignItems="start"
      >
        <Flex direction="column" gap="3" minW="0">
          <SnippetCard query={FIRST_QUERY} title={formatMessage(OVERVIEW_MESSAGES.firstCall)} />
          <Flex align="center" gap="2.5" px="4" color="fg.muted">
            <EyeOff size={18} aria-hidden style={{ flexShrink: 0 }} />
            <Text textStyle="small">{formatMessage(OVERVIEW_MESSAGES.masked)}</Text>
          </Flex>
          {viewer === null && <AvailabilityCard />}
        </Flex>
        <PageList />
      </Grid>
      {isCreating && <NewKeySheet onClose={() => setIsCreating(false)} />}
    </>
  );
}
