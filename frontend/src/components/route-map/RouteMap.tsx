import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { fitView, fromFrame, toFrame, zoomedAt, type FramePoint, type MapView } from './map-view';
import { MapControls } from './MapControls';
import { MapDrawing } from './MapDrawing';
import { MapPins } from './MapPins';
import { worldPlaceOf, worldSizePx, type WorldPlace } from './projection';
import { nearestPlace, distancesByZoneM } from './route-summary';
import type { RouteMapPin, RouteMapPoint, RouteMapPosition, Size } from './route-map-types';
import { ScaleBar } from './ScaleBar';
import { useFrameSize } from './useFrameSize';
import { middleOf, useMapGestures } from './useMapGestures';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { ZONE_MESSAGES } from '../messages';
import { ZONE_NAMES } from '../zones/zone-names';
import { ROUTE_MAP_MESSAGES } from './messages';
import { stretchesOf } from './stretches';

/** A phone's card, until the frame is measured. */
const ASSUMED_SIZE = { width: 328, height: 320 };
/** Room for the marks at the ends of the route, the buttons to its right and the scale bar under it, CSS px. */
const PADDING = { top: 32, right: 84, bottom: 48, left: 32 };
/** Greatest distance of a pointer from the line that it selects, CSS px: half a touch target. */
const REACH_PX = 24;
/** Centre of a map without anything on it: Douala (product specification, section 9). */
const DEFAULT_PLACE = worldPlaceOf({ lat: 4.0511, lng: 9.7679 });
const DEFAULT_ZOOM = 15;
/** A live route is shown anew only when it has outgrown half a zoom level: the map would never rest otherwise. */
const LIVE_ZOOM_STEP = 0.5;

const NO_PINS: readonly RouteMapPin[] = [];
const NO_PLACES: readonly Place[] = [];

export interface RouteMapProps {
  route: readonly RouteMapPoint[];
  /** Description of the map, for those who do not see it. */
  label: string;
  height?: BoxProps['height'];
  /** Point of the route that is marked. */
  cursorIndex?: number | null;
  /** Called with the point under the pointer; null when there is none. */
  onCursor?: (index: number | null) => void;
  pins?: readonly RouteMapPin[];
  /** Whether the route goes on: its last point is where the traveller is now. */
  isLive?: boolean;
  /** Position of the phone, where it is known apart from the route. */
  position?: RouteMapPosition | null;
  /** Further places that the first view shows, beside the route and the position. */
  shownToo?: readonly Place[];
  /** Drawn under the route in place of the grid, such as tiles; follows the view and knows where the route is. */
  ground?: (view: MapView, size: Size, route: readonly WorldPlace[]) => ReactNode;
  /** Zoom without anything on it, where the ground has nothing to show at 15. */
  emptyZoom?: number;
  /** Drawn over the route, such as marks of a proof; follows the view. */
  overlay?: (view: MapView, size: Size) => ReactNode;
}

/** A route drawn from its own points, north up, with no tiles and no network; moved by pointer, pinch, wheel, keys and buttons. */
export function RouteMap({
  route,
  label,
  height = '320px',
  cursorIndex = null,
  onCursor,
  pins = NO_PINS,
  isLive = false,
  position = null,
  shownToo = NO_PLACES,
  ground,
  emptyZoom = DEFAULT_ZOOM,
  overlay,
}: RouteMapProps) {
  const summaryId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const nearLng = route[0]?.lng;
  const places = useMemo(() => route.map((point) => worldPlaceOf(point, nearLng)), [route, nearLng]);
  const fitted = useMemo(() => {
    const further = position === null ? shownToo : [position, ...shownToo];
    const all = [...places, ...further.map((place) => worldPlaceOf(place, nearLng))];
    const view = fitView(all, size, PADDING) ?? { ...DEFAULT_PLACE, zoom: emptyZoom };
    return isLive ? { ...view, zoom: Math.floor(view.zoom / LIVE_ZOOM_STEP) * LIVE_ZOOM_STEP } : view;
  }, [places, position, shownToo, nearLng, size, isLive, emptyZoom]);
  const [moved, setMoved] = useState<MapView | null>(null);
  const view = moved ?? fitted;
  const reset = () => setMoved(null);

  function pointAt(at: FramePoint | null): void {
    const found = at && nearestPlace(places, fromFrame(at, view, size));
    const isNear = found && found.distance * worldSizePx(view.zoom) <= REACH_PX;
    onCursor?.(isNear ? found.index : null);
  }

  /** Fixed point when buttons or keys zoom: the position of somebody, else the route, so that neither is lost. */
  function anchor(): FramePoint {
    const here = position ? worldPlaceOf(position, nearLng) : isLive ? places.at(-1) : undefined;
    const place = here ?? places[nearestPlace(places, view)?.index ?? 0];
    const at = place && toFrame(place, view, size);
    const isSeen = at && at.x >= 0 && at.x <= size.width && at.y >= 0 && at.y <= size.height;
    return isSeen ? at : middleOf(size);
  }

  const zoomBy = (steps: number) => setMoved(zoomedAt(view, steps, anchor(), size));
  const gestures = useMapGestures({
    frame,
    view,
    size,
    onView: setMoved,
    onZoom: zoomBy,
    onReset: reset,
    onPoint: pointAt,
  });
  const cursor = cursorIndex === null ? undefined : places[cursorIndex];
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={label}
      aria-describedby={summaryId}
      tabIndex={0}
      onKeyDown={gestures.onKeyDown}
      position="relative"
      overflow="hidden"
      isolation="isolate"
      w="full"
      h={height}
      bg="map.land"
      // The drawing covers an outline of the frame, and whatever the map lies in may cut it off.
      _focusVisible={{
        outline: 'none',
        _after: {
          content: '""',
          position: 'absolute',
          inset: '0',
          borderRadius: 'inherit',
          boxShadow: 'inset 0 0 0 3px {colors.focus}',
          pointerEvents: 'none',
        },
      }}
      data-zoom={view.zoom.toFixed(2)}
    >
      <RouteSummary id={summaryId} route={route} />
      {ground?.(view, size, places)}
      <MapDrawing
        route={route}
        places={places}
        view={view}
        size={size}
        isLive={isLive}
        hasGrid={ground === undefined}
        position={position}
        cursor={cursor ? toFrame(cursor, view, size) : null}
        // A finger on the whole route scrolls the page; once it is moved or nearer, it pushes the map.
        touchAction={moved === null ? 'pan-y' : 'none'}
        {...gestures.pointer}
      />
      {overlay?.(view, size)}
      <MapPins pins={pins} view={view} size={size} nearLng={nearLng} />
      <ScaleBar view={view} />
      <MapControls onZoom={zoomBy} onReset={moved && reset} />
    </Box>
  );
}

/** The route in words, for those who do not see the drawing. */
function RouteSummary({ id, route }: { id: string; route: readonly RouteMapPoint[] }) {
  const intl = useIntl();
  const formats = useFormats();
  const [start, end] = [route[0], route.at(-1)];
  return (
    <chakra.p id={id} srOnly>
      {start && end
        ? intl.formatMessage(ROUTE_MAP_MESSAGES.summary, {
            start: formats.time(start.recordedAt),
            end: formats.time(end.recordedAt),
            distances: distances(),
          })
        : intl.formatMessage(ROUTE_MAP_MESSAGES.empty)}{' '}
      {intl.formatMessage(ROUTE_MAP_MESSAGES.keys)}
    </chakra.p>
  );

  function distances(): string {
    const places = route.map((point) => worldPlaceOf(point, start?.lng));
    const parts = [...distancesByZoneM(places, stretchesOf(route))].map(([kind, distanceM]) =>
      intl.formatMessage(ROUTE_MAP_MESSAGES.stretch, {
        zone: intl.formatMessage(kind === 'GAP' ? ROUTE_MAP_MESSAGES.gap : ZONE_MESSAGES[ZONE_NAMES[kind]]),
        distance: formats.distance(distanceM / 1_000),
      }),
    );
    return intl.formatList(parts, { type: 'unit' });
  }
}
