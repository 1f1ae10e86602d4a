import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from './messages';

export interface LivePillProps {
  isConnected?: boolean;
  /** In place of "Live". */
  text?: string;
}

/** Says that what stands beside it updates by itself; the dot is hollow while the connection is down. */
export function LivePill({ isConnected = true, text }: LivePillProps) {
  const intl = useIntl();
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="micro"
      fontWeight="bold"
      color="brand.fg"
    >
      <chakra.span
        boxSize="8px"
        borderRadius="full"
        bg={isConnected ? 'currentColor' : 'transparent'}
        boxShadow={
          isConnected
            ? '0 0 0 3px color-mix(in srgb, currentColor 25%, transparent)'
            : 'inset 0 0 0 2px currentColor'
        }
        aria-hidden
      />
      {isConnected && text !== undefined
        ? text
        : intl.formatMessage(isConnected ? COMMON_MESSAGES.live : COMMON_MESSAGES.reconnecting)}
    </chakra.span>
  );
}
