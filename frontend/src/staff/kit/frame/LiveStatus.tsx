import { chakra, Flex } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { LivePill } from '../../../components/LivePill';
import { useConnectionState } from '../../../lib/apollo/connection';
import { useFormats } from '../../../lib/format/format';
import { useNow } from '../../../lib/useNow';
import { useLiveView } from './live-view';
import { LIVE_MESSAGES } from './messages';

/** Freshness of the page, and the button that pauses it. Moves on every second by itself; the page does not. */
export function LiveStatus() {
  const { formatMessage } = useIntl();
  const { isPaused, pause, resume } = useLiveView();
  return (
    <Flex
      align="center"
      gap="1"
      // On a phone its words wrap to a second line rather than cover what stands beside it.
      flex={{ base: '1 1 9rem', lg: '0 1 auto' }}
      minW={{ base: '0', lg: 'min-content' }}
    >
      <Freshness />
      <IconButton
        label={formatMessage(isPaused ? LIVE_MESSAGES.resume : LIVE_MESSAGES.pause)}
        icon={isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        boxSize={{ base: '12', md: '9' }}
        borderRadius="control"
        onClick={isPaused ? resume : pause}
      />
    </Flex>
  );
}

function Freshness() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const isConnected = useConnectionState() !== 'reconnecting';
  const { isPaused, read } = useLiveView();
  const nowMs = useNow(true);
  const { heldCount, lastEventAtMs, dataAtMs } = read();
  if (!isConnected) {
    const time = formats.time(dataAtMs ?? nowMs);
    return (
      <Flex align="center" gap="2" role="status" color="caution.fg" textStyle="label">
        <HollowDot />
        {formatMessage(LIVE_MESSAGES.reconnecting, { time })}
      </Flex>
    );
  }
  if (isPaused) {
    return (
      <chakra.span textStyle="label" color="info.fg">
        {formatMessage(LIVE_MESSAGES.paused, { count: heldCount })}
      </chakra.span>
    );
  }
  const ageS = lastEventAtMs === null ? null : Math.max(0, Math.round((nowMs - lastEventAtMs) / 1000));
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'start', md: 'center' }}
      // In a bar that is full the age stands below, in one line.
      wrap={{ lg: 'wrap' }}
      columnGap="2"
      minW="0"
    >
      <chakra.span whiteSpace="nowrap" flexShrink="0">
        <LivePill />
      </chakra.span>
      <chakra.span
        textStyle={{ base: 'micro', md: 'small' }}
        fontWeight="normal"
        lineHeight="1rem"
        color="fg.muted"
        minW="0"
        textWrap={{ base: 'balance', lg: 'nowrap' }}
      >
        {ageS === null
          ? formatMessage(LIVE_MESSAGES.noEvent)
          : formatMessage(LIVE_MESSAGES.lastEvent, { age: formats.wholeDuration(ageS) })}
      </chakra.span>
    </Flex>
  );
}

function HollowDot() {
  return (
    <chakra.span
      boxSize="8px"
      flexShrink="0"
      borderRadius="full"
      boxShadow="inset 0 0 0 2px currentColor"
      aria-hidden
    />
  );
}
