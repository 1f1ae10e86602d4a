import { Button, chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { useIsNarrow } from '../../../lib/useMediaQuery';
import { KeyCap } from '../keys/KeyCap';
import { useFrameTools } from './frame-tools';
import { KEYS_MESSAGES } from '../keys/messages';

const KEYS = ['Ctrl', 'K'] as const;

/** Opens the dialog that leads to any page: words and keys from 1280 px on, an icon below. */
export function GoToButton() {
  const { formatMessage } = useIntl();
  const { openGoTo } = useFrameTools();
  const isNarrow = useIsNarrow();
  const label = formatMessage(KEYS_MESSAGES.goTo);
  if (isNarrow) {
    return <IconButton label={label} icon={<Search size={20} aria-hidden />} onClick={openGoTo} />;
  }
  return (
    <Button
      variant="outline"
      size="sm"
      fontWeight="normal"
      color="fg.muted"
      // Its words are cut in a bar that is full.
      flex="0 1 auto"
      minW="8.5rem"
      aria-keyshortcuts="Control+K"
      onClick={openGoTo}
    >
      <chakra.span flexShrink="0" aria-hidden>
        <Search size={16} />
      </chakra.span>
      <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {label}
      </chakra.span>
      <chakra.span display="flex" gap="1" flexShrink="0" aria-hidden>
        {KEYS.map((key) => (
          <KeyCap key={key} text={key} />
        ))}
      </chakra.span>
    </Button>
  );
}
