import { Box, chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { STATISTICS_MESSAGES } from './rating-messages';

/** 240 degrees around the middle, as the dial. */
const ARC = 'M15.2 57A31 31 0 1 1 68.8 57';

/** The share of journeys without a violation, 0-100, as an arc around its number. */
export function SafeDrivingRing({ percentage }: { percentage: number }) {
  const { formatNumber, formatMessage } = useIntl();
  return (
    <Box position="relative" flexShrink="0" w="max(96px, 4.5rem)" textAlign="center" mt="-1">
      <chakra.svg
        viewBox="0 0 84 72"
        w="84px"
        mx="auto"
        fill="none"
        strokeLinecap="round"
        strokeWidth="8"
        aria-hidden
      >
        <chakra.path d={ARC} stroke="bg.muted" />
        {percentage > 0 && (
          <chakra.path d={ARC} pathLength={100} strokeDasharray={`${percentage} 100`} stroke="brand.solid" />
        )}
      </chakra.svg>
      <Text
        position="absolute"
        insetInline="0"
        top="24px"
        textStyle="section"
        fontSize="min(1rem, 20px)"
        lineHeight="24px"
      >
        {formatNumber(percentage / 100, { style: 'percent', maximumFractionDigits: 0 })}
      </Text>
      <Text textStyle="micro" fontWeight="normal" color="fg.muted" mt="-1.5">
        {formatMessage(STATISTICS_MESSAGES.safeDriving)}
      </Text>
    </Box>
  );
}
