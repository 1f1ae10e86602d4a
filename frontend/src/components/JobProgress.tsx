import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { PDF_MESSAGES } from '../lib/pdf/messages';

export interface JobProgressProps {
  /** Name of the job. */
  label: string;
  /** Share of the work that is done, 0-1. */
  share: number;
  /** Absent where it can't be ended any more. */
  onCancel?: () => void;
  /** Whether it can't be ended at this moment. */
  isCancelDisabled?: boolean;
}

/** Progress of a job, and the way to end it. */
export function JobProgress({ label, share, onCancel, isCancelDisabled }: JobProgressProps) {
  const intl = useIntl();
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <Flex direction="column" gap="3" py="2">
      <Flex justify="space-between" gap="3" textStyle="small">
        <Text>{label}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
          {intl.formatNumber(percent / 100, { style: 'percent' })}
        </Text>
      </Flex>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        h="2"
        bg="bg.muted"
        borderRadius="full"
        overflow="hidden"
      >
        <Box
          h="full"
          bg="brand.solid"
          transformOrigin="left"
          transition="transform 200ms linear"
          _motionReduce={{ transition: 'none' }}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </Box>
      {onCancel && (
        <Button variant="outline" disabled={isCancelDisabled} onClick={onCancel}>
          {intl.formatMessage(PDF_MESSAGES.cancel)}
        </Button>
      )}
    </Flex>
  );
}
