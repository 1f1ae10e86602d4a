import { LocateOff, Satellite } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Banner } from '../../components/Banner';
import type { GpsState } from './gps-state';
import { LOCATION_MESSAGES } from './messages';

const FAULTS = {
  denied: { icon: LocateOff, tone: 'danger', text: LOCATION_MESSAGES.banner },
  unsupported: { icon: LocateOff, tone: 'danger', text: LOCATION_MESSAGES.unsupported },
  lost: { icon: Satellite, tone: 'info', text: LOCATION_MESSAGES.lost },
} as const;

/** One line for as long as the position cannot be had; nothing otherwise. */
export function LocationBanner({ gps }: { gps: GpsState }) {
  const { formatMessage } = useIntl();
  if (gps !== 'denied' && gps !== 'unsupported' && gps !== 'lost') {
    return null;
  }
  const { icon, tone, text } = FAULTS[gps];
  return <Banner icon={icon} tone={tone} text={formatMessage(text)} />;
}
