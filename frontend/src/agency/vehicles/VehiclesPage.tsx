import { chakra } from '@chakra-ui/react';
import { BusFront } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/states/EmptyState';
import {
  useAgencyOverviewQuery,
  useAgencyVehiclesQuery,
  type AgencyVehicleRowFragment,
} from '../../graphql/agency';
import { useFormats } from '../../lib/format/format';
import { AGENCY_MESSAGES } from '../texts/messages';
import { Cell, DataTable, HeadCell } from '../parts/DataTable';
import { Loading } from '../parts/Loading';
import { Panel } from '../parts/Panel';
import { RateBar } from '../parts/RateBar';
import { rateAxisEnd } from '../parts/rate-scale';
import { useRateText } from '../parts/useRateText';
import { Verdict } from '../parts/Verdict';
import { EventPanel } from './EventPanel';

/** Vehicles of an agency, and the violations that its own devices have proven. */
export function VehiclesPage() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useAgencyVehiclesQuery({ fetchPolicy: 'cache-and-network' });
  const overview = useAgencyOverviewQuery().data?.agencyOverview;
  const vehicles = data?.agencyVehicles ?? [];
  return (
    <>
      <Loading
        isThere={data !== undefined && overview !== undefined}
        hasFailed={error !== undefined}
        onRetry={() => void refetch()}
      >
        <Panel
          title={formatMessage(AGENCY_MESSAGES.vehicles)}
          note={formatMessage(AGENCY_MESSAGES.driversNote, { days: overview?.days ?? 0 })}
          foot={formatMessage(AGENCY_MESSAGES.unobserved)}
        >
          {vehicles.length === 0 ? (
            <EmptyState
              icon={BusFront}
              title={formatMessage(AGENCY_MESSAGES.noVehicles)}
              text={formatMessage(AGENCY_MESSAGES.noVehiclesText)}
            />
          ) : (
            <VehicleTable vehicles={vehicles} peerRate={overview?.peerRate ?? null} />
          )}
        </Panel>
      </Loading>
      <EventPanel />
    </>
  );
}

interface VehicleTableProps {
  vehicles: readonly AgencyVehicleRowFragment[];
  peerRate: number | null;
}

function VehicleTable({ vehicles, peerRate }: VehicleTableProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { dateAndTime } = useFormats();
  const text = useRateText();
  const end = rateAxisEnd(
    vehicles.map(({ rate }) => rate),
    peerRate,
  );
  return (
    <DataTable
      head={
        <>
          <HeadCell>{formatMessage(AGENCY_MESSAGES.colVehicle)}</HeadCell>
          <HeadCell isNumber>{formatMessage(AGENCY_MESSAGES.colKm)}</HeadCell>
          <HeadCell isNumber>{formatMessage(AGENCY_MESSAGES.colViolations)}</HeadCell>
          <HeadCell>{`${formatMessage(AGENCY_MESSAGES.colRate)}, 0–${formatNumber(end)}`}</HeadCell>
          <HeadCell>{formatMessage(AGENCY_MESSAGES.colVerdict)}</HeadCell>
          <HeadCell>{formatMessage(AGENCY_MESSAGES.colCode)}</HeadCell>
          <HeadCell>{formatMessage(AGENCY_MESSAGES.colSeen)}</HeadCell>
        </>
      }
    >
      {vehicles.map(({ id, registrationNumber: plate, judgedKm, violations, rate, ...vehicle }) => (
        <chakra.tr key={id} data-certain={vehicle.comparison === 'ABOVE' ? '' : undefined}>
          <Cell isHead>
            {plate}
            {vehicle.isSuspended && (
              <chakra.span display="block" textStyle="small" fontWeight="normal">
                {formatMessage(AGENCY_MESSAGES.vehicleSuspended)}
              </chakra.span>
            )}
          </Cell>
          <Cell isNumber label={formatMessage(AGENCY_MESSAGES.colKm)}>
            {text.km(judgedKm)}
          </Cell>
          <Cell isNumber label={formatMessage(AGENCY_MESSAGES.colViolations)}>
            {formatNumber(violations)}
          </Cell>
          <Cell label={formatMessage(AGENCY_MESSAGES.colRate)}>
            <RateBar rate={rate} peerRate={peerRate} end={end} label={text.spoken(plate, rate)} />
          </Cell>
          <Cell label={formatMessage(AGENCY_MESSAGES.colVerdict)}>
            <Verdict comparison={vehicle.comparison} />
          </Cell>
          <Cell label={formatMessage(AGENCY_MESSAGES.colCode)}>
            {formatMessage(AGENCY_MESSAGES.inForce, { count: vehicle.codes.length })}
          </Cell>
          <Cell label={formatMessage(AGENCY_MESSAGES.colSeen)}>
            {vehicle.lastSeenAt !== null
              ? dateAndTime(vehicle.lastSeenAt)
              : formatMessage(
                  vehicle.deviceCount === 0 ? AGENCY_MESSAGES.notEnrolled : AGENCY_MESSAGES.never,
                )}
          </Cell>
        </chakra.tr>
      ))}
    </DataTable>
  );
}
