import { Button } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SlimNotice } from '../../components/surface/SlimNotice';
import { useFormats } from '../../lib/format/format';
import { useReachability } from '../../lib/network/reachability';
import { useLasting } from '../../lib/useLasting';
import { OFFLINE_MESSAGES, UNSENT_MESSAGES } from './messages';

/** Longest gap that is not shown: trains of answers have them on every slow network, ms. */
const SHORTEST_SHOWN_MS = 1_000;

export interface OfflineBannerProps {
  unsentCount: number;
  /** Opens the list of queued items. */
  onShow: () => void;
}

/** One line for as long as the server is not reached: how much waits on this phone, and how old what is shown may be. */
export function OfflineBanner({ unsentCount, onShow }: OfflineBannerProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { isReachable, answeredAtMs } = useReachability();
  const isNotified = useLasting(!isReachable, SHORTEST_SHOWN_MS);
  if (!isNotified) {
    return null;
  }
  const saved = formatMessage(OFFLINE_MESSAGES.saved, { count: unsentCount });
  const time = answeredAtMs === null ? null : formats.time(new Date(answeredAtMs).toISOString());
  const text = time === null ? saved : formatMessage(OFFLINE_MESSAGES.updated, { saved, time });
  return (
    <SlimNotice
      icon={CloudOff}
      text={text}
      action={
        unsentCount > 0 && (
          <Button variant="outline" size="sm" minH="12" onClick={onShow}>
            {formatMessage(UNSENT_MESSAGES.show)}
          </Button>
        )
      }
    />
  );
}
