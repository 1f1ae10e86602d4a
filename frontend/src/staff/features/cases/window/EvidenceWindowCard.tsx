import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { TrackReading } from '@wakafine/domain/cases/contest-track';
import type { EvidenceReading, EvidenceWindow } from '@wakafine/domain/evidence/evidence-window';
import { ChartSpline, Play, Square, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import { useFormats } from '../../../../lib/format/format';
import { KeyCap } from '../../../kit/keys/KeyCap';
import { useKeyActs } from '../../../kit/keys/useKeyActs';
import { WINDOW_MESSAGES } from './messages';
import { LAYERS, useLayers } from './layers';
import type { LimitArea } from './useLimitArea';
import { useReplay } from './useReplay';
import { useMetres, type ProvenFigures } from './window-words';
import { WindowChart } from './WindowChart';
import { WindowLegend } from './WindowLegend';
import { WindowMap } from './WindowMap';
import { WindowTable } from './WindowTable';

export interface EvidenceWindowCardProps {
  window: EvidenceWindow;
  proven: ProvenFigures;
  shownKmh: number;
  limitKmh: number | null;
  /** Track that the driver has given; null without one. */
  given: readonly TrackReading[] | null;
  /** Place where the limit holds; null where it has no shape. */
  area: LimitArea | null;
}

/** The readings around a violation on the map and in a chart, which share A, B and the mark under the pointer. */
export function EvidenceWindowCard({
  window,
  proven,
  shownKmh,
  limitKmh,
  given,
  area,
}: EvidenceWindowCardProps) {
  const { formatMessage } = useIntl();
  const [pointed, setPointed] = useState<EvidenceReading | null>(null);
  const [isTable, setIsTable] = useState(false);
  const layers = useLayers();
  const missing = { given: given === null, area: area === null, proof: false, limit: false };
  const drawn = LAYERS.filter((layer) => !missing[layer]);
  const shownTrack = layers.isShown('given') ? given : null;
  const replay = useReplay(window.readings);
  const toggleTable = () => setIsTable((before) => !before);
  useKeyActs({ p: replay.toggle, t: toggleTable });
  const cursor = replay.reading ?? pointed;
  return (
    <Card isFlush>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" px="4" py="2" borderBottomWidth="1px">
        <Flex wrap="wrap" align="baseline" columnGap="2.5">
          <Heading as="h2" textStyle="strong" fontWeight="bold">
            {formatMessage(WINDOW_MESSAGES.title)}
          </Heading>
          <Span window={window} seconds={proven.seconds} />
        </Flex>
        <Flex gap="2">
          <ToolButton onClick={replay.toggle} keyName="p">
            {replay.isRunning ? <Square size={16} aria-hidden /> : <Play size={16} aria-hidden />}
            {formatMessage(replay.isRunning ? WINDOW_MESSAGES.stop : WINDOW_MESSAGES.replay)}
          </ToolButton>
          <ToolButton onClick={toggleTable} keyName="t">
            {isTable ? <ChartSpline size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
            {isTable
              ? formatMessage(WINDOW_MESSAGES.asChart)
              : formatMessage(WINDOW_MESSAGES.readings, { count: window.readings.length })}
          </ToolButton>
        </Flex>
      </Flex>
      {isTable ? (
        <WindowTable window={window} />
      ) : (
        <>
          <WindowLegend drawn={drawn} layers={layers} />
          <WindowMap
            window={window}
            given={shownTrack}
            area={layers.isShown('area') ? area : null}
            isShown={layers.isShown}
            cursor={cursor}
            onCursor={setPointed}
          />
          <WindowChart
            window={window}
            proven={proven}
            given={shownTrack}
            isShown={layers.isShown}
            cursor={cursor}
            onCursor={setPointed}
          />
        </>
      )}
      {given !== null && <GivenWords given={given} window={window} />}
      <Words window={window} proven={proven} shownKmh={shownKmh} limitKmh={limitKmh} />
    </Card>
  );
}

function Span({ window: { readings }, seconds }: { window: EvidenceWindow; seconds: number }) {
  const { formatMessage } = useIntl();
  const { duration } = useFormats();
  const allS = ((readings.at(-1)?.atMs ?? 0) - (readings[0]?.atMs ?? 0)) / 1000;
  return (
    <Text textStyle="small" color="fg.muted">
      {formatMessage(WINDOW_MESSAGES.span, {
        proven: duration(Math.floor(seconds)),
        all: duration(Math.round(allS)),
      })}
    </Text>
  );
}

/** The driver's own track in words, and what it is worth. */
function GivenWords({ given, window: { a, b } }: { given: readonly TrackReading[]; window: EvidenceWindow }) {
  const { formatMessage } = useIntl();
  const { speed, time } = useFormats();
  const between = given.filter(({ atMs }) => atMs >= a.atMs && atMs <= b.atMs);
  const speeds = between.flatMap(({ shownKmh }) => shownKmh ?? []);
  return (
    <Text px="4" py="2.5" borderTopWidth="1px" textStyle="small" color="fg.muted">
      {formatMessage(WINDOW_MESSAGES.given, {
        count: given.length,
        from: time(given[0]?.atMs ?? 0),
        to: time(given.at(-1)?.atMs ?? 0),
      })}{' '}
      {speeds.length === 0
        ? formatMessage(WINDOW_MESSAGES.givenNoSpeed)
        : formatMessage(WINDOW_MESSAGES.givenSpeed, { speed: speed(Math.max(...speeds)) })}
    </Text>
  );
}

/** Map and chart in words, for those who do not see them. */
function Words({ window, proven, shownKmh, limitKmh }: Omit<EvidenceWindowCardProps, 'given' | 'area'>) {
  const { formatMessage } = useIntl();
  const { speed, timeWithSeconds } = useFormats();
  const metres = useMetres();
  return (
    <chakra.p srOnly>
      {formatMessage(WINDOW_MESSAGES.words, {
        from: timeWithSeconds(window.a.atMs),
        to: timeWithSeconds(window.b.atMs),
        line: metres(window.lineM),
        error: metres(window.errorM),
        proven: speed(proven.provenKmh),
        shown: speed(shownKmh),
        limit: speed(limitKmh),
      })}
    </chakra.p>
  );
}

interface ToolButtonProps {
  onClick: () => void;
  keyName: string;
  children: React.ReactNode;
}

function ToolButton({ onClick, keyName, children }: ToolButtonProps) {
  return (
    <Button variant="outline" size="sm" px="2.5" minH={{ base: '12', md: '9' }} onClick={onClick}>
      {children}
      <Box as="span">
        <KeyCap text={keyName} />
      </Box>
    </Button>
  );
}
