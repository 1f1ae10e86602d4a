import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ZONE_NAMES } from '../zones/zone-names';
import { ZoneGlyph } from '../zones/ZoneGlyph';
import { toFrame, type MapView } from './map-view';
import { worldPlaceOf } from './projection';
import type { RouteMapPin, Size } from './route-map-types';

export interface MapPinsProps {
  pins: readonly RouteMapPin[];
  view: MapView;
  size: Size;
  nearLng: number | undefined;
}

/** Violations at their places: the glyphs of their zones, which may be links to their details. */
export function MapPins({ pins, view, size, nearLng }: MapPinsProps) {
  return pins.map((pin) => {
    const { x, y } = toFrame(worldPlaceOf(pin, nearLng), view, size);
    const glyph = <ZoneGlyph zone={ZONE_NAMES[pin.severity]} size={20} tone="marker" />;
    return (
      <chakra.span
        key={pin.id}
        data-part="pin"
        position="absolute"
        left={`${x}px`}
        top={`${y}px`}
        transform="translate(-50%, -50%)"
        css={{ '& > *': { display: 'grid', placeItems: 'center', boxSize: '12', borderRadius: 'full' } }}
        pointerEvents={pin.href === undefined ? 'none' : undefined}
      >
        {pin.href === undefined ? (
          <span role="img" aria-label={pin.label}>
            {glyph}
          </span>
        ) : (
          <Link to={pin.href} aria-label={pin.label}>
            {glyph}
          </Link>
        )}
      </chakra.span>
    );
  });
}
