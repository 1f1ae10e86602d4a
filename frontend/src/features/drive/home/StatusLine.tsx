import { Flex } from '@chakra-ui/react';
import { CheckCheck, LocateFixed, LocateOff, RefreshCw, Smartphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import { useReachability } from '../../../lib/network/reachability';
import type { LiveView } from '../context/drive-context';
import { SYNC_MESSAGES } from '../context/messages';
import { useGpsText } from '../context/useGpsText';
import type { RecorderState } from '../record/useJourneyRecorder';

const ICONS = { idle: CheckCheck, sending: RefreshCw, waiting: Smartphone } as const;

/** State of the fixes, and quality of the position. */
export function StatusLine({ live }: { live: LiveView }) {
  const { gps, recorder } = live;
  const { formatMessage } = useIntl();
  const gpsText = useGpsText(live);
  const formats = useFormats();
  const { lastSentAtMs, unsentCount } = recorder;
  const { isReachable } = useReachability();
  const sync = syncOf(recorder, isReachable);
  const Icon = ICONS[sync];
  const GpsIcon = gps === 'good' || gps === 'weak' ? LocateFixed : LocateOff;
  const isNotified = lastSentAtMs !== null || unsentCount > 0;
  return (
    <Flex justify="space-between" gap="3" textStyle="small" color="fg.muted">
      <Flex align="center" gap="1.5" minW="0">
        {isNotified && <Icon size={16} aria-hidden />}
        {isNotified && formatMessage(SYNC_MESSAGES[sync], { time: timeOf(lastSentAtMs) })}
      </Flex>
      <Flex align="center" gap="1" flexShrink="0">
        <GpsIcon size={16} aria-hidden />
        {gpsText}
      </Flex>
    </Flex>
  );

  function timeOf(atMs: number | null): string {
    return atMs === null ? '' : formats.time(new Date(atMs).toISOString());
  }
}

// A batch under way every 3 s is not worth showing: sending is news only while nothing has arrived yet.
// Without a network nothing is on its way, whatever is being tried.
function syncOf({ upload, lastSentAtMs }: RecorderState, isReachable: boolean): keyof typeof ICONS {
  if (upload === 'waiting' || !isReachable) {
    return 'waiting';
  }
  return lastSentAtMs === null ? 'sending' : 'idle';
}
