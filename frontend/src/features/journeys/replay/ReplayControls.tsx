import { Button, chakra, Flex, Box } from '@chakra-ui/react';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useIntl } from 'react-intl';
import { nearestIndex, type SpeedTrack, type SpeedPoint } from '../../../components/charts/speed-track';
import { useMomentText } from '../../../components/charts/useMomentText';
import { IconButton } from '../../../components/IconButton';
import { RangeSlider } from '../../../components/forms/RangeSlider';
import { REPLAY_MESSAGES } from '../shown/messages';
import type { Replay } from './useReplay';
import { FigureText } from '../../../components/FigureText';
import { ZoneBadge } from '../../../components/zones/ZoneBadge';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { useFormats } from '../../../lib/format/format';

const SKIP_MS = 30_000;

/** Player of a journey: play and pause, half a minute back and forth, its speed, and a slider over its time. */
export function ReplayControls({ track, replay }: { track: SpeedTrack; replay: Replay }) {
  const intl = useIntl();
  const textOf = useMomentText();
  const point = track.points[replay.index];
  const passedS = Math.round(((track.timesMs[replay.index] ?? track.startMs) - track.startMs) / 1_000);
  const lengthS = Math.round((track.endMs - track.startMs) / 1_000);
  return (
    <>
      <Flex align="center" gap="1">
        <ReplayHead point={point} />
        <IconButton
          label={intl.formatMessage(REPLAY_MESSAGES.back)}
          icon={<SkipBack size={20} aria-hidden />}
          onClick={() => replay.skip(-SKIP_MS)}
        />
        <PlayButton replay={replay} />
        <IconButton
          label={intl.formatMessage(REPLAY_MESSAGES.forward)}
          icon={<SkipForward size={20} aria-hidden />}
          onClick={() => replay.skip(SKIP_MS)}
        />
      </Flex>
      <Flex align="center" gap="3" mt="1">
        <RangeSlider
          label={intl.formatMessage(REPLAY_MESSAGES.moment)}
          value={passedS}
          max={lengthS}
          valueText={point === undefined ? '' : textOf(point)}
          onChange={(chosenS) => replay.seek(pointAt(track, replay.index, chosenS - passedS))}
        />
        <Button
          variant="outline"
          px="2"
          minW="14"
          onClick={replay.changeRate}
          aria-label={intl.formatMessage(REPLAY_MESSAGES.rate, { rate: replay.rate })}
        >
          {intl.formatMessage(REPLAY_MESSAGES.rateShort, { rate: replay.rate })}
        </Button>
      </Flex>
    </>
  );
}

/** The point so many seconds further, and at least the next one: points may be further apart than the slider's steps. */
function pointAt(track: SpeedTrack, index: number, byS: number): number {
  const wanted = nearestIndex(track, (track.timesMs[index] ?? track.startMs) + byS * 1_000);
  const next = wanted === index ? index + Math.sign(byS) : wanted;
  return Math.min(track.points.length - 1, Math.max(0, next));
}

function PlayButton({ replay: { isPlaying, toggle } }: { replay: Replay }) {
  const intl = useIntl();
  const Icon = isPlaying ? Pause : Play;
  return (
    <chakra.button
      type="button"
      aria-label={intl.formatMessage(isPlaying ? REPLAY_MESSAGES.pause : REPLAY_MESSAGES.play)}
      aria-keyshortcuts="Space"
      onClick={toggle}
      display="grid"
      placeItems="center"
      boxSize="14"
      flexShrink="0"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      cursor="pointer"
      _hover={{ opacity: 0.92 }}
    >
      <Icon size={24} aria-hidden />
    </chakra.button>
  );
}

/** Speed, zone and hour of the moment that is looked at. */
function ReplayHead({ point }: { point: SpeedPoint | undefined }) {
  const intl = useIntl();
  const formats = useFormats();
  const { speedKmh = null, zone = null } = point ?? {};
  return (
    <Box flex="1" minW="0">
      <chakra.p textStyle="title" whiteSpace="nowrap">
        {speedKmh === null ? '--' : <FigureText text={formats.speed(speedKmh)} />}
      </chakra.p>
      <Flex align="center" columnGap="2" wrap="wrap" minH="6" textStyle="small" color="fg.muted">
        {zone === null ? (
          <span>{intl.formatMessage(REPLAY_MESSAGES.noSpeed)}</span>
        ) : (
          <ZoneBadge zone={ZONE_NAMES[zone]} />
        )}
        {point !== undefined && <span>{formats.time(point.recordedAt)}</span>}
      </Flex>
    </Box>
  );
}
