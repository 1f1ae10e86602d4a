import { Box, Flex, Text } from '@chakra-ui/react';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  evenPadding,
  fitView,
  toFrame,
  zoomedAt,
  type FramePoint,
} from '../../../components/route-map/map-view';
import { MapControls } from '../../../components/route-map/MapControls';
import { ROUTE_MAP_MESSAGES } from '../../../components/route-map/messages';
import { ScaleBar } from '../../../components/route-map/ScaleBar';
import { middleOf, useMapGestures } from '../../../components/route-map/useMapGestures';
import { MAP_CARD } from '../../kit/gl-map/cover-parts';
import { FOCUS_WITHIN } from '../../kit/gl-map/focus-within';
import { CountryInset } from './CountryInset';
import { LayerToggles } from './LayerToggles';
import { MarkCard } from './MarkCard';
import { hitOf, placeOfLaid, type MarkLayout } from './marks/mark-layout';
import { OPS_MAP_MESSAGES } from './messages';
import { markOf } from './marks/ops-choices';
import type { OpsSnapshot, OpsStore } from './marks/ops-store';
import { OpsMarks } from './OpsMarks';
import { useJourneyTrace } from './useJourneyTrace';
import type { OpsCamera } from './useOpsCamera';
import type { OpsChoicesState } from './marks/useOpsChoices';

/** Room around the marks of a cluster that was opened, CSS px. */
const OPENED_PADDING = evenPadding(64);

export interface OpsMapProps {
  store: OpsStore;
  snapshot: OpsSnapshot;
  state: OpsChoicesState;
  camera: OpsCamera;
  /** More buttons on the map. */
  action?: ReactNode;
}

/** The map of the country with what is on its roads now; moved by pointer, pinch, wheel, keys and buttons. */
export function OpsMap({ store, snapshot, state, camera, action }: OpsMapProps) {
  const { frame, size, view, isMoved, show, showCountry } = camera;
  const { formatMessage } = useIntl();
  const keysId = useId();
  const laid = useRef<MarkLayout>({ marks: [], clusters: [], view, size });
  const noteLaid = useCallback((layout: MarkLayout) => {
    laid.current = layout;
  }, []);
  const [isOverMark, setIsOverMark] = useState(false);
  const chosen = state.openKey === null ? null : markOf(snapshot, state.openKey);
  const trace = useJourneyTrace(chosen?.kind === 'journey' ? chosen : null);

  function tap(at: FramePoint): void {
    const hit = hitOf(laid.current, at, view, size);
    if (hit === null) {
      state.open(null);
    } else if ('mark' in hit) {
      state.open(hit.mark.key);
    } else {
      const fitted = fitView(
        hit.members.map(({ place }) => place),
        size,
        OPENED_PADDING,
      );
      const anchor = toFrame(placeOfLaid(hit, laid.current), view, size);
      const nearer = zoomedAt(view, 1, anchor, size);
      show(fitted !== null && fitted.zoom > nearer.zoom ? fitted : nearer);
    }
  }

  const zoomBy = (steps: number) => show(zoomedAt(view, steps, middleOf(size), size));
  const gestures = useMapGestures({
    frame,
    view,
    size,
    onView: show,
    onZoom: zoomBy,
    onReset: () => showCountry?.(),
    onPoint: (at) => setIsOverMark(at !== null && hitOf(laid.current, at, view, size) !== null),
    onTap: tap,
  });
  return (
    <Flex
      {...MAP_CARD}
      direction="column"
      position="relative"
      flex="1"
      minH="0"
      overflow="hidden"
      isolation="isolate"
    >
      <Box position="relative" flex="1" minH={{ base: '24rem', md: '0' }}>
        <Box
          ref={frame}
          role="group"
          aria-label={formatMessage(OPS_MAP_MESSAGES.label)}
          aria-describedby={keysId}
          tabIndex={0}
          onKeyDown={gestures.onKeyDown}
          position="absolute"
          inset="0"
          bg="map.land"
          cursor={isOverMark ? 'pointer' : 'grab'}
          _focusVisible={FOCUS_WITHIN}
          data-zoom={view.zoom.toFixed(2)}
          data-part="ops-map"
        >
          <Text id={keysId} srOnly>
            {formatMessage(ROUTE_MAP_MESSAGES.keys)}
          </Text>
          <OpsMarks
            {...{ store, view, size, trace }}
            onLaid={noteLaid}
            choices={state.choices}
            chosenKey={state.openKey}
          />
          {/* A finger on the map at rest scrolls the page; once it is moved or nearer, it pushes the map. */}
          <Box
            position="absolute"
            inset="0"
            touchAction={isMoved ? 'none' : 'pan-y'}
            data-part="touch"
            {...gestures.pointer}
          />
        </Box>
        <ScaleBar view={view} />
        <CountryInset view={view} size={size} />
        <MapControls
          onZoom={zoomBy}
          onReset={showCountry}
          resetLabel={formatMessage(OPS_MAP_MESSAGES.country)}
          isCompact
        >
          {action}
        </MapControls>
        {state.openKey !== null && snapshot.isLoaded && (
          <MarkCard mark={chosen} onClose={() => state.open(null)} />
        )}
      </Box>
      <LayerToggles snapshot={snapshot} hidden={state.choices.hiddenKinds} onToggle={state.toggleKind} />
    </Flex>
  );
}
