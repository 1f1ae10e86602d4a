import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { TrackPoint, ViolationTime } from '@wakafine/domain/cases/contest-track';
import { FileUp, Route, Trash2 } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { useFormats } from '../../../lib/format/format';
import { TRACK_FILE_FAULT_MESSAGES } from '../../../lib/track-file/track-file-messages';
import { TRACK_FILE_ACCEPTED, useTrackFile } from '../../../lib/track-file/useTrackFile';
import { trackOfFile } from './track-of-file';
import { TRACK_MESSAGES } from './track-messages';

export interface TrackPickerProps {
  /** The chosen track; null without one. */
  track: readonly TrackPoint[] | null;
  /** Time of the violation, around which a file is cut. */
  time: ViolationTime;
  onChange: (track: readonly TrackPoint[] | null) => void;
}

/** The way to a track of another app or device: what of its file would be sent is said before it is. */
export function TrackPicker({ track, time, onChange }: TrackPickerProps) {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const file = useTrackFile();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const fault = file.state.kind === 'fault' ? file.state.fault : null;

  async function receive(picked: File): Promise<void> {
    setIsElsewhere(false);
    const tracks = await file.read(picked);
    const found = tracks === null ? null : trackOfFile(tracks, time);
    setIsElsewhere(tracks !== null && found === null);
    if (found !== null) {
      onChange(found);
    }
  }

  function handlePick(event: ChangeEvent<HTMLInputElement>): void {
    const picked = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (picked !== undefined) {
      void receive(picked);
    }
  }

  return (
    <Flex direction="column" gap="2" align="flex-start">
      <chakra.input
        ref={picker}
        type="file"
        accept={TRACK_FILE_ACCEPTED}
        aria-label={formatMessage(TRACK_MESSAGES.choose)}
        hidden
        onChange={handlePick}
      />
      <Button
        variant="outline"
        px="3"
        w="full"
        loading={file.state.kind === 'reading'}
        onClick={() => picker.current?.click()}
      >
        <FileUp size={20} aria-hidden />
        {formatMessage(TRACK_MESSAGES.choose)}
      </Button>
      {track !== null && <Chosen track={track} onRemove={() => onChange(null)} />}
      {isElsewhere && <FaultLine>{formatMessage(TRACK_MESSAGES.elsewhere)}</FaultLine>}
      {fault !== null && (
        <FaultLine>{formatMessage(TRACK_FILE_FAULT_MESSAGES[fault.code], { size: fault.maxMb })}</FaultLine>
      )}
    </Flex>
  );
}

function Chosen({ track, onRemove }: { track: readonly TrackPoint[]; onRemove: () => void }) {
  const { formatMessage } = useIntl();
  const { time } = useFormats();
  return (
    <>
      <Flex role="status" gap="3" align="flex-start">
        <Flex aria-hidden pt="0.5" color="brand.fg" flexShrink="0">
          <Route size={20} />
        </Flex>
        <div>
          <Text textStyle="strong">
            {formatMessage(TRACK_MESSAGES.given, {
              count: track.length,
              from: time(track[0]?.recordedAtMs ?? 0),
              to: time(track.at(-1)?.recordedAtMs ?? 0),
            })}
          </Text>
          <Text textStyle="small" color="fg.muted">
            {formatMessage(TRACK_MESSAGES.note)}
          </Text>
        </div>
      </Flex>
      <Button variant="ghost" px="2" onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
        {formatMessage(TRACK_MESSAGES.remove)}
      </Button>
    </>
  );
}
