import { chakra, Flex } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  usePatrolPlacesQuery,
  type PatrolPlaceFieldsFragment,
  type PatrolPlanFieldsFragment,
} from '../../../graphql/staff';
import { LineMap } from '../../kit/gl-map/LineMap';
import { PLAN_MESSAGES } from './messages';
import { LEARN_DASH } from './StopMarker';
import { StopMarkers } from './StopMarkers';
import type { OnStopMove } from './stops/stop-moves';

const PADDING_PX = 48;
const NO_PLACES: readonly PatrolPlaceFieldsFragment[] = [];

export interface PatrolMapProps {
  plan: PatrolPlanFieldsFragment;
  /** Number of the chosen stop. */
  chosen: number | null;
  onChoose: (number: number) => void;
  /** Called once a stop was dragged; null where the caller may not change the plan. */
  onMove: OnStopMove | null;
}

/** The stops on a map, which can be dragged to other places; those to learn dashed. */
export function PatrolMap({ plan, chosen, onChoose, onMove }: PatrolMapProps) {
  const { formatMessage } = useIntl();
  const { night, fromHour, hours, starts, stops } = plan;
  const [isPressed, setIsPressed] = useState(false);
  const { data } = usePatrolPlacesQuery({
    variables: { input: { night, fromHour, hours, starts: [...starts] } },
    skip: !isPressed,
  });
  const places = data?.patrolPlaces ?? NO_PLACES;
  const lines = useMemo(() => stops.map(({ place }) => place.line), [stops]);
  const further = useMemo(() => places.map(({ line }) => line), [places]);
  return (
    <LineMap
      label={formatMessage(PLAN_MESSAGES.map)}
      lines={lines}
      further={further}
      paddingPx={PADDING_PX}
      legend={
        <Flex wrap="wrap" gap="4" px="4" py="2" textStyle="small">
          {[undefined, LEARN_DASH].map((dash) => (
            <Flex key={dash ?? 'known'} align="center" gap="1.5">
              <chakra.svg w="24px" h="8px" aria-hidden>
                <chakra.line
                  x1="0"
                  x2="24"
                  y1="4"
                  y2="4"
                  stroke="fg"
                  strokeWidth="6"
                  strokeDasharray={dash}
                />
              </chakra.svg>
              {formatMessage(dash === undefined ? PLAN_MESSAGES.known : PLAN_MESSAGES.toLearn)}
            </Flex>
          ))}
        </Flex>
      }
    >
      {(drawn, drawnFurther) => (
        <StopMarkers
          {...{ plan, chosen, onChoose, places, onMove }}
          lines={drawn}
          placeLines={drawnFurther}
          onPress={() => setIsPressed(true)}
        />
      )}
    </LineMap>
  );
}
