import { chakra, Flex } from '@chakra-ui/react';
import { LocateFixed, LocateOff, Pause, Users, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from '../../../components/messages';
import { CHOICE_MESSAGES } from '../../../components/vehicle/messages';
import { useFormats } from '../../../lib/format/format';
import { useDrive, type LiveView } from '../context/drive-context';
import { DRIVING_MESSAGES, RECORDING_MESSAGES } from '../context/messages';
import { useGpsText } from '../context/useGpsText';
import { useNow } from '../../../lib/useNow';

/** Time for which a pause is shown in place of the GPS state after the page has come back. */
const PAUSE_SHOWN_FOR_MS = 30_000;

/** Top of the driving screen: mute, the state of recording and GPS, and the way out for a passenger. */
export function DrivingBar({ live, isOnRed }: { live: LiveView; isOnRed: boolean }) {
  const { gps, pause } = live;
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { alerts, heard, setRole } = useDrive();
  const isSilent = alerts.isMuted || heard === 'nothing';
  const gpsText = useGpsText(live);
  const nowMs = useNow(pause !== null);
  const isPauseShown = pause !== null && nowMs - pause.endedAtMs < PAUSE_SHOWN_FOR_MS;
  const GpsIcon = gps === 'good' || gps === 'weak' ? LocateFixed : LocateOff;
  const StateIcon = isPauseShown ? Pause : GpsIcon;
  return (
    <Flex justify="space-between" align="flex-start" px="1" pt="1">
      <BigButton
        label={formatMessage(alerts.isMuted ? DRIVING_MESSAGES.unmute : DRIVING_MESSAGES.mute)}
        icon={isSilent ? <VolumeX size={32} aria-hidden /> : <Volume2 size={32} aria-hidden />}
        word={formatMessage(DRIVING_MESSAGES[isSilent ? 'nothing' : heard])}
        isPressed={alerts.isMuted}
        onPress={alerts.toggleMute}
      />
      <Flex direction="column" align="center" gap="0.5" pt="14px" minW="0" textAlign="center">
        <Flex align="center" gap="2" fontSize="min(1.5rem, 7.5vmin)" lineHeight="1.17" fontWeight="bold">
          <LiveDot isHollow={gps === 'old' || gps === 'lost'} />
          {formatMessage(COMMON_MESSAGES.live)}
        </Flex>
        <Flex
          align="center"
          gap="1.5"
          fontSize="min(1rem, 5.5vmin)"
          lineHeight="1.25"
          fontWeight="medium"
          color={isOnRed ? 'white' : 'fg.muted'}
        >
          <StateIcon size={20} aria-hidden />
          {isPauseShown
            ? formatMessage(RECORDING_MESSAGES.paused, {
                duration: formats.wholeDuration(pause.durationS),
              })
            : gpsText}
        </Flex>
      </Flex>
      <BigButton
        label={formatMessage(DRIVING_MESSAGES.passenger)}
        icon={<Users size={32} aria-hidden />}
        word={formatMessage(CHOICE_MESSAGES.PASSENGER)}
        onPress={() => setRole('PASSENGER')}
      />
    </Flex>
  );
}

/** Full while good fixes come, hollow once they stay away. */
function LiveDot({ isHollow }: { isHollow: boolean }) {
  return (
    <chakra.span
      boxSize="3"
      borderRadius="full"
      borderWidth="3px"
      borderColor="currentColor"
      bg={isHollow ? 'transparent' : 'currentColor'}
      data-hollow={isHollow || undefined}
      aria-hidden
    />
  );
}

interface BigButtonProps {
  label: string;
  icon: ReactNode;
  /** Under the icon. */
  word: string;
  isPressed?: boolean;
  onPress: () => void;
}

function BigButton({ label, icon, word, isPressed, onPress }: BigButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={`${word}. ${label}`}
      aria-pressed={isPressed}
      display="grid"
      placeItems="center"
      boxSize="76px"
      flexShrink="0"
      color="inherit"
      borderRadius="card"
      cursor="pointer"
      onClick={onPress}
    >
      <chakra.span display="grid" justifyItems="center" gap="1" fontSize="min(0.875rem, 4vmin)" lineHeight="1.1">
        {icon}
        {word}
      </chakra.span>
    </chakra.button>
  );
}
