import { Box, Flex, Text } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { StaffLimitsQuery } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { HISTORY_MESSAGES, PLAN_MESSAGES } from './messages';

/** One state of the thresholds. */
export type ThresholdsChange = StaffLimitsQuery['speedThresholdHistoryConnection']['nodes'][number];

/** Thresholds that are announced and not yet in force, the next first. */
export function PendingThresholds({ changes }: { changes: readonly ThresholdsChange[] }) {
  const { formatMessage } = useIntl();
  return (
    <Flex gap="2.5" p="3" bg="info.subtle" borderRadius="control" textStyle="small">
      <Flex color="info.fg" flexShrink="0" aria-hidden>
        <CalendarClock size={20} />
      </Flex>
      <Box minW="0">
        <Box asChild listStyleType="none">
          <ul aria-label={formatMessage(PLAN_MESSAGES.pending)}>
            {changes.map((change) => (
              <Pending key={change.id} change={change} />
            ))}
          </ul>
        </Box>
        <Text color="fg.muted" mt="1">
          {formatMessage(PLAN_MESSAGES.pendingHint)}
        </Text>
      </Box>
    </Flex>
  );
}

function Pending({ change }: { change: ThresholdsChange }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { caution, warning, danger, effectiveAt, changedBy } = change;
  return (
    <li>
      <Text textStyle="strong">
        {formatMessage(PLAN_MESSAGES.pendingFrom, {
          when: formats.dateAndTime(effectiveAt),
          caution,
          warning,
          danger,
        })}
      </Text>
      <Text overflowWrap="anywhere">
        {formatMessage(PLAN_MESSAGES.pendingBy, {
          name: changedBy ?? formatMessage(HISTORY_MESSAGES.unknown),
        })}
      </Text>
    </li>
  );
}
