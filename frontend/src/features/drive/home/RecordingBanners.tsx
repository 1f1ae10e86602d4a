import { HardDrive, Pause } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Banner } from '../../../components/surface/Banner';
import { useFormats } from '../../../lib/format/format';
import type { LiveView } from '../context/drive-context';
import { LocationBanner } from './LocationBanner';
import { RECORDING_MESSAGES } from '../context/messages';

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
