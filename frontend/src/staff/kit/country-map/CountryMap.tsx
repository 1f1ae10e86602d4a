import { Box, chakra } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { useMemo, useRef, type MouseEvent } from 'react';
import { toFrame, type MapView } from '../../../components/route-map/map-view';
import { countryGround } from '../../../components/country-ground/country-ground';
import { metresPerPx, placeOf, worldPlaceOf, worldSizePx } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { countryView } from './country-view';

/** High enough for the names of the towns: the country is half as high again as it is wide. */
const COUNTRY_HEIGHT = { base: '20rem', md: '25rem' };
const PART_HEIGHT = { base: '200px', md: '240px' };
/** Until the frame is measured. */
const ASSUMED_SIZE: Size = { width: 328, height: 320 };
/** The pin above its place, CSS px. */
const PIN = { halfWidth: 12, height: 32 };

export interface CountryMapProps {
  /** Description of the picture, for those who do not see it. */
  label: string;
  /** Marks. */
  place: Place | null;
  /** Marked by dots. */
  dots?: readonly Place[];
  /** Circle around it, km. */
  radiusKm?: number | null;
  /** Height of the shown part, km, around the place; without it the whole country. */
  spanKm?: number;
  /** Called with the place that was clicked; anyone who has no mouse needs another way beside the picture. */
  onPick?: (place: Place) => void;
}

/** The country with its national roads and towns as a still picture, with one place or a circle on it; needs no network. */
export function CountryMap({ label, place, dots = [], radiusKm = null, spanKm, onPick }: CountryMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const [lat, lng] = [place?.lat, place?.lng];
  const { view, at, covered } = useMemo(() => {
    const marked = lat === undefined || lng === undefined ? null : { lat, lng };
    const shown =
      spanKm === undefined || marked === null
        ? countryView(size, 'country')
        : { ...worldPlaceOf(marked), zoom: zoomOf(marked.lat, (spanKm * 1_000) / size.height) };
    const point = marked && toFrame(worldPlaceOf(marked), shown, size);
    return { view: shown, at: point, covered: point === null ? [] : [pinBox(point)] };
  }, [lat, lng, spanKm, size]);

  function pick({ clientX, clientY, currentTarget }: MouseEvent): void {
    const { left, top } = currentTarget.getBoundingClientRect();
    onPick?.(placeAt(clientX - left, clientY - top, view, size));
  }

  return (
    <Box
      ref={frame}
      role="img"
      aria-label={label}
      position="relative"
      h={spanKm === undefined ? COUNTRY_HEIGHT : PART_HEIGHT}
      overflow="hidden"
      bg="map.land"
      cursor={onPick ? 'crosshair' : undefined}
      onClick={onPick && pick}
    >
      {countryGround(view, size, covered)}
      {dots.length > 0 && (
        <chakra.svg position="absolute" inset="0" w="full" h="full" aria-hidden>
          {dots.map((dot, index) => {
            const { x, y } = toFrame(worldPlaceOf(dot), view, size);
            return (
              <chakra.circle
                key={index}
                cx={x}
                cy={y}
                r="5"
                fill="brand.fg"
                fillOpacity="0.8"
                stroke="bg.panel"
                strokeWidth="1.5"
              />
            );
          })}
        </chakra.svg>
      )}
      {at !== null && place !== null && (
        <chakra.svg position="absolute" inset="0" w="full" h="full" aria-hidden>
          {radiusKm !== null && (
            <chakra.circle
              cx={at.x}
              cy={at.y}
              r={(radiusKm * 1_000) / metresPerPx(place.lat, view.zoom)}
              fill="info.fg"
              fillOpacity="0.14"
              stroke="info.fg"
              strokeWidth="2"
            />
          )}
          <g transform={`translate(${at.x} ${at.y})`}>
            {/* A pin whose point is the place, in the colour of what is chosen: zones are not meant. */}
            <chakra.path
              d="M0 0C-9-11-11-15-11-20a11 11 0 0 1 22 0c0 5-2 9-11 20Z"
              fill="info.fg"
              stroke="bg.panel"
              strokeWidth="2"
            />
            <chakra.circle cy="-20" r="4" fill="bg.panel" />
          </g>
        </chakra.svg>
      )}
    </Box>
  );
}

function pinBox({ x, y }: { x: number; y: number }) {
  return { left: x - PIN.halfWidth, top: y - PIN.height, right: x + PIN.halfWidth, bottom: y };
}

/** The zoom at which one CSS px is so many metres on the ground. */
function zoomOf(lat: number, metres: number): number {
  return Math.log2(metresPerPx(lat, 0) / metres);
}

/** The place under a point of the frame, to about 100 m. */
function placeAt(xPx: number, yPx: number, view: MapView, size: Size): Place {
  const worldPx = worldSizePx(view.zoom);
  const { lat, lng } = placeOf({
    x: view.x + (xPx - size.width / 2) / worldPx,
    y: view.y + (yPx - size.height / 2) / worldPx,
  });
  return { lat: rounded(lat), lng: rounded(lng) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}
