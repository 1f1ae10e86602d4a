import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { MapView } from '../../../components/route-map/map-view';
import { cameraOf, type TileMap } from '../../../components/tile-ground/tile-map';
import { useThemePreference } from '../../../lib/theme-preference';
import { useMapColors } from '../country-map/map-colors';
import { COUNTRY_MAP_MESSAGES } from '../country-map/messages';
import { drawMap } from './draw-map';
import type { MapContent, MapSurface } from './map-content';

export interface GlCanvasProps {
  view: MapView;
  content: MapContent;
  /** Style of tiles in the place of the ground that comes with the app; null for that. */
  styleUrl: string | null;
  /** Called with the map when it can show something, and with null when it is gone. */
  onSurface: (surface: MapSurface | null) => void;
  /** Called when the style can't be had, or the map can't be drawn. */
  onLost: () => void;
}

/** The picture of a map. It only follows: anyone who moves the map moves the view, at once and without a flight. */
export function GlCanvas({ view, content, styleUrl, onSurface, onLost }: GlCanvasProps) {
  const { formatMessage } = useIntl();
  const { isDark } = useThemePreference();
  const readColors = useMapColors();
  const seaName = formatMessage(COUNTRY_MAP_MESSAGES.sea);
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<TileMap | null>(null);
  const latest = useRef({ view, onLost });
  useEffect(function followView() {
    latest.current = { view, onLost };
    map.current?.jumpTo(cameraOf(view));
  });

  useEffect(
    function layMap() {
      const lose = () => latest.current.onLost();
      // By the next frame the page has the colours of the theme, which the map reads from it.
      const request = requestAnimationFrame(() => {
        const container = frame.current;
        if (container !== null) {
          const look = { colors: readColors(container), seaName };
          map.current = drawMap(container, {
            ...{ view: latest.current.view, look, content, styleUrl },
            onDrawn: onSurface,
            onLost: lose,
          });
        }
      });
      return () => {
        cancelAnimationFrame(request);
        onSurface(null);
        map.current?.remove();
        map.current = null;
      };
    },
    [content, styleUrl, onSurface, seaName, readColors, isDark],
  );
  return (
    <Box
      ref={frame}
      position="absolute!"
      inset="0"
      data-part="gl-map"
      aria-hidden
      css={{ '& .maplibregl-control-container': { display: 'none' } }}
    />
  );
}
