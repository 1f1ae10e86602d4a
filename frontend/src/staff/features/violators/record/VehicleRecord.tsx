import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../../components/states/Skeleton';
import {
  useVehicleRecordQuery,
  useVehicleViolationsQuery,
  type VehicleRecordFieldsFragment,
} from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { BINDING_MESSAGES } from '../../../kit/names/name-messages';
import { FactList } from '../../../kit/pieces/FactList';
import { RateSwarm } from '../../../kit/rates/RateSwarm';
import { RECORD_MESSAGES } from './record-messages';
import { VehicleViolations } from './VehicleViolations';

const LEVELS = ['TYPED', 'WITNESS', 'BOUND'] as const;

/** Comparison, coverage and levels of a vehicle, and the violations that its devices recorded. */
export function VehicleRecord({ vehicleId }: { vehicleId: string }) {
  const { formatMessage } = useIntl();
  const known = useVehicleRecordQuery({ variables: { vehicleId }, fetchPolicy: 'network-only' });
  const recorded = useVehicleViolationsQuery({
    variables: { filter: { counted: { vehicleId } } },
    fetchPolicy: 'network-only',
  });
  const [record, violations] = [known.data?.vehicleRecord, recorded.data?.violations];
  const failed = [known, recorded].filter(({ data, error }) => data === undefined && error !== undefined);
  return (
    <>
      {record && <Compared record={record} />}
      {record && <Seen record={record} />}
      {record && <Levels record={record} />}
      {violations && (
        <VehicleViolations
          vehicleId={vehicleId}
          violations={violations.nodes}
          counted={violations.boundedCount}
        />
      )}
      {failed.length === 0 && (known.data === undefined || violations === undefined) && (
        <Skeleton>
          <SkeletonBlock h="24" />
        </Skeleton>
      )}
      {failed.length > 0 && (
        <ErrorState
          text={formatMessage(RECORD_MESSAGES.failed)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch().catch(() => undefined))}
        />
      )}
    </>
  );
}

interface RecordProps {
  record: VehicleRecordFieldsFragment;
}

/** A part of the sheet under a title. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex as="section" direction="column" gap="1" aria-label={title}>
      <Heading as="h3" textStyle="label">
        {title}
      </Heading>
      {children}
    </Flex>
  );
}

function Compared({ record: { rate, peersPer1000Km, comparedCount, comparedPer1000Km } }: RecordProps) {
  const { formatMessage, formatNumber } = useIntl();
  // Two digits, for a rate may lie far below 1.
  const digits = (value: number): string => formatNumber(value, { maximumSignificantDigits: 2 });
  return (
    <Part title={formatMessage(RECORD_MESSAGES.compared)}>
      {rate === null || peersPer1000Km === null ? (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(RECORD_MESSAGES.tooLittle)}
        </Text>
      ) : (
        <>
          <Text textStyle="strong">
            {formatMessage(RECORD_MESSAGES.rate, { low: digits(rate.low), peers: digits(peersPer1000Km) })}
          </Text>
          <RateSwarm rate={rate} common={peersPer1000Km} others={comparedPer1000Km} />
          <Text textStyle="small" color="fg.muted">
            {formatMessage(RECORD_MESSAGES.interval, {
              rate: digits(rate.per1000Km),
              low: digits(rate.low),
              high: digits(rate.high),
            })}{' '}
            {formatMessage(
              comparedCount > comparedPer1000Km.length ? RECORD_MESSAGES.parts : RECORD_MESSAGES.dots,
              {
                count: comparedCount,
              },
            )}
          </Text>
        </>
      )}
    </Part>
  );
}

function Seen({ record: { days, judgedKm, unobservedShare } }: RecordProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { distance } = useFormats();
  return (
    <Part title={formatMessage(RECORD_MESSAGES.seen)}>
      <FactList
        facts={[
          { label: formatMessage(RECORD_MESSAGES.km, { days }), value: distance(judgedKm) },
          {
            label: formatMessage(RECORD_MESSAGES.unobserved),
            value:
              unobservedShare === null
                ? formatMessage(RECORD_MESSAGES.unknown)
                : formatNumber(unobservedShare, { style: 'percent' }),
          },
        ]}
      />
    </Part>
  );
}

/** From a plate that anybody may have typed to an enrolled device, each with what it rests on. */
function Levels({ record: { levels } }: RecordProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  return (
    <Part title={formatMessage(RECORD_MESSAGES.levels)}>
      <FactList
        facts={LEVELS.map((level) => {
          const known = levels.find((each) => each.level === level);
          return {
            label: formatMessage(BINDING_MESSAGES[level]),
            value:
              known === undefined
                ? formatMessage(RECORD_MESSAGES.noLevel)
                : formatMessage(RECORD_MESSAGES.level, {
                    journeys: known.journeys,
                    accounts: known.accounts,
                    latest: date(known.latestDay),
                  }),
          };
        })}
      />
    </Part>
  );
}
