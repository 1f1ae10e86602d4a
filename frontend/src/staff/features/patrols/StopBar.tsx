import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { nameOfStop, type PatrolStopRow } from './stops/patrol-setup';
import type { StopMove } from './stops/stop-moves';
import type { PressHandlers } from '../../kit/pieces/usePointerDrag';
import { usePatrolTexts } from './usePatrolTexts';

/** Marks the end of a bar, which makes it longer or shorter; anywhere else it is moved. */
export const BAR_END = 'data-end';

export interface StopBarProps {
  plan: PatrolPlanFieldsFragment;
  stop: PatrolStopRow;
  isChosen: boolean;
  /** Place and hours to which it is dragged; null while it is not. */
  moved: StopMove | null;
  /** Handlers of a drag; null where the caller may not change the plan. */
  drag: PressHandlers | null;
  onChoose: () => void;
}

/** The hours of a stop as a bar in the row of its patrol. For the eye: the rows of the plan say the same, and their buttons do. */
export function StopBar({ plan, stop, isChosen, moved, drag, onChoose }: StopBarProps) {
  const texts = usePatrolTexts();
  const { patrol, fromHour, hours } = moved ?? stop;
  return (
    <Flex
      aria-hidden
      data-bar={stop.number}
      data-dragged={moved === null ? undefined : ''}
      position="relative"
      gridRow={patrol + 2}
      gridColumn={`${fromHour + 2} / span ${hours}`}
      h="7"
      align="center"
      justify="center"
      px="1"
      borderWidth="1px"
      borderStyle={stop.place.isLearning ? 'dashed' : 'solid'}
      borderColor={isChosen ? 'info.fg' : 'border.emphasized'}
      borderRadius="md"
      bg={isChosen ? 'brand.subtle' : 'bg.muted'}
      boxShadow={moved === null ? undefined : 'md'}
      zIndex={moved === null ? undefined : '1'}
      cursor={drag === null ? 'pointer' : moved === null ? 'grab' : 'grabbing'}
      touchAction="pan-y"
      userSelect="none"
      onClick={onChoose}
      {...drag}
    >
      <Text truncate>
        <strong>{nameOfStop(plan.stops, stop)}</strong>
        {moved !== null && ` ${texts.hour(plan, fromHour)}–${texts.hour(plan, fromHour + hours)}`}
        {moved === null && hours > 1 && (
          <chakra.span display={{ base: 'none', xl: 'inline' }}> {texts.band(stop.band)}</chakra.span>
        )}
      </Text>
      {drag !== null && (
        <Box {...{ [BAR_END]: '' }} position="absolute" insetY="0" insetEnd="0" w="2" cursor="ew-resize" />
      )}
    </Flex>
  );
}
