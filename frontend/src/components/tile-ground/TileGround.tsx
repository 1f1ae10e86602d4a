import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { MapView } from '../route-map/map-view';
import { cameraOf, TileMap } from './tile-map';

export interface TileGroundProps {
  styleUrl: string;
  view: MapView;
  /** Called once when the style can't be had or drawn. */
  onLost: () => void;
}

/** Tiles under a drawn map. It only follows: anyone who moves the map moves the view. */
export function TileGround({ styleUrl, view, onLost }: TileGroundProps) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<TileMap | null>(null);
  const latest = useRef({ view, onLost });
  useEffect(function followView() {
    latest.current = { view, onLost };
    map.current?.jumpTo(cameraOf(view));
  });

  useEffect(
    function layTiles() {
      const container = frame.current;
      if (container === null) {
        return undefined;
      }
      let isLaid = false;
      try {
        const tiles = new TileMap({
          container,
          style: styleUrl,
          interactive: false,
          attributionControl: { compact: false },
          ...cameraOf(latest.current.view),
        });
        map.current = tiles;
        tiles.once('style.load', () => {
          isLaid = true;
        });
        // A tile that is missing later leaves a hole; without the style there is nothing at all.
        tiles.on('error', () => isLaid || latest.current.onLost());
      } catch {
        // A phone without WebGL.
        latest.current.onLost();
      }
      return () => {
        map.current?.remove();
        map.current = null;
      };
    },
    [styleUrl],
  );
  return (
    <Box
      ref={frame}
      position="absolute!"
      inset="0"
      data-part="tiles"
      // Above the drawing, so that the makers of the map can be read and followed.
      css={{
        '& .maplibregl-control-container': {
          position: 'absolute',
          inset: '0',
          zIndex: 2,
          pointerEvents: 'none',
        },
        '& .maplibregl-ctrl.maplibregl-ctrl-attrib': { bg: 'bg.panel', color: 'fg.muted' },
        '& .maplibregl-ctrl.maplibregl-ctrl-attrib a': { color: 'brand.fg' },
      }}
    />
  );
}
