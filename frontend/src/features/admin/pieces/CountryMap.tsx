import { chakra } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo';
import { ROAD_LINES } from '@wakafine/domain/road-corridors';
import { useRef, type MouseEvent } from 'react';
import { CAMEROON } from '../map/cameroon-outline';
import { TOWNS } from '../map/towns';

/** A degree is so many km in the middle of the country; no distance on the picture is off by more than 3 %. */
const KM_PER_LAT = 110.6;
const KM_PER_LNG = 110.4;
/** The middle of the country, and what its picture spans, km. */
const MIDDLE: Place = { lat: 7.4, lng: 12.35 };
const COUNTRY_KM = 1_300;
/** Towns are shown up to these zooms of the large map: few on the whole country, nearly all on a part of it. */
const COUNTRY_ZOOM = 4;
const PART_ZOOM = 8;

export interface CountryMapProps {
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** What is marked. */
  place: Place | null;
  /** Circle around it, km. */
  radiusKm?: number | null;
  /** How high the part is that is shown, km, around the place; without it the whole country. */
  spanKm?: number;
  /** Takes the place that was clicked; whoever has no mouse needs another way beside the picture. */
  onPick?: (place: Place) => void;
}

/** The country with its national roads and towns as a still picture, with one place or a circle on it; needs no network. */
export function CountryMap({ label, place, radiusKm = null, spanKm, onPick }: CountryMapProps) {
  const picture = useRef<SVGSVGElement>(null);
  const heightKm = spanKm ?? COUNTRY_KM;
  const middle = kmOf(spanKm === undefined || place === null ? MIDDLE : place);
  const at = place && kmOf(place);
  const widthKm = heightKm * 1.5;
  const textKm = heightKm / 24;

  function pick({ clientX, clientY }: MouseEvent): void {
    const matrix = picture.current?.getScreenCTM();
    if (matrix && onPick) {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
      onPick({ lat: rounded(MIDDLE.lat - y / KM_PER_LAT), lng: rounded(MIDDLE.lng + x / KM_PER_LNG) });
    }
  }

  return (
    <chakra.svg
      ref={picture}
      role="img"
      aria-label={label}
      viewBox={`${middle.x - widthKm / 2} ${middle.y - heightKm / 2} ${widthKm} ${heightKm}`}
      preserveAspectRatio="xMidYMid slice"
      display="block"
      w="full"
      h={{ base: '200px', md: '240px' }}
      bg="map.sea"
      cursor={onPick ? 'crosshair' : undefined}
      onClick={onPick && pick}
    >
      <chakra.path d={pathOf(CAMEROON.map(([lng, lat]) => ({ lat, lng })))} fill="map.land" {...LINE} />
      {Object.entries(ROAD_LINES).map(([road, line]) => (
        <chakra.path
          key={road}
          d={pathOf(line.map(([lat, lng]) => ({ lat, lng })))}
          fill="none"
          stroke="map.road"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {at !== null && radiusKm !== null && (
        <chakra.circle cx={at.x} cy={at.y} r={radiusKm} fill="info.fg" fillOpacity="0.14" {...AREA_LINE} />
      )}
      {TOWNS.filter(({ fromZoom }) => fromZoom <= (spanKm === undefined ? COUNTRY_ZOOM : PART_ZOOM)).map(
        (town) => {
          const { x, y } = kmOf(town);
          const isLeft = town.side === 'left';
          return (
            <g key={town.name}>
              <chakra.circle cx={x} cy={y} r={textKm / 4} fill="bg.panel" {...LINE} />
              <chakra.text
                x={x + (isLeft ? -textKm / 2 : textKm / 2)}
                y={y + (town.side === 'above' ? -textKm / 2 : textKm / 3)}
                textAnchor={isLeft ? 'end' : 'start'}
                fontSize={`${textKm}px`}
                fill="fg"
              >
                {town.name}
              </chakra.text>
            </g>
          );
        },
      )}
      {at !== null && (
        <g transform={`translate(${at.x} ${at.y}) scale(${textKm / 16})`}>
          {/* A pin whose point is the place, in the colour of what is chosen: zones are not meant. */}
          <chakra.path
            d="M0 0C-9-11-11-15-11-20a11 11 0 0 1 22 0c0 5-2 9-11 20Z"
            fill="info.fg"
            stroke="bg.panel"
            strokeWidth="2"
          />
          <chakra.circle cy="-20" r="4" fill="bg.panel" />
        </g>
      )}
    </chakra.svg>
  );
}

const LINE = { stroke: 'fg.subtle', strokeWidth: '1', vectorEffect: 'non-scaling-stroke' } as const;
const AREA_LINE = { stroke: 'info.fg', strokeWidth: '2', vectorEffect: 'non-scaling-stroke' } as const;

function kmOf({ lat, lng }: Place): { x: number; y: number } {
  return { x: (lng - MIDDLE.lng) * KM_PER_LNG, y: (MIDDLE.lat - lat) * KM_PER_LAT };
}

function pathOf(places: readonly Place[]): string {
  return places
    .map((place) => `${rounded(kmOf(place).x)} ${rounded(kmOf(place).y)}`)
    .join('L')
    .replace(/^/, 'M');
}

/** Places to about 100 m, km likewise. */
function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
