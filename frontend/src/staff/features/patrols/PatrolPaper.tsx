import { chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { Lock, LockOpen, Move } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { PLAN_MESSAGES } from './messages';
import { letterOf, nameOfStop, type PatrolStopRow } from './stops/patrol-setup';
import { usePatrolTexts } from './usePatrolTexts';

/** On a phone as large as a finger, at a desk no wider than its column needs. */
const ACT = { variant: 'ghost', minW: { base: '12', md: '9' }, h: { base: '12', md: '9' } } as const;
const NOT_ON_PAPER = { '@media print': { display: 'none' } };

export interface PatrolPaperProps {
  plan: PatrolPlanFieldsFragment;
  /** Number of the copy that is being printed; null while none is. */
  copy: number | null;
  chosen: number | null;
  onChoose: (number: number) => void;
  /** Null where the caller may not change the plan. */
  onLock: ((stop: PatrolStopRow) => void) | null;
  onMove: ((stop: PatrolStopRow) => void) | null;
}

/** The plan by patrol and hour, as it is printed: nothing else of the page comes on paper. */
export function PatrolPaper({ plan, copy, chosen, onChoose, onLock, onMove }: PatrolPaperProps) {
  const { formatMessage } = useIntl();
  const texts = usePatrolTexts();
  const { night, stops, starts } = plan;
  const heads = ['stop', 'time', 'place', 'expected'] as const;
  return (
    <Card data-printed={copy === null ? undefined : ''} borderRadius={{ md: '12px' }}>
      <Flex justify="space-between" gap="3" wrap="wrap" mb="3">
        <Heading as="h2" textStyle="section">
          {formatMessage(PLAN_MESSAGES.title, { night: texts.night(night) })}
        </Heading>
        {copy !== null && <Text>{formatMessage(PLAN_MESSAGES.copy, { copy })}</Text>}
      </Flex>
      {stops.length === 0 && <Text color="fg.muted">{formatMessage(PLAN_MESSAGES.none)}</Text>}
      {stops.length > 0 && (
        <chakra.table
          display={{ base: 'block', md: 'table' }}
          w="full"
          textStyle="small"
          css={{ borderCollapse: 'collapse' }}
        >
          <chakra.thead display={{ base: 'none', md: 'table-header-group' }} color="fg.muted">
            <tr>
              {heads.map((head) => (
                <chakra.th key={head} scope="col" textAlign="start" fontWeight="normal" py="1" pe="3">
                  {formatMessage(PLAN_MESSAGES[head])}
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
            {stops.map((stop) => (
              <StopRow
                key={stop.number}
                {...{ plan, stop, onLock, onMove }}
                isChosen={stop.number === chosen}
                onChoose={() => onChoose(stop.number)}
              />
            ))}
          </chakra.tbody>
        </chakra.table>
      )}
      <Text mt="3" textStyle="small" color="fg.muted">
        {formatMessage(PLAN_MESSAGES.bases, {
          starts: starts.map((town, patrol) => `${letterOf(patrol)} ${town}`).join(', '),
        })}
      </Text>
    </Card>
  );
}

interface StopRowProps extends Pick<PatrolPaperProps, 'plan' | 'onLock' | 'onMove'> {
  stop: PatrolStopRow;
  isChosen: boolean;
  onChoose: () => void;
}

function StopRow({ plan, stop, isChosen, onChoose, onLock, onMove }: StopRowProps) {
  const { formatMessage } = useIntl();
  const texts = usePatrolTexts();
  const { fromHour, hours, place, isLocked, travelMinutes } = stop;
  const name = nameOfStop(plan.stops, stop);
  const LockIcon = isLocked ? Lock : LockOpen;
  return (
    <chakra.tr
      data-stop={stop.number}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      borderTopWidth="1px"
      bg={isChosen ? 'brand.subtle' : undefined}
      display={{ base: 'grid', md: 'table-row' }}
      gridTemplateColumns="2.75rem minmax(0, 1fr) auto"
      alignItems="center"
      py={{ base: '2', md: '0' }}
      css={{ '& > *': { verticalAlign: 'top', textAlign: 'start', padding: '8px 12px 8px 4px' } }}
    >
      <chakra.th scope="row" fontWeight="bold" whiteSpace="nowrap">
        {name}
      </chakra.th>
      <chakra.td>
        <chakra.span whiteSpace="nowrap">
          {texts.hour(plan, fromHour)} – {texts.hour(plan, fromHour + hours)}
        </chakra.span>
        <chakra.span display="block" color="fg.muted">
          {formatMessage(PLAN_MESSAGES.way, { minutes: texts.whole(travelMinutes) })}
        </chakra.span>
      </chakra.td>
      <chakra.td w="full" gridColumn={{ base: '2', md: 'auto' }}>
        <strong>{texts.spot(place)}</strong>
        <chakra.span display="block" color="fg.muted">
          {texts.towns(place)}
        </chakra.span>
        {place.isLearning && <span>{formatMessage(PLAN_MESSAGES.learn)}</span>}
      </chakra.td>
      <chakra.td
        fontWeight="bold"
        whiteSpace="nowrap"
        gridRow={{ base: '1', md: 'auto' }}
        gridColumn={{ base: '3', md: 'auto' }}
      >
        {texts.band(stop.band)}
      </chakra.td>
      {onLock !== null && onMove !== null && (
        <chakra.td
          display={{ base: 'flex', md: 'table-cell' }}
          gridColumn={{ base: '3', md: 'auto' }}
          justifyContent="flex-end"
          whiteSpace="nowrap"
          css={{ '&&': { padding: '0' }, ...NOT_ON_PAPER }}
        >
          <IconButton
            {...ACT}
            aria-pressed={isLocked}
            aria-label={formatMessage(isLocked ? PLAN_MESSAGES.unlock : PLAN_MESSAGES.lock, { stop: name })}
            onClick={() => onLock(stop)}
          >
            <LockIcon size={18} aria-hidden />
          </IconButton>
          <IconButton
            {...ACT}
            aria-label={formatMessage(PLAN_MESSAGES.move, { stop: name })}
            onClick={() => onMove(stop)}
          >
            <Move size={18} aria-hidden />
          </IconButton>
        </chakra.td>
      )}
    </chakra.tr>
  );
}
