import { Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AgencyDriverRowFragment, AgencyOverviewQuery } from '../../graphql/agency';
import { AGENCY_PATHS } from '../../lib/paths';
import { AGENCY_MESSAGES } from '../texts/messages';
import { DriverTable } from '../parts/DriverTable';
import { Panel } from '../parts/Panel';
import { useRateText } from '../parts/useRateText';

export interface DriverPanelProps {
  drivers: readonly AgencyDriverRowFragment[];
  overview: AgencyOverviewQuery['agencyOverview'];
  /** Rows at most, with a link to the others; left out: all. */
  most?: number;
}

/** Drivers of an agency with their rates. */
export function DriverPanel({ drivers, overview, most = drivers.length }: DriverPanelProps) {
  const { formatMessage } = useIntl();
  const { figure } = useRateText();
  const { days, peerRate } = overview;
  const ofTime = formatMessage(AGENCY_MESSAGES.driversNote, { days });
  const ofLine = peerRate === null ? [] : [formatMessage(AGENCY_MESSAGES.dashed, { rate: figure(peerRate) })];
  return (
    <Panel
      title={formatMessage(AGENCY_MESSAGES.drivers)}
      note={[ofTime, ...ofLine].join(' · ')}
      action={
        drivers.length > most && (
          <Button asChild variant="ghost" size="sm" minH={{ base: '12', md: '9' }}>
            <Link to={AGENCY_PATHS.drivers}>
              {formatMessage(AGENCY_MESSAGES.allDrivers, { count: drivers.length })}
            </Link>
          </Button>
        )
      }
      foot={formatMessage(AGENCY_MESSAGES.driversFoot)}
    >
      {drivers.length === 0 ? (
        <Text px="4" py="6" color="fg.muted">
          {formatMessage(AGENCY_MESSAGES.noDrivers, { days })}
        </Text>
      ) : (
        <DriverTable drivers={drivers.slice(0, most)} peerRate={peerRate} />
      )}
    </Panel>
  );
}
