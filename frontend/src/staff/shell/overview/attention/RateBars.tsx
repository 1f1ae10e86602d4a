import { chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { AttentionRowFragment } from '../../../../graphql/staff';
import { RATE_MESSAGES } from './rate-messages';

type Rate = NonNullable<AttentionRowFragment['rate']>;

/** The interval of a rate above that of the weeks before, on one scale, with its numbers beside it. */
export function RateBars({ rate }: { rate: Rate }) {
  const { formatMessage, formatNumber } = useIntl();
  const most = Math.max(rate.high, rate.expectedHigh, 0.1);
  const tenth = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  const bars = [
    { label: formatMessage(RATE_MESSAGES.now), low: rate.low, high: rate.high, isNow: true },
    {
      label: formatMessage(RATE_MESSAGES.expected),
      low: rate.expectedLow,
      high: rate.expectedHigh,
      isNow: false,
    },
  ];
  return (
    <Flex direction="column" gap="1">
      <Text textStyle="micro" fontWeight="normal" color="fg.muted">
        {formatMessage(RATE_MESSAGES.unit)}
      </Text>
      {bars.map(({ label, low, high, isNow }) => (
        <Flex key={label} align="center" gap="2" textStyle="small">
          <chakra.span w="5.5rem" flexShrink="0">
            {label}
          </chakra.span>
          <chakra.span flex="1" position="relative" h="3" aria-hidden>
            <chakra.span
              position="absolute"
              top="1"
              h="1"
              borderRadius="full"
              bg={isNow ? 'fg' : 'fg.subtle'}
              borderInlineStartWidth={isNow ? '2px' : undefined}
              borderColor="fg"
              insetInlineStart={`${(low / most) * 100}%`}
              w={`${Math.max(1, ((high - low) / most) * 100)}%`}
            />
          </chakra.span>
          <chakra.span flexShrink="0" fontWeight="bold">
            {formatMessage(RATE_MESSAGES.range, { low: tenth(low), high: tenth(high) })}
          </chakra.span>
        </Flex>
      ))}
    </Flex>
  );
}
