import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from '../../../components/messages';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import type { PreviewSpeedThresholdsQuery } from '../../../graphql/staff';
import { PREVIEW_MESSAGES } from './messages';

export interface ThresholdsPreviewProps {
  /** Result of the count; undefined until it is there. */
  counted: PreviewSpeedThresholdsQuery['previewSpeedThresholds'] | undefined;
  hasFailed: boolean;
  /** Whether CAUTION would begin lower than now. */
  isLower: boolean;
  onRetry: () => void;
}

/** Effect of the thresholds in the fields on the violations of the last 90 days. */
export function ThresholdsPreview({ counted, hasFailed, isLower, onRetry }: ThresholdsPreviewProps) {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" minH="6" textStyle="small">
      {counted === undefined && !hasFailed && (
        <Text color="fg.muted">{formatMessage(PREVIEW_MESSAGES.asking)}</Text>
      )}
      {counted === undefined && hasFailed && (
        <Flex align="center" gap="2" wrap="wrap" color="danger.fg">
          <ZoneGlyph zone="danger" />
          <Text flex="1 1 12rem">{formatMessage(PREVIEW_MESSAGES.failed)}</Text>
          <Button type="button" variant="outline" size="sm" minH="12" onClick={onRetry}>
            {formatMessage(COMMON_MESSAGES.retry)}
          </Button>
        </Flex>
      )}
      {counted !== undefined && (
        <>
          <Text textStyle="strong">{formatMessage(PREVIEW_MESSAGES.changed, counted)}</Text>
          {counted.dropped > 0 && <Text>{formatMessage(PREVIEW_MESSAGES.dropped, counted)}</Text>}
          {isLower && <Text color="fg.muted">{formatMessage(PREVIEW_MESSAGES.lower)}</Text>}
        </>
      )}
    </Box>
  );
}
