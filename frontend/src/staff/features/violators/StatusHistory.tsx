import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { ViolatorStatusBadge } from '../../../components/ViolatorStatusBadge';
import { useViolatorHistoryQuery, type ViolatorHistoryQuery } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { VIOLATOR_SHEET_MESSAGES } from './view/messages';

export interface StatusHistoryProps {
  vehicleId: string;
  /** Rises with every change of the status: then the history is asked for anew. */
  version: number;
}

/** Every status that a vehicle has come to, newest first, with who set it and why. */
export function StatusHistory({ vehicleId, version }: StatusHistoryProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useViolatorHistoryQuery({
    variables: { vehicleId },
    fetchPolicy: 'network-only',
  });
  const shown = useRef(version);
  useEffect(
    function askAfterChange() {
      if (shown.current !== version) {
        shown.current = version;
        void refetch().catch(() => undefined);
      }
    },
    [version, refetch],
  );
  return (
    <Flex direction="column" gap="2">
      <Heading as="h3" textStyle="label">
        {formatMessage(VIOLATOR_SHEET_MESSAGES.history)}
      </Heading>
      {data === undefined && error === undefined && (
        <Skeleton>
          <SkeletonBlock h="12" />
        </Skeleton>
      )}
      {data === undefined && error !== undefined && (
        <ErrorState
          text={formatMessage(VIOLATOR_SHEET_MESSAGES.historyFailed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data?.violatorHistoryConnection.nodes.length === 0 && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(VIOLATOR_SHEET_MESSAGES.historyEmpty)}
        </Text>
      )}
      {data !== undefined && data.violatorHistoryConnection.nodes.length > 0 && (
        <chakra.ol listStyleType="none">
          {data.violatorHistoryConnection.nodes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </chakra.ol>
      )}
    </Flex>
  );
}

function Change({ change }: { change: ViolatorHistoryQuery['violatorHistoryConnection']['nodes'][number] }) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const { at, status, reason, changedBy } = change;
  const name = changedBy ?? formatMessage(VIOLATOR_SHEET_MESSAGES.somebody);
  return (
    <chakra.li py="2" borderTopWidth="1px">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <ViolatorStatusBadge status={status} />
        <Text textStyle="small" color="fg.muted">
          {dateAndTime(at)}
        </Text>
      </Flex>
      <Text textStyle="small" mt="1" overflowWrap="anywhere">
        {formatMessage(VIOLATOR_SHEET_MESSAGES.changedBy, { name })}
        {': '}
        <bdi>{reason ?? formatMessage(VIOLATOR_SHEET_MESSAGES.noReason)}</bdi>
      </Text>
    </chakra.li>
  );
}
