import { Button, Grid, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useAgencyVehiclesQuery } from '../../graphql/agency';
import { AGENCY_PATHS } from '../../lib/paths';
import { CabSticker } from '../codes/StickerGrid';
import { AGENCY_MESSAGES } from '../texts/messages';
import { Loading } from '../parts/Loading';
import { Panel } from '../parts/Panel';

const STICKERS_SHOWN = 6;

/** The first stickers in force, with the way to all of them. */
export function StickerPanel() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useAgencyVehiclesQuery({ fetchPolicy: 'cache-and-network' });
  const withCode = (data?.agencyVehicles ?? []).filter(({ codes }) => codes.length > 0);
  return (
    <Loading isThere={data !== undefined} hasFailed={error !== undefined} onRetry={() => void refetch()}>
      <Panel
        title={formatMessage(AGENCY_MESSAGES.codes)}
        action={
          <Button asChild variant="ghost" size="sm" minH={{ base: '12', md: '9' }}>
            <Link to={AGENCY_PATHS.codes}>{formatMessage(AGENCY_MESSAGES.open)}</Link>
          </Button>
        }
        foot={formatMessage(AGENCY_MESSAGES.codesNote)}
      >
        {withCode.length === 0 ? (
          <Text px="4" py="6" color="fg.muted">
            {formatMessage(AGENCY_MESSAGES.noCodes)}
          </Text>
        ) : (
          <Grid
            templateColumns={{
              base: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
              lg: 'repeat(6, minmax(0, 1fr))',
            }}
            gap="2"
            p="4"
          >
            {withCode.slice(0, STICKERS_SHOWN).map((vehicle) => (
              <CabSticker key={vehicle.id} vehicle={vehicle} isSmall />
            ))}
          </Grid>
        )}
      </Panel>
    </Loading>
  );
}
