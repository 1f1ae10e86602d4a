import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Database, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ClearDataSheet } from './ClearDataSheet';
import { CLEAR_MESSAGES } from '../form/messages';
import { SettingsRow } from '../form/SettingsRow';
import { SettingsSection } from '../form/SettingsSection';
import { useLocalData } from './useLocalData';

/** Unsent data on this phone, and the way to clear it. */
export function DataSection({ onCleared }: { onCleared: () => void }) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const { waiting, clear, isClearing } = useLocalData(() => {
    setIsAsking(false);
    onCleared();
  });
  return (
    <SettingsSection title={formatMessage(CLEAR_MESSAGES.section)}>
      <Card isFlush>
        <Flex align="center" gap="3" minH="16" px="4" py="2" borderBottomWidth="1px">
          <Flex color="fg.muted" aria-hidden>
            <Database size={24} />
          </Flex>
          <Box flex="1" minW="0">
            <Text textStyle="strong">{formatMessage(CLEAR_MESSAGES.saved)}</Text>
            <Text textStyle="small" color="fg.muted">
              {waiting === null ? '\u00a0' : formatMessage(CLEAR_MESSAGES.waiting, { ...waiting })}
            </Text>
          </Box>
        </Flex>
        <SettingsRow
          icon={Eraser}
          text={formatMessage(CLEAR_MESSAGES.clear)}
          hint={formatMessage(CLEAR_MESSAGES.clearHint)}
          isDestructive
          isLast
        >
          <chakra.button type="button" onClick={() => setIsAsking(true)} />
        </SettingsRow>
      </Card>
      <ClearDataSheet
        isOpen={isAsking}
        waiting={waiting}
        isClearing={isClearing}
        onConfirm={() => void clear()}
        onClose={() => setIsAsking(false)}
      />
    </SettingsSection>
  );
}
