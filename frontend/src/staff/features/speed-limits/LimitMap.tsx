import { Box, chakra } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { evenPadding, fitView } from '../../../components/route-map/map-view';
import { countryGround } from '../../../components/country-ground/country-ground';
import type { Size } from '../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import type { LimitContentItemFragment } from '../../../graphql/staff';
import { countryView } from '../../kit/country-map/country-view';
import { placesOf, ShapeDrawing } from '../../kit/country-map/ShapeDrawing';

/** Until the frame is measured. */
const ASSUMED_SIZE: Size = { width: 328, height: 240 };
const PADDING = evenPadding(24);

export interface LimitMapProps {
  label: string;
  content: Pick<LimitContentItemFragment, 'shape' | 'zone'>;
}

/** Shape of a limit, on the roads and towns of the country as a still picture; needs no network. */
export function LimitMap({ label, content: { shape, zone } }: LimitMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const view = useMemo(
    () => fitView(placesOf(shape), size, PADDING) ?? countryView(size, 'country'),
    [shape, size],
  );
  return (
    <Box
      ref={frame}
      role="img"
      aria-label={label}
      position="relative"
      h="240px"
      overflow="hidden"
      bg="map.land"
      borderRadius="control"
    >
      {countryGround(view, size)}
      <chakra.svg position="absolute" inset="0" w="full" h="full" aria-hidden>
        <ShapeDrawing shape={shape} zone={zone} view={view} size={size} />
      </chakra.svg>
    </Box>
  );
}
