import { Flex } from '@chakra-ui/react';
import { CheckCheck, LocateFixed, LocateOff, RefreshCw, Smartphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format';
import type { GpsState } from './gps-state';
import { GPS_MESSAGES, SYNC_MESSAGES } from './messages';
import type { RecorderState } from './useJourneyRecorder';

const ICONS = { idle: CheckCheck, sending: RefreshCw, waiting: Smartphone } as const;

/** Where the fixes are, and how good the position is. */
export function StatusLine({ gps, recorder }: { gps: GpsState; recorder: RecorderState }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { upload, lastSentAtMs, unsentCount } = recorder;
  // A batch under way is nothing to tell: it is only news when nothing has been sent yet.
  const state = upload === 'sending' && lastSentAtMs !== null ? 'idle' : upload;
  const Icon = ICONS[state];
  const GpsIcon = gps === 'good' || gps === 'weak' ? LocateFixed : LocateOff;
  const isTold = lastSentAtMs !== null || unsentCount > 0;
  return (
    <Flex justify="space-between" gap="3" textStyle="small" color="fg.muted">
      <Flex align="center" gap="1.5" minW="0">
        {isTold && <Icon size={16} aria-hidden />}
        {isTold &&
          formatMessage(SYNC_MESSAGES[lastSentAtMs === null && state === 'idle' ? 'sending' : state], {
            time: timeOf(lastSentAtMs),
          })}
      </Flex>
      <Flex align="center" gap="1" flexShrink="0">
        <GpsIcon size={16} aria-hidden />
        {formatMessage(GPS_MESSAGES[gps])}
      </Flex>
    </Flex>
  );

  function timeOf(atMs: number | null): string {
    return atMs === null ? '' : formats.time(new Date(atMs).toISOString());
  }
}
