import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { MapView } from '../../../components/route-map/map-view';
import type { Size } from '../../../components/route-map/route-map-types';
import { useThemePreference } from '../../../lib/theme-preference';
import type { Box } from './label-room';
import { useMapColors } from './map-colors';
import { COUNTRY_MAP_MESSAGES } from './messages';
import { paintGround } from './paint-ground';

/**
 * Draws the country on a canvas as large as `size`, anew when the view, the size, the theme or the language changes.
 * No name is written where it is `covered`.
 */
export function useGroundPainter(
  view: MapView,
  size: Size,
  covered: readonly Box[],
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { formatMessage } = useIntl();
  const { isDark } = useThemePreference();
  const colorsAt = useMapColors();
  const seaName = formatMessage(COUNTRY_MAP_MESSAGES.sea);
  useEffect(
    function paintInNextFrame() {
      // By then the page has the colours of the theme, which the painter reads from it.
      const request = requestAnimationFrame(() => {
        const element = canvas.current;
        const context = element?.getContext('2d') ?? null;
        if (element === null || context === null) {
          return;
        }
        const density = window.devicePixelRatio;
        element.width = Math.round(size.width * density);
        element.height = Math.round(size.height * density);
        context.setTransform(density, 0, 0, density, 0, 0);
        const font = getComputedStyle(element).fontFamily;
        paintGround(context, { view, size, colors: colorsAt(element), font, seaName, covered });
      });
      return () => cancelAnimationFrame(request);
    },
    [view, size, covered, isDark, colorsAt, seaName],
  );
  return canvas;
}
