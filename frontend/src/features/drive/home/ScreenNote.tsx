import { Flex } from '@chakra-ui/react';
import { Sun, SunDim } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useScreenHold } from '../useWakeLock';
import { SCREEN_MESSAGES } from './screen-messages';

/** Whether the screen stays on while the journey is recorded, in words; nothing until the phone has answered. */
export function ScreenNote() {
  const { formatMessage } = useIntl();
  const hold = useScreenHold();
  if (hold === null) {
    return null;
  }
  const Icon = hold === 'held' ? Sun : SunDim;
  return (
    <Flex align="center" gap="2" mt="3" textStyle="small" color="fg.muted" role="status">
      <Icon size={20} aria-hidden />
      {formatMessage(SCREEN_MESSAGES[hold])}
    </Flex>
  );
}
