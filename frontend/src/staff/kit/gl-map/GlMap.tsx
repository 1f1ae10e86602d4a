import { Flex, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { GroundBoundary } from '../../../components/tile-ground/GroundBoundary';
import { useTileStyle } from '../../../components/tile-ground/useTileGround';
import type { GlCanvasProps } from './GlCanvas';
import { MapCredit } from './MapCredit';
import { GL_MAP_MESSAGES } from './messages';

const GlCanvas = lazy(() => import('./GlCanvas').then((canvas) => ({ default: canvas.GlCanvas })));

export interface GlMapProps extends Pick<GlCanvasProps, 'view' | 'content' | 'onSurface'> {
  /** Shown where no map can be drawn; without it words say so. */
  instead?: ReactNode;
}

/** The country, with what is shown over it, drawn by MapLibre from lines that come with the app; where a style is configured over its tiles. Words where there is no WebGL. */
export function GlMap({ view, content, onSurface, instead }: GlMapProps) {
  const { styleUrl, lose: loseStyle } = useTileStyle();
  const [canDraw, setCanDraw] = useState(hasWebGl);
  const loseMap = () => setCanDraw(false);
  if (!canDraw) {
    return instead ?? <NoMap />;
  }
  return (
    <>
      <GroundBoundary onLost={loseMap}>
        <Suspense fallback={null}>
          <GlCanvas
            {...{ view, content, onSurface, styleUrl }}
            onLost={styleUrl === null ? loseMap : loseStyle}
          />
        </Suspense>
      </GroundBoundary>
      <MapCredit />
    </>
  );
}

function NoMap() {
  const { formatMessage } = useIntl();
  return (
    <Flex position="absolute" inset="0" align="center" justify="center" p="6" pointerEvents="none">
      <Text textStyle="small" maxW="22rem" textAlign="center" color="fg.muted">
        {formatMessage(GL_MAP_MESSAGES.notDrawn)}
      </Text>
    </Flex>
  );
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // The browser allows a page few of them.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
