import { chakra, Flex, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { FigureGrid } from '../../../components/FigureGrid';
import { RouteThumb } from '../../../components/route-map/RouteThumb';
import { useFormats } from '../../../lib/format/format';
import { JOURNEY_MESSAGES } from '../shown/messages';
import type { FoundTrack } from '../../../lib/track-file/found-track';
import { IMPORT_MESSAGES, NOTE_MESSAGES } from './messages';
import type { TrackFacts } from '../../../lib/track-file/track-facts';

/** CSS px. */
const THUMB = { width: 96, height: 96 };

/** Figures of a track, and its oddities. */
export function FoundTrackCard({ track, facts }: { track: FoundTrack; facts: TrackFacts }) {
  const intl = useIntl();
  const formats = useFormats();
  const notes = useNotes(track, facts);
  const moment = (atMs: number) => formats.dateAndTime(new Date(atMs).toISOString());
  return (
    <Card display="flex" flexDirection="column" gap="4">
      <Flex gap="4" align="flex-start">
        <RouteThumb points={facts.trace} {...THUMB} />
        <Flex direction="column" gap="2" minW="0">
          <Moment label={intl.formatMessage(IMPORT_MESSAGES.start)} text={moment(facts.startMs)} />
          <Moment label={intl.formatMessage(IMPORT_MESSAGES.end)} text={moment(facts.endMs)} />
        </Flex>
      </Flex>
      <FigureGrid
        figures={[
          {
            label: intl.formatMessage(JOURNEY_MESSAGES.distance),
            value: formats.distance(facts.distanceM / 1000),
          },
          {
            label: intl.formatMessage(JOURNEY_MESSAGES.duration),
            value: formats.duration(Math.round((facts.endMs - facts.startMs) / 1000)),
          },
          { label: intl.formatMessage(JOURNEY_MESSAGES.max), value: formats.speed(facts.maxSpeedKmh) },
          { label: intl.formatMessage(IMPORT_MESSAGES.points), value: intl.formatNumber(facts.fixCount) },
        ]}
      />
      {notes.length > 0 && (
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
          {notes.map((note) => (
            <chakra.li key={note} display="flex" gap="2" textStyle="small" color="fg.muted">
              <Flex pt="2px" flexShrink="0">
                <Info size={16} aria-hidden />
              </Flex>
              {note}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

function Moment({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Text textStyle="small" color="fg.muted">
        {label}
      </Text>
      <Text textStyle="strong">{text}</Text>
    </div>
  );
}

function useNotes({ untimedCount, misplacedCount }: FoundTrack, facts: TrackFacts): string[] {
  const { formatMessage } = useIntl();
  const { wholeDuration } = useFormats();
  const { backwardCount, gapCount, longestGapS } = facts;
  const longest = wholeDuration(Math.round(longestGapS));
  return [
    ...(untimedCount > 0 ? [formatMessage(NOTE_MESSAGES.untimed, { count: untimedCount })] : []),
    ...(misplacedCount > 0 ? [formatMessage(NOTE_MESSAGES.misplaced, { count: misplacedCount })] : []),
    ...(backwardCount > 0 ? [formatMessage(NOTE_MESSAGES.backward, { count: backwardCount })] : []),
    ...(gapCount > 0 ? [formatMessage(NOTE_MESSAGES.gaps, { count: gapCount, longest })] : []),
  ];
}
