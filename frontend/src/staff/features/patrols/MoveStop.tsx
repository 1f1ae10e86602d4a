import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import {
  usePatrolPlacesQuery,
  type PatrolPlaceFieldsFragment,
  type PatrolPlanFieldsFragment,
} from '../../../graphql/staff';
import { ChoiceField } from '../../kit/pieces/ChoiceField';
import { MOVE_MESSAGES, PLAN_MESSAGES } from './messages';
import { letterOf, nameOfStop, type PatrolStopRow } from './stops/patrol-setup';
import { moveOf, type StopMove } from './stops/stop-moves';
import { usePatrolTexts } from './usePatrolTexts';

export interface MoveStopProps {
  plan: PatrolPlanFieldsFragment;
  stop: PatrolStopRow;
  failure: string | null;
  isBusy: boolean;
  onMove: (move: StopMove) => Promise<void>;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/** Moves a stop to another patrol, place or time, or removes it. Open while it is mounted. */
export function MoveStop({ plan, stop, failure, isBusy, onMove, onRemove, onClose }: MoveStopProps) {
  const { formatMessage } = useIntl();
  const texts = usePatrolTexts();
  const [moved, setMoved] = useState<StopMove>(() => moveOf(stop));
  const { night, fromHour, hours, starts } = plan;
  const { data } = usePatrolPlacesQuery({
    variables: { input: { night, fromHour, hours, starts: [...starts] } },
  });
  const change = (part: Partial<StopMove>) => setMoved((before) => ({ ...before, ...part }));
  const hoursFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(MOVE_MESSAGES.title, { stop: nameOfStop(plan.stops, stop) })}
      footer={
        <>
          {failure !== null && <FaultLine>{failure}</FaultLine>}
          <Button loading={isBusy} onClick={() => void onMove(moved)}>
            {formatMessage(MOVE_MESSAGES.save)}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => void onRemove()}>
            {formatMessage(PLAN_MESSAGES.remove)}
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="4" pb="4">
        <ChoiceField
          label={formatMessage(MOVE_MESSAGES.patrol)}
          value={moved.patrol}
          choices={starts.map((town, value) => ({ value, text: `${letterOf(value)} · ${town}` }))}
          onChange={(patrol) => change({ patrol })}
        />
        <ChoiceField
          label={formatMessage(MOVE_MESSAGES.place)}
          value={moved.segmentId}
          choices={choicesOf(data?.patrolPlaces ?? [], stop).map((place) => ({
            value: place.segmentId,
            text: formatMessage(MOVE_MESSAGES.placeChoice, {
              spot: `${texts.spot(place)} ${texts.towns(place)}`,
              events: texts.whole(place.eventsByHour.reduce((sum, each) => sum + each, 0)),
            }),
          }))}
          onChange={(segmentId) => change({ segmentId })}
        />
        <ChoiceField
          label={formatMessage(MOVE_MESSAGES.from)}
          value={moved.fromHour}
          choices={hoursFrom(0, hours).map((value) => ({ value, text: texts.hour(plan, value) }))}
          onChange={(value) => change({ fromHour: value, hours: Math.min(moved.hours, hours - value) })}
        />
        <ChoiceField
          label={formatMessage(MOVE_MESSAGES.hours)}
          value={moved.hours}
          choices={hoursFrom(1, hours - moved.fromHour).map((value) => ({
            value,
            text: texts.duration(60 * value),
          }))}
          onChange={(value) => change({ hours: value })}
        />
      </Flex>
    </Sheet>
  );
}

/** The places that promise most, and the stop's own first. */
function choicesOf(
  places: readonly PatrolPlaceFieldsFragment[],
  { place }: PatrolStopRow,
): readonly PatrolPlaceFieldsFragment[] {
  return places.some(({ segmentId }) => segmentId === place.segmentId) ? places : [place, ...places];
}
