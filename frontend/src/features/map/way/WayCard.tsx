import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { GazetteerTown } from '@wakafine/domain/places/gazetteer';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Hazard } from '../../../components/hazards/useHazards';
import { IconButton } from '../../../components/IconButton';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Card } from '../../../components/surface/Card';
import { useFormats } from '../../../lib/format/format';
import { usePhoneRoads } from '../../../lib/road-pack/phone-roads';
import { PACK_MESSAGES, WAY_MESSAGES as TEXTS } from './messages';
import type { WayState } from './useWay';
import type { WayMark } from './way-marks';
import { WayRow } from './WayRow';

/** So many lower limits are shown at first; hazards and dangerous stretches are shown all. */
const SHOWN_AT_FIRST = 6;

export interface WayCardProps {
  town: GazetteerTown;
  state: WayState;
  /** In the order of the way. */
  marks: readonly WayMark<Hazard>[];
  onClear: () => void;
}

/** The way to the chosen town: its length, and everything on it. */
export function WayCard({ town, state, marks, onClear }: WayCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Card isFlush>
      <Flex align="center" justify="space-between" gap="2" ps="4" pe="2" pt="2">
        <Heading as="h2" textStyle="section" overflowWrap="anywhere">
          {formatMessage(TEXTS.title, { town: town.name })}
        </Heading>
        <IconButton label={formatMessage(TEXTS.clear)} icon={<X size={20} aria-hidden />} onClick={onClear} />
      </Flex>
      <Content town={town} state={state} marks={marks} />
    </Card>
  );
}

function Content({ town, state, marks }: Omit<WayCardProps, 'onClear'>) {
  const { formatMessage } = useIntl();
  const [isWhole, setIsWhole] = useState(false);
  const hasPack = usePhoneRoads() !== null;
  if (state.kind === 'loading') {
    return (
      <Skeleton>
        <SkeletonBlock h="16" mx="4" mb="4" />
      </Skeleton>
    );
  }
  if (state.kind !== 'found') {
    return (
      <Text px="4" pb="4" role="status">
        {state.kind !== 'none' && formatMessage(TEXTS[state.kind])}
      </Text>
    );
  }
  const shown = marks.filter(({ kind }, at) => isWhole || kind !== 'limit' || at < SHOWN_AT_FIRST);
  const hasHazard = marks.some(({ kind }) => kind === 'hazard');
  return (
    <>
      <Text px="4" pb="3">
        <WayLength town={town} way={state.way} />
      </Text>
      {shown.length > 0 && (
        <chakra.ol listStyleType="none" aria-label={formatMessage(TEXTS.marks)}>
          {shown.map((mark) => (
            <WayRow key={`${mark.kind} ${mark.id}`} mark={mark} />
          ))}
        </chakra.ol>
      )}
      {shown.length < marks.length && (
        <Button variant="ghost" mx="4" px="0" onClick={() => setIsWhole(true)}>
          {formatMessage(TEXTS.more, { count: marks.length })}
        </Button>
      )}
      <Text px="4" pb="4" pt={shown.length > 0 ? '3' : '0'} textStyle="small" color="fg.muted">
        {!hasPack && `${formatMessage(PACK_MESSAGES.none)} `}
        {hasPack && !hasHazard && `${formatMessage(TEXTS.noHazard)} `}
        {formatMessage(TEXTS.rough)}
      </Text>
    </>
  );
}

function WayLength({
  town,
  way: { lengthM, roads },
}: Pick<WayCardProps, 'town'> & { way: Extract<WayState, { kind: 'found' }>['way'] }) {
  const { formatMessage, formatList, formatNumber } = useIntl();
  const { distance } = useFormats();
  if (lengthM === 0) {
    return formatMessage(TEXTS.here, { town: town.name });
  }
  const numbers = [...new Set(roads)];
  // The lines are too rough for a tenth of a kilometre.
  const km = Math.round(lengthM / 1_000);
  const values = {
    distance: km < 10 ? distance(lengthM / 1_000) : `${formatNumber(km)}\u00a0km`,
    roads: formatList(numbers, { type: 'conjunction' }),
  };
  return formatMessage(numbers.length === 0 ? TEXTS.lengthOnly : TEXTS.length, values);
}
