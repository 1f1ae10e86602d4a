import { chakra } from '@chakra-ui/react';
import { MAP_CREDIT } from '@wakafine/domain/geo/map-attribution';
import { memo, useMemo } from 'react';
import gazetteer from '../../../../geodata/gazetteer.json';
import ground from '../../../../geodata/map-ground.json';
import { toFrame, type MapView } from '../route-map/map-view';
import type { Size } from '../route-map/route-map-types';
import {
  groundNames,
  placedLabels,
  type GroundLabel,
  type LabelSide,
  type OverGround,
} from './ground-labels';
import { groundPaths, PATHS_ORIGIN, PATHS_ZOOM } from './ground-paths';

const PATHS = groundPaths(ground, gazetteer.roads);
const NAMES = groundNames(gazetteer, ground);
/** Outlines of two sources leave slivers between countries; so wide is the edge that closes them, px of the paths: about 2 km. */
const SLIVER_PX = 26;

const CREDIT_LINE_PX = 12;

export interface CountryGroundProps extends OverGround {
  view: MapView;
  size: Size;
}

/** Roads, towns and water of the country under a route, from lines that come with the app: no tiles, no network. */
export const CountryGround = memo(function CountryGround({ view, size, covered, route }: CountryGroundProps) {
  const labels = useMemo(
    () => placedLabels(NAMES, view, size, { covered, route }),
    [view, size, covered, route],
  );
  const { x, y } = toFrame(PATHS_ORIGIN, view, size);
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      w="full"
      h="full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      pointerEvents="none"
      data-part="country"
      aria-hidden
    >
      <g transform={`translate(${x} ${y}) scale(${2 ** (view.zoom - PATHS_ZOOM)})`}>
        <GroundLines />
      </g>
      {labels.map((label) => (
        <Label key={`${label.kind} ${label.text} ${label.at.x} ${label.at.y}`} label={label} />
      ))}
      {MAP_CREDIT.map((line, index) => (
        <Words
          key={line}
          x={size.width - 8}
          y={size.height - 6 - CREDIT_LINE_PX * (MAP_CREDIT.length - 1 - index)}
          textAnchor="end"
          fontSize="0.625rem"
          fill="fg.muted"
        >
          {line}
        </Words>
      ))}
    </chakra.svg>
  );
});

const Line = chakra('path', {
  base: { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' },
});
const Words = chakra('text', {
  base: { paintOrder: 'stroke', stroke: 'map.land', strokeWidth: '3px', strokeLinejoin: 'round' },
});

/** The lines move and scale as one. */
const GroundLines = memo(function GroundLines() {
  return (
    <>
      <chakra.path d={PATHS.sea} fill="map.sea" />
      <chakra.path d={PATHS.neighbours} fill="map.land" stroke="map.land" strokeWidth={SLIVER_PX} />
      <chakra.path d={PATHS.country} fill="map.land" />
      <Line d={PATHS.country} stroke="map.road" strokeWidth="1" strokeDasharray="6 4" />
      <chakra.path d={PATHS.lakes} fill="map.sea" />
      <Line d={PATHS.rivers} stroke="map.water" strokeWidth="1.5" />
      <Line d={PATHS.others} stroke="map.road" strokeWidth="2" />
      <Line d={PATHS.numbered} stroke="map.road" strokeWidth="3.5" />
    </>
  );
});

/** From the circle of a town to its name, CSS px, and which part of the name is there. */
const BESIDE: Readonly<Record<LabelSide, { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' }>> =
  {
    right: { x: 8, y: 4, textAnchor: 'start' },
    left: { x: -8, y: 4, textAnchor: 'end' },
    above: { x: 0, y: -10, textAnchor: 'middle' },
    below: { x: 0, y: 19, textAnchor: 'middle' },
  };

function Label({ label: { kind, text, at, side } }: { label: GroundLabel }) {
  if (kind === 'road') {
    return <RoadPlate text={text} x={at.x} y={at.y} />;
  }
  if (kind === 'river') {
    return (
      <Words x={at.x} y={at.y} textAnchor="middle" fontSize="0.8125rem" fontStyle="italic" fill="info.fg">
        {text}
      </Words>
    );
  }
  const isCity = kind === 'city';
  const { x, y, textAnchor } = BESIDE[side];
  return (
    <>
      <chakra.circle cx={at.x} cy={at.y} r="3.5" fill="map.land" stroke="fg" strokeWidth="1.5" />
      <Words
        x={at.x + x}
        y={at.y + y}
        textAnchor={textAnchor}
        fontSize={isCity ? '0.9375rem' : '0.8125rem'}
        fontWeight={isCity ? 'bold' : 'normal'}
        fill="fg"
      >
        {text}
      </Words>
    </>
  );
}

function RoadPlate({ text, x, y }: { text: string; x: number; y: number }) {
  const width = text.length * 8 + 10;
  return (
    <>
      <chakra.rect
        x={x - width / 2}
        y={y - 9}
        width={width}
        height="18"
        rx="4"
        fill="map.land"
        stroke="fg.muted"
        strokeWidth="1"
      />
      <chakra.text x={x} y={y + 4} textAnchor="middle" fontSize="0.75rem" fontWeight="bold" fill="fg">
        {text}
      </chakra.text>
    </>
  );
}
