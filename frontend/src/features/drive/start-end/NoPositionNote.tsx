import { Box, Flex, Text } from '@chakra-ui/react';
import { LocateOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { START_MESSAGES } from '../context/messages';

/** Says before a journey that it measures nothing without the position. */
export function NoPositionNote() {
  const { formatMessage } = useIntl();
  return (
    <Flex role="alert" gap="3" p="3" bg="bg.muted" borderRadius="control">
      <Box flexShrink="0" mt="0.5">
        <LocateOff size={20} aria-hidden />
      </Box>
      <div>
        <Text textStyle="strong">{formatMessage(START_MESSAGES.noPosition)}</Text>
        <Text textStyle="small">{formatMessage(START_MESSAGES.notMeasured)}</Text>
        <Text textStyle="small">{formatMessage(START_MESSAGES.allowPosition)}</Text>
      </div>
    </Flex>
  );
}
