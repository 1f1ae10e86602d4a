import { LocateOff, Satellite } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Banner } from '../../../components/surface/Banner';
import type { LiveView } from '../context/drive-context';
import { isPlaceKnown } from '../record/gps-state';
import { LOCATION_MESSAGES } from '../context/messages';

const FAULTS = {
  denied: { icon: LocateOff, tone: 'danger', text: LOCATION_MESSAGES.banner },
  unsupported: { icon: LocateOff, tone: 'danger', text: LOCATION_MESSAGES.unsupported },
  lost: { icon: Satellite, tone: 'info', text: LOCATION_MESSAGES.lost },
} as const;

/** One line for as long as the position cannot be had; nothing otherwise, nor for a short loss. */
export function LocationBanner({ gps, silentS }: Pick<LiveView, 'gps' | 'silentS'>) {
  const { formatMessage } = useIntl();
  if (gps !== 'denied' && gps !== 'unsupported' && gps !== 'lost') {
    return null;
  }
  if (gps === 'lost' && isPlaceKnown(silentS)) {
    return null;
  }
  const { icon, tone, text } = FAULTS[gps];
  return <Banner icon={icon} tone={tone} text={formatMessage(text)} />;
}
