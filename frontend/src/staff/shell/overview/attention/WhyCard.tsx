import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ListOrdered } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { AttentionRowFragment } from '../../../../graphql/staff';
import { QUEUE_MESSAGES, WHY_MESSAGES } from './messages';
import { RateBars } from './RateBars';
import { RowButtons, type RowButtonsProps } from './RowButtons';
import type { RowTexts } from './useRowTexts';

export interface WhyCardProps extends RowButtonsProps {
  texts: RowTexts;
  nowMs: number;
  /** Number of rows that it is ranked among. */
  count: number;
}

/** Why the chosen row is there and at its place, and everything that can be done with it. */
export function WhyCard({ texts, nowMs, count, ...buttons }: WhyCardProps) {
  const { formatMessage } = useIntl();
  const { row } = buttons;
  return (
    <Card
      isFlush
      id="attention-why"
      tabIndex={-1}
      display="flex"
      flexDirection="column"
      flexShrink="0"
      borderRadius={{ md: '12px' }}
      aria-live="polite"
    >
      <Flex align="center" justify="space-between" gap="2" px="4" py="3" borderBottomWidth="1px">
        <Heading as="h2" textStyle="strong" fontWeight="bold">
          {formatMessage(WHY_MESSAGES.title, { rank: row.rank })}
        </Heading>
        <Text textStyle="small" color="fg.muted" whiteSpace="nowrap">
          {formatMessage(WHY_MESSAGES.rank, { rank: row.rank, count })}
        </Text>
      </Flex>
      <Flex direction="column" gap="2" px="4" py="3">
        <Text textStyle="strong">{texts.title(row)}</Text>
        <Text textStyle="small">{texts.why(row)}</Text>
        {row.rate !== null && <RateBars rate={row.rate} />}
        <Flex gap="2" textStyle="small" color="fg.muted">
          <Box pt="0.5">
            <ListOrdered size={16} aria-hidden />
          </Box>
          <chakra.span>{rankText(row)}</chakra.span>
        </Flex>
        {row.assignee !== null && (
          <Text textStyle="small" color="fg.muted">
            {formatMessage(QUEUE_MESSAGES.assignedTo, { name: row.assignee.name })}
          </Text>
        )}
        <RowButtons {...buttons} />
      </Flex>
    </Card>
  );

  function rankText({ harm, assignee, dueAt, ...rest }: AttentionRowFragment): string {
    const time =
      dueAt === null
        ? formatMessage(WHY_MESSAGES.noDeadline)
        : texts.time({ ...rest, harm, assignee, dueAt }, nowMs);
    return formatMessage(WHY_MESSAGES.rankedBy, { harm, time, isFree: String(assignee === null) });
  }
}
