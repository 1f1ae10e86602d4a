import { HardDrive, Pause, LocateOff, Satellite } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Banner } from '../../../components/surface/Banner';
import { useFormats } from '../../../lib/format/format';
import type { LiveView } from '../context/drive-context';
import { RECORDING_MESSAGES, LOCATION_MESSAGES } from '../context/messages';
import { isPlaceKnown } from '../record/gps-state';

const FAULTS = {
  denied: { icon: LocateOff, tone: 'danger', text: LOCATION_MESSAGES.banner },
  unsupported: { icon: LocateOff, tone: 'danger', text: LOCATION_MESSAGES.unsupported },
  lost: { icon: Satellite, tone: 'info', text: LOCATION_MESSAGES.lost },
} as const;

/** Obstacles to recording the journey: no position, a pause, a phone that stores nothing. */
export function RecordingBanners({
  live: { gps, silentS, pause, recorder, discardPause },
}: {
  live: LiveView;
}) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <>
      <LocationBanner gps={gps} silentS={silentS} />
      {pause !== null && (
        <Banner
          icon={Pause}
          tone="info"
          text={formatMessage(RECORDING_MESSAGES.paused, {
            duration: formats.wholeDuration(pause.durationS),
          })}
          onClose={discardPause}
        />
      )}
      {!recorder.isStored && (
        <Banner icon={HardDrive} tone="info" text={formatMessage(RECORDING_MESSAGES.notStored)} />
      )}
    </>
  );
}

/** One line for as long as the position cannot be had; nothing otherwise, nor for a short loss. */
function LocationBanner({ gps, silentS }: Pick<LiveView, 'gps' | 'silentS'>) {
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
