import { Box, chakra, Text } from '@chakra-ui/react';
import type { LimitShape } from '@wakafine/domain/limits/limit-geometry';
import { findShapeFault } from '@wakafine/domain/limits/limit-shape-faults';
import { Trash2, Undo2 } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../../components/states/FaultLine';
import { IconButton } from '../../../../components/IconButton';
import { COMPACT_LOOK, MapControls } from '../../../../components/route-map/MapControls';
import { zoomedAt } from '../../../../components/route-map/map-view';
import type { Size } from '../../../../components/route-map/route-map-types';
import { ScaleBar } from '../../../../components/route-map/ScaleBar';
import { useFrameSize } from '../../../../components/route-map/useFrameSize';
import { middleOf, useMapGestures } from '../../../../components/route-map/useMapGestures';
import type { LimitZone } from '../../../../graphql/staff';
import { CoveredMap } from '../../../kit/gl-map/CoveredMap';
import { MAP_CARD } from '../../../kit/gl-map/cover-parts';
import { FOCUS_WITHIN } from '../../../kit/gl-map/focus-within';
import { shapeInput } from '../draft/limit-input';
import { EDITOR_MESSAGES, SHAPE_FAULT_MESSAGES } from './messages';
import { firstShape, withCornerAdded } from './shape-corners';
import { ShapeDrawing } from '../../../kit/country-map/ShapeDrawing';
import { keyOf, ShapeHandles } from './ShapeHandles';
import { positionAt, useCornerDrag } from './useCornerDrag';
import { useCornerEdits } from './useCornerEdits';
import { useEditorView } from './useEditorView';

export interface LimitEditorMapProps {
  /** The shape as it is drafted; null where there is none yet. */
  shape: LimitShape | null;
  /** The kind that a press on the map draws while there is none. */
  kind: LimitShape['kind'];
  /** The shape as the register has it; null for a new limit. */
  before: LimitShape | null;
  zone: LimitZone;
  onReshape: (shape: LimitShape) => void;
  /** Withdraws the last step; null where there is none. */
  onUndo: (() => void) | null;
}

/** Until the frame is measured. */
const ASSUMED_SIZE: Size = { width: 640, height: 480 };
const NOTHING: readonly never[] = [];
/** Half the width of a shape that a press on the map draws, metres. */
const FIRST_REACH_M = 500;
/** The map on which a limit is drawn: its corners are moved, added and taken out by pointer, finger and keys. */
export function LimitEditorMap({ shape, kind, before, zone, onReshape, onUndo }: LimitEditorMapProps) {
  const { formatMessage } = useIntl();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const { view, show, fit } = useEditorView(shape ?? before, size);
  const edits = useCornerEdits({ frame, view, size, shape, onReshape });
  const drag = useCornerDrag({ frame, view, size, onDrop: onReshape });
  const shown = drag.dragged ?? shape;
  const hasBorderToday = before !== null && JSON.stringify(before) !== JSON.stringify(shown);
  const fault = shown === null ? null : findShapeFault(shown);
  const zoomBy = (steps: number) => show(zoomedAt(view, steps, middleOf(size), size));
  const gestures = useMapGestures({
    ...{ frame, view, size, onView: show, onZoom: zoomBy },
    onReset: () => fit(shape ?? before),
    onPoint: () => undefined,
    onTap(point) {
      if (shape === null) {
        const first = firstShape(kind, positionAt(point, view, size), FIRST_REACH_M);
        onReshape(first);
        fit(first);
      }
    },
  });

  function handleKeyDown(event: KeyboardEvent): void {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      onUndo?.();
    } else {
      gestures.onKeyDown(event);
    }
  }

  return (
    <Box display="flex" flexDirection="column" gap="2" h="full" minH="0">
      <Box
        {...MAP_CARD}
        ref={frame}
        role="group"
        aria-label={formatMessage(EDITOR_MESSAGES.map)}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={handleKeyDown}
        position="relative"
        overflow="hidden"
        isolation="isolate"
        flex="1 1 auto"
        minH={{ base: '300px', lg: '420px' }}
        bg="map.land"
        borderRadius="control"
        _focusVisible={FOCUS_WITHIN}
        onPointerMove={drag.move}
        onPointerUp={drag.end}
        onPointerCancel={drag.cancel}
      >
        <CoveredMap view={view} size={size} lines={NOTHING} />
        <chakra.svg
          position="absolute"
          inset="0"
          w="full"
          h="full"
          touchAction="none"
          cursor={shape === null ? 'crosshair' : 'move'}
          {...gestures.pointer}
          aria-hidden
        >
          {hasBorderToday && (
            <ShapeDrawing shape={shapeInput(before)} zone={zone} view={view} size={size} look="before" />
          )}
          {shown !== null && (
            <ShapeDrawing
              shape={shapeInput(shown)}
              zone={zone}
              view={view}
              size={size}
              look={fault === null ? 'drawn' : 'faulty'}
            />
          )}
        </chakra.svg>
        {shown !== null && (
          <ShapeHandles
            {...{ view, size }}
            shape={shown}
            chosenKey={edits.chosen && keyOf(edits.chosen)}
            onChoose={edits.choose}
            onPress={(event, corner, isMiddle) => {
              edits.choose(corner);
              drag.start(event, {
                shape: isMiddle ? withCornerAdded(shown, corner) : shown,
                ...{ corner, isNew: isMiddle },
              });
            }}
            onKey={edits.onKey}
            onAdd={edits.add}
          />
        )}
        <ScaleBar view={view} />
        <MapControls
          onZoom={zoomBy}
          onReset={shape === null ? null : () => fit(shape)}
          resetLabel={formatMessage(EDITOR_MESSAGES.fit)}
          isCompact
        >
          <IconButton
            {...COMPACT_LOOK}
            label={formatMessage(EDITOR_MESSAGES.undo)}
            icon={<Undo2 size={20} aria-hidden />}
            disabled={onUndo === null}
            onClick={() => onUndo?.()}
          />
          {kind !== 'CIRCLE' && (
            <IconButton
              {...COMPACT_LOOK}
              label={formatMessage(EDITOR_MESSAGES.remove)}
              icon={<Trash2 size={20} aria-hidden />}
              disabled={edits.remove === null}
              onClick={() => edits.remove?.()}
            />
          )}
        </MapControls>
      </Box>
      {fault !== null && <FaultLine>{formatMessage(SHAPE_FAULT_MESSAGES[fault])}</FaultLine>}
      <Text id={hintId} textStyle="small" color="fg.muted">
        {formatMessage(shape === null ? EDITOR_MESSAGES.pressHint : HINTS[kind])}{' '}
        {hasBorderToday && formatMessage(EDITOR_MESSAGES.before)}
      </Text>
    </Box>
  );
}

const HINTS = {
  CIRCLE: EDITOR_MESSAGES.circleHint,
  CORRIDOR: EDITOR_MESSAGES.hint,
  POLYGON: EDITOR_MESSAGES.hint,
} as const;
