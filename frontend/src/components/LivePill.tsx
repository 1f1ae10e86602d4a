import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useReachability } from '../lib/network/reachability';
import { COMMON_MESSAGES } from './messages';

export interface LivePillProps {
  isConnected?: boolean;
  /** In place of "Live". */
  text?: string;
}

/** Says that what stands beside it updates by itself; the dot is hollow while the connection is down, and without a network it is offline. */
export function LivePill({ isConnected: isSocketUp = true, text }: LivePillProps) {
  const intl = useIntl();
  const { isReachable } = useReachability();
  const isConnected = isSocketUp && isReachable;
  const lost = isReachable ? COMMON_MESSAGES.reconnecting : COMMON_MESSAGES.offline;
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
        : intl.formatMessage(isConnected ? COMMON_MESSAGES.live : lost)}
    </chakra.span>
  );
}
