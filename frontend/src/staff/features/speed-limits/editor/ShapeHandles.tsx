import { chakra } from '@chakra-ui/react';
import type { LimitShape } from '@wakafine/domain/limits/limit-geometry';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { toFrame, type FramePoint, type MapView } from '../../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../../components/route-map/projection';
import type { Size } from '../../../../components/route-map/route-map-types';
import { EDITOR_MESSAGES } from './messages';
import { cornersOf, middlesOf, type Corner } from './shape-corners';

export interface ShapeHandlesProps {
  shape: LimitShape;
  view: MapView;
  size: Size;
  chosenKey: string | null;
  onChoose: (corner: Corner | null) => void;
  /** A pointer is pressed on a corner, or on the middle of a side. */
  onPress: (event: PointerEvent, corner: Corner, isMiddle: boolean) => void;
  /** A key is pressed on a corner. */
  onKey: (event: KeyboardEvent, corner: Corner) => void;
  onAdd: (middle: Corner) => void;
}

/** Room that the middle of a side needs beside its two corners, CSS px. */
const MIDDLE_ROOM_PX = 44;

/** The corners of a shape as buttons on the map, and smaller ones between them where there is room. */
export function ShapeHandles(props: ShapeHandlesProps) {
  const { shape, view, size, chosenKey, onChoose, onPress, onKey, onAdd } = props;
  const { formatMessage } = useIntl();
  const corners = cornersOf(shape).map((corner) => ({ corner, point: pointOf(corner, view, size) }));
  const middles = middlesOf(shape)
    .map((corner) => ({ corner, point: pointOf(corner, view, size) }))
    .filter(({ point }) => isSeen(point, size) && corners.every((each) => isApart(each.point, point)));
  return (
    <>
      {middles.map(({ corner, point }) => (
        <chakra.button
          key={`middle-${keyOf(corner)}`}
          {...HANDLE}
          css={MIDDLE_LOOK}
          aria-label={formatMessage(EDITOR_MESSAGES.middle, { number: corner.index })}
          left={`${point.x}px`}
          top={`${point.y}px`}
          onPointerDown={(event) => onPress(event, corner, true)}
          onClick={({ detail }) => detail === 0 && onAdd(corner)}
        />
      ))}
      {corners.map(({ corner, point }, index) =>
        isSeen(point, size) ? (
          <chakra.button
            key={keyOf(corner)}
            {...HANDLE}
            css={CORNER_LOOK}
            aria-label={
              shape.kind === 'CIRCLE'
                ? formatMessage(corner.index === 0 ? EDITOR_MESSAGES.centre : EDITOR_MESSAGES.edge)
                : formatMessage(EDITOR_MESSAGES.corner, { number: index + 1, count: corners.length })
            }
            data-corner={keyOf(corner)}
            data-chosen={chosenKey === keyOf(corner) || undefined}
            left={`${point.x}px`}
            top={`${point.y}px`}
            onFocus={() => onChoose(corner)}
            onPointerDown={(event) => onPress(event, corner, false)}
            onKeyDown={(event) => onKey(event, corner)}
          />
        ) : null,
      )}
    </>
  );
}

/** Names a corner among those of its shape. */
export function keyOf({ ring, index }: Pick<Corner, 'ring' | 'index'>): string {
  return `${ring}-${index}`;
}

const HANDLE = {
  type: 'button',
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  boxSize: { base: '12', md: '8' },
  transform: 'translate(-50%, -50%)',
  touchAction: 'none',
  cursor: 'grab',
  borderRadius: 'full',
} as const;

const MARK = { content: '""', borderStyle: 'solid', borderColor: 'info.fg' } as const;
const CORNER_LOOK = {
  '&::before': { ...MARK, boxSize: '3.5', borderWidth: '2px', borderRadius: '3px', bg: 'bg.panel' },
  '&[data-chosen]::before': { bg: 'info.fg', boxShadow: '0 0 0 2px {colors.bg.panel}' },
};
const MIDDLE_LOOK = {
  '&::before': {
    ...MARK,
    boxSize: '2.5',
    borderWidth: '2px',
    borderRadius: 'full',
    bg: 'info.fg',
    opacity: 0.75,
  },
};

function pointOf({ at: [lng, lat] }: Corner, view: MapView, size: Size): FramePoint {
  return toFrame(worldPlaceOf({ lat, lng }), view, size);
}

function isSeen({ x, y }: FramePoint, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

function isApart(one: FramePoint, other: FramePoint): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) >= MIDDLE_ROOM_PX;
}
