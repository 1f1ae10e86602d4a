import { chakra } from '@chakra-ui/react';
import type { FramePoint } from '../../../components/route-map/map-view';
import type { PatrolPlaceFieldsFragment, PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { nameOfStop, type PatrolStopRow } from './stops/patrol-setup';
import { placeLabels } from './stops/stop-labels';
import { isAllowed, moveOf, type OnStopMove } from './stops/stop-moves';
import { middleOfLine, StopLine, StopMarker } from './StopMarker';
import { usePatrolTexts } from './usePatrolTexts';
import { usePointerDrag } from '../../kit/pieces/usePointerDrag';

/** Farther from a place than that, a name is dropped nowhere, px. */
const REACH_PX = 44;

/** A place that a stop can be dragged to, and where it is drawn. */
interface Offer {
  readonly place: PatrolPlaceFieldsFragment;
  readonly at: FramePoint;
}

/** A stop that is pressed, with the plan as it was then: a newer one refuses the move. */
interface HeldMarker {
  readonly plan: PatrolPlanFieldsFragment;
  readonly stop: PatrolStopRow;
  readonly at: FramePoint;
}

export interface StopMarkersProps {
  plan: PatrolPlanFieldsFragment;
  chosen: number | null;
  onChoose: (number: number) => void;
  /** Lines of the stops, in pixels of the map. */
  lines: readonly (readonly FramePoint[])[];
  /** Places that stops can be dragged to, and their lines. */
  places: readonly PatrolPlaceFieldsFragment[];
  placeLines: readonly (readonly FramePoint[])[];
  /** Called once a stop may be dragged soon: then the places are needed. */
  onPress: () => void;
  /** Called once a stop was dragged to another place; null where the caller may not change the plan. */
  onMove: OnStopMove | null;
}

/** The stops on the map. One that is dragged goes to the nearest place that the plan allows in its hours. */
export function StopMarkers(props: StopMarkersProps) {
  const { plan, chosen, onChoose, lines, places, placeLines, onPress, onMove } = props;
  const texts = usePatrolTexts();
  const offersFor = (held: HeldMarker): Offer[] =>
    places.flatMap((place, at) => {
      const move = { ...moveOf(held.stop), segmentId: place.segmentId };
      const isOther = place.segmentId !== held.stop.place.segmentId;
      return isOther && isAllowed(held.plan, held.stop, { move, place })
        ? [{ place, at: middleOfLine(placeLines[at] ?? []) }]
        : [];
    });
  const { dragged, handlers } = usePointerDrag<
    HeldMarker,
    { readonly offer: Offer | null; readonly at: FramePoint }
  >({
    isSideways: false,
    targetOf: (held, { byX, byY }) => {
      const at = { x: held.at.x + byX, y: held.at.y + byY };
      const apart = (offer: Offer): number => Math.hypot(offer.at.x - at.x, offer.at.y - at.y);
      const [nearest] = offersFor(held).sort((one, other) => apart(one) - apart(other));
      return { at, offer: nearest !== undefined && apart(nearest) <= REACH_PX ? nearest : null };
    },
    onDrop: async ({ plan: from, stop }, { offer }) => {
      if (onMove !== null && offer !== null) {
        await onMove(from, stop, { ...moveOf(stop), segmentId: offer.place.segmentId });
      }
    },
  });
  const target = dragged?.target ?? null;
  const labels = placeLabels(plan.stops.map((_, index) => middleOfLine(lines[index] ?? [])));
  return (
    <>
      {dragged !== null &&
        offersFor(dragged.held).map(({ place, at }) => (
          <chakra.circle
            key={place.segmentId}
            cx={at.x}
            cy={at.y}
            r={place.segmentId === target?.offer?.place.segmentId ? 9 : 5}
            fill="bg.panel"
            stroke="info.fg"
            strokeWidth="2"
          />
        ))}
      {plan.stops.map((stop, index) => (
        <StopLine key={stop.number} {...lookOf(stop)} line={lines[index] ?? []} />
      ))}
      {plan.stops.map((stop, index) => {
        const isHeld = dragged?.held.stop.number === stop.number;
        const draggedTo = isHeld && target !== null ? (target.offer?.at ?? target.at) : null;
        const [held] = draggedTo === null ? [] : placeLabels([draggedTo]);
        return (
          <StopMarker
            key={stop.number}
            {...lookOf(stop)}
            name={nameOfStop(plan.stops, stop)}
            at={held ?? labels[index] ?? { x: 0, y: 0 }}
            drag={onMove === null ? null : dragOf(stop, lines[index] ?? [])}
          />
        );
      })}
      {target?.offer && (
        <chakra.text
          x={target.offer.at.x}
          y={target.offer.at.y + 26}
          textAnchor="middle"
          fontSize="13px"
          fontWeight="bold"
          fill="fg"
          stroke="bg.panel"
          strokeWidth="4"
          paintOrder="stroke"
        >
          {texts.spot(target.offer.place)}
        </chakra.text>
      )}
    </>
  );

  function lookOf(stop: PatrolStopRow) {
    return {
      isLearning: stop.place.isLearning,
      isChosen: stop.number === chosen,
      isDraggable: onMove !== null,
      onChoose: () => onChoose(stop.number),
    };
  }

  function dragOf(stop: PatrolStopRow, line: readonly FramePoint[]) {
    const press = handlers(() => ({ plan, stop, at: middleOfLine(line) }));
    return {
      ...press,
      onPointerDown: (event: Parameters<typeof press.onPointerDown>[0]) => {
        onPress();
        if (event.pointerType === 'mouse' || stop.number === chosen) {
          press.onPointerDown(event);
        }
      },
    };
  }
}
